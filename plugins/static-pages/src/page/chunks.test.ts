import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const CHUNK = 'https://site.test/assets/js/1.js';

/** A part that the bundler's runtime cannot have. */
const miss = () => ({
  reason: {name: 'ChunkLoadError', message: 'gone', request: CHUNK},
  preventDefault: vi.fn(),
});

const reload = vi.fn();
const warn = vi.spyOn(console, 'warn').mockReturnValue();
const settled = () => new Promise(setImmediate);

/** What a page would run, as it begins. @param navigation how the page was come to */
async function page(navigation: 'navigate' | 'reload', hasHydrated = 'false') {
  vi.resetModules();
  vi.stubGlobal('window', {
    location: {href: 'https://site.test/', reload},
    performance: {getEntriesByType: () => [{type: navigation}]},
  });
  vi.stubGlobal('document', {
    documentElement: {dataset: {hasHydrated}},
    querySelector: () => null,
  });
  return (await import('./chunks')).onRejection;
}

describe('C12 a part that the framework’s client asks for is gone', () => {
  const fetch = vi.fn(() => Promise.resolve({status: 404}));
  beforeEach(() => vi.stubGlobal('fetch', fetch));
  afterEach(() => {
    vi.unstubAllGlobals();
    [fetch, reload, warn].forEach((one) => one.mockClear());
  });

  it('C12 reloads the page once, and warns once', async () => {
    const onRejection = await page('navigate');
    const first = miss();
    onRejection(first);
    onRejection(miss());
    await settled();
    expect(first.preventDefault).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledExactlyOnceWith(CHUNK, {method: 'HEAD', cache: 'no-store'});
    expect(reload).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('C12 never reloads what was just reloaded', async () => {
    (await page('reload'))(miss());
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('C12 warns only, once the framework has taken over', async () => {
    (await page('navigate', 'true'))(miss());
    await settled();
    expect(reload).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('C12 leaves other faults to others', async () => {
    const other = {reason: new Error('another'), preventDefault: vi.fn()};
    (await page('navigate'))(other);
    await settled();
    expect(other.preventDefault).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });
});
