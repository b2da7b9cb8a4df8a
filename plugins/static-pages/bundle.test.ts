/** The script is run as it is sent: built, minified, in a page made of what it touches. */
import {createContext, runInContext} from 'node:vm';
import {describe, expect, test, vi} from 'vitest';
import path from 'node:path';
import {bundleScript} from '@collektive/static-pages/build';
import {OLDEST} from './bundling';

const HEAD = path.join(__dirname, '../../src/page/head.ts');

const SETTINGS: PageSettings = {
  respectSystemColorMode: true,
  defaultColorMode: 'light',
  announcementId: 'new',
  hideNavbarOnScroll: false,
  hydratesIslands: true,
  islands: {},
  earlySearch: null,
  tools: '/tools.js',
};

interface Given {
  address?: string;
  stored?: Record<string, string>;
  /** Storage that throws at every touch. */
  blocked?: boolean;
  /** How the page was come to. */
  navigation?: 'navigate' | 'reload';
  /** Value of `data-has-hydrated`; the server sends `false`. */
  hydrated?: 'true' | 'false';
  /** The script of controls has come. */
  hasControls?: boolean;
  /** What the server answers for a file; without it, nothing can be reached. */
  status?: number;
}

function createStorage(stored: Record<string, string>, blocked: boolean) {
  const entries = new Map(Object.entries(stored));
  const guarded = <T>(value: T): T => {
    if (blocked) {
      throw new Error('denied');
    }
    return value;
  };
  return {
    entries,
    getItem: (key: string) => guarded(entries.get(key) ?? null),
    setItem: (key: string, value: string) => guarded(void entries.set(key, value)),
    removeItem: (key: string) => guarded(void entries.delete(key)),
  };
}

/** Runs the script and says what it left behind. */
function run(given: Given, settings = SETTINGS) {
  const location = new URL(given.address ?? 'https://site.test/docs/intro/');
  const storage = createStorage(given.stored ?? {}, given.blocked ?? false);
  const dataset: Record<string, string> = {
    hasHydrated: given.hydrated ?? 'false',
    ...(given.hasControls && {controls: ''}),
  };
  const listeners = new Map<string, (event: unknown) => void>();
  const loads: ((event: unknown) => void)[] = [];
  const drawing = {getAttribute: () => '/a.svg#wide', setAttribute: vi.fn()};
  const reload = vi.fn();
  const {status} = given;
  const fetch = vi.fn(() =>
    status === undefined ? Promise.reject(new TypeError('offline')) : Promise.resolve({status}),
  );
  const replaceState = vi.fn();
  const warn = vi.fn();
  const window: Record<string, unknown> = {
    location: {
      pathname: location.pathname,
      search: location.search,
      hash: location.hash,
      reload,
    },
    history: {state: {kept: true}, replaceState},
    localStorage: storage,
    sessionStorage: storage,
    performance: {getEntriesByType: () => [{type: given.navigation ?? 'navigate'}]},
    matchMedia: () => ({matches: false}),
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      type === 'load' ? loads.push(listener) : listeners.set(type, listener),
  };
  const context = createContext({
    window,
    document: {
      documentElement: {dataset},
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        listeners.set(`document ${type}`, listener),
      removeEventListener: (type: string) => listeners.delete(`document ${type}`),
      querySelector: () => null,
      querySelectorAll: () => [drawing],
    },
    console: {warn},
    fetch,
    URLSearchParams,
  });
  runInContext(bundleScript(HEAD, settings, OLDEST), context);
  const syntaxError: unknown = runInContext('new SyntaxError("<")', context);
  return {
    dataset,
    listeners,
    loaded: () => loads.forEach((listener) => listener({})),
    drawn: drawing.setAttribute,
    fetch,
    reload,
    replaceState,
    syntaxError,
    warn,
    window,
    storage,
  };
}

