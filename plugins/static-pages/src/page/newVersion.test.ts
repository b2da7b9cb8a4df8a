import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const SCRIPT = 'https://site.test/assets/js/page.1.js';

const reload = vi.fn();
const warn = vi.spyOn(console, 'warn').mockReturnValue();
const settled = () => new Promise(setImmediate);

/** What a static page runs as it begins. @returns tells it of a fault, as the browser does */
async function page(navigation: 'navigate' | 'reload', dataset: DOMStringMap = {}) {
  vi.resetModules();
  const listeners: ((event: object) => void)[] = [];
  vi.stubGlobal('window', {
    location: {href: 'https://site.test/', reload},
    performance: {getEntriesByType: () => [{type: navigation}]},
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  });
  vi.stubGlobal('document', {documentElement: {dataset}, querySelector: () => null});
  const {reloadForNewVersion} = await import('./newVersion');
  reloadForNewVersion();
  return (event: object): void => listeners.forEach((listener) => listener(event));
}

const gone = {target: {tagName: 'SCRIPT', src: SCRIPT}};

describe('C12 a script of a static page that is gone', () => {
  beforeEach(() =>
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve({status: 404})),
    ),
  );
  afterEach(() => {
    vi.unstubAllGlobals();
    [reload, warn].forEach((one) => one.mockClear());
  });

  it('C12 E3 is named in a warning, once, before the one reload', async () => {
    const tell = await page('navigate');
    tell(gone);
    tell({target: {tagName: 'SCRIPT', src: 'https://site.test/assets/js/other.1.js'}});
    expect(warn).toHaveBeenCalledExactlyOnceWith(`${SCRIPT} could not be loaded.`);
    expect(reload).not.toHaveBeenCalled();
    await settled();
    expect(reload).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('C12 a page in its place is one, too', async () => {
    const tell = await page('navigate');
    tell({target: {}, error: new SyntaxError("Unexpected token '<'"), filename: SCRIPT});
    await settled();
    expect(warn).toHaveBeenCalledExactlyOnceWith(`${SCRIPT} could not be loaded.`);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('C12 is told by the framework itself where that has taken over', async () => {
    const tell = await page('navigate', {hasHydrated: 'true'});
    tell(gone);
    await settled();
    expect(warn).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('C12 never reloads what was just reloaded', async () => {
    const tell = await page('reload');
    tell(gone);
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });
});
