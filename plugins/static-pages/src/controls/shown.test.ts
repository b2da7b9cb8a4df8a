/**
 * What controls of a page that was drawn ahead, or comes back out of the browser's cache, have of what other pages
 * stored meanwhile; e2e/docs-layout.spec.ts has the sidebar and the tabs, in a browser that does both.
 */
import {afterEach, describe, expect, test, vi} from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** A page as far as these controls look at it. */
function page() {
  const listeners: [type: string, act: (event: object) => void][] = [];
  const target = {
    addEventListener: (type: string, act: (event: object) => void) => listeners.push([type, act]),
  };
  const stored = new Map<string, string>();
  const dataset: Record<string, string> = {};
  const meta = (selector: string) =>
    selector.includes('docusaurus_tag') ? 'docs-default-current' : 'current';
  vi.stubGlobal('document', {
    ...target,
    documentElement: {dataset},
    querySelectorAll: () => [],
    querySelector: (selector: string) => ({content: meta(selector)}),
  });
  vi.stubGlobal('window', {
    ...target,
    matchMedia: () => ({...target, matches: false}),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
  vi.stubGlobal('PAGE_SETTINGS', {respectSystemColorMode: true});
  vi.resetModules();
  const happen = (type: string, event = {}): void =>
    listeners.filter(([one]) => one === type).forEach(([, act]) => act(event));
  return {stored, dataset, happen};
}

const SHOWN: [how: string, type: string, event: object][] = [
  ['drawn ahead', 'prerenderingchange', {}],
  ['come back to', 'pageshow', {persisted: true}],
];

describe.each(SHOWN)('a page that was %s', (_, type, event) => {
  test('C8 has no announcement that was closed meanwhile', async () => {
    const {stored, dataset, happen} = page();
    (await import('./announcement')).startAnnouncement();
    stored.set('docusaurus.announcement.dismiss', 'true');
    happen(type, event);
    expect(dataset.announcementBarInitiallyDismissed).toBe('true');
  });

  test('C15 has the colours that were chosen meanwhile', async () => {
    const {stored, dataset, happen} = page();
    (await import('./colourMode')).startColourMode();
    stored.set('theme', 'dark');
    happen(type, event);
    expect(dataset).toEqual({theme: 'dark', themeChoice: 'dark'});
  });

  test('C16 is of the version that was read last', async () => {
    const {stored, happen} = page();
    (await import('./version')).startVersion();
    happen(type, event);
    expect([...stored]).toEqual([['docs-preferred-version-default', 'current']]);
  });
});

test('a page that is opened has read all of it by then', async () => {
  const {stored, happen} = page();
  const {onShown} = await import('./events');
  onShown(() => stored.set('read', 'again'));
  happen('pageshow', {persisted: false});
  expect(stored.size).toBe(0);
});