describe('head', () => {
  test.each([
    ['/docs/intro/index.html', '/docs/intro/'],
    ['/docs/100%/', '/docs/100%25/'],
    ['/docs/intro/?q=a#%E0%A4%A', '/docs/intro/?q=a#%25E0%25A4%25A'],
  ])('R4 C9 %s becomes %s', (address, repaired) => {
    const {replaceState} = run({address: `https://site.test${address}`});
    expect(replaceState).toHaveBeenCalledExactlyOnceWith({kept: true}, '', repaired);
  });

  test('C9 a sound address is left alone', () => {
    expect(run({}).replaceState).not.toHaveBeenCalled();
  });

  test('C17 blocked storage is taken away, with one warning', () => {
    const {window, warn} = run({blocked: true});
    expect([window.localStorage, window.sessionStorage]).toEqual([null, null]);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('C17 storage that works keeps what it has', () => {
    const {storage, warn} = run({stored: {theme: 'dark'}}, {...SETTINGS, announcementId: null});
    expect([...storage.entries]).toEqual([['theme', 'dark']]);
    expect(warn).not.toHaveBeenCalled();
  });

  describe('F14 a script that stands in the page', () => {
    const CHUNK = 'https://site.test/assets/js/1.js';
    const gone = {target: {tagName: 'SCRIPT', src: CHUNK}};
    const settled = () => new Promise(setImmediate);

    test.each([
      ['is gone', gone],
      ['is a page', {target: {}, isSyntaxError: true, filename: CHUNK}],
    ])('F14 and %s reloads it once', async (_, fault) => {
      const {listeners, fetch, reload, syntaxError} = run({status: 200});
      const event = {...fault, error: 'isSyntaxError' in fault ? syntaxError : undefined};
      listeners.get('error')!(event);
      listeners.get('error')!(event);
      await settled();
      expect(fetch).toHaveBeenCalledExactlyOnceWith(CHUNK, {method: 'HEAD', cache: 'no-store'});
      expect(reload).toHaveBeenCalledOnce();
    });

    test.each<[string, Given]>([
      ['was just reloaded', {status: 404, navigation: 'reload'}],
      ['the framework has taken over', {status: 404, hydrated: 'true'}],
      ['cannot be reached', {}],
      ['has a server at fault', {status: 503}],
    ])('F15 leaves a page alone that %s', async (_, given) => {
      const {listeners, reload} = run(given);
      listeners.get('error')!(gone);
      await settled();
      expect(reload).not.toHaveBeenCalled();
    });

    test('other faults are not its business', async () => {
      const {listeners, reload} = run({status: 404});
      listeners.get('error')!({target: {tagName: 'IMG', src: '/img/a.png'}});
      listeners.get('error')!({target: {}, error: new Error('another'), filename: CHUNK});
      await settled();
      expect(reload).not.toHaveBeenCalled();
    });
  });
});

describe('C12 before the script of the controls has come', () => {
  const element = (matches: string[]) => ({
    matches: (selector: string) => matches.some((one) => selector.includes(one)),
    closest: (selector: string) => (matches.some((one) => selector.includes(one)) ? {} : null),
  });
  const event = (type: string, more: object) => ({
    ...{type, ctrlKey: false, metaKey: false, preventDefault: vi.fn()},
    ...more,
  });
  type Early = {events: {event: unknown; isTyped: boolean}[]; stop: () => void};

  test('presses of controls are kept, links are left to the browser', () => {
    const {listeners, window} = run({});
    const press = event('click', {target: element(['button'])});
    const follow = event('click', {target: element([])});
    listeners.get('document click')!(press);
    listeners.get('document click')!(follow);
    expect((window.early as Early).events).toEqual([{event: press, isTyped: false}]);
    expect(press.preventDefault).toHaveBeenCalledOnce();
    expect(follow.preventDefault).not.toHaveBeenCalled();
  });

  test('where the script never comes, the browser does what it does', () => {
    const {listeners, loaded} = run({});
    loaded();
    expect([...listeners.keys()].filter((key) => key.startsWith('document'))).toEqual([]);
  });

  test('where it never comes, drawings come with the page', () => {
    const {loaded, drawn} = run({});
    expect(drawn).not.toHaveBeenCalled();
    loaded();
    expect(drawn).toHaveBeenCalledExactlyOnceWith('href', '/a.svg#wide');
  });

  test('where it has come, drawings are left to it', () => {
    const {loaded, drawn} = run({hasControls: true});
    loaded();
    expect(drawn).not.toHaveBeenCalled();
  });
});

test.each([
  ['?q=share', ''],
  ['?q=%20', undefined],
  ['', undefined],
])('S14 an address that ends in "%s" asks: %s', (search, asked) => {
  expect(run({address: `https://site.test/search/${search}`}).dataset.asked).toBe(asked);
});
