import {runInNewContext} from 'node:vm';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {matchPath} from 'react-router';
import {describe, expect, test} from 'vitest';
import {keyOf} from './address';
import {complete, docsOf, itemsOf} from './client/sidebars';
import quickMatch from './match-loader';
import {Shards, type Generated} from './routes';
import {Sidebars, type VersionProps} from './sidebars';

const PAGES = 70;

const route = (path: string): string => `{
    path: '${path}',
    component: ComponentCreator('${path}', 'abc'),
    exact: true,
    sidebar: "main"
  }`;

/** As codegenRoutes writes them: a home page, documents within three routes, what is found nowhere. */
function generate(): Generated {
  const paths = Array.from({length: PAGES}, (_, n) => `/docs/${String(n).padStart(3, '0')}/`);
  const nest = (routes: string): string =>
    `{path: '/docs/', component: ComponentCreator('/docs/', 'top'), routes: [${routes}]}`;
  const names = Object.fromEntries(
    paths.map((path, n) => [`${path}-abc`, {__comp: 'item', content: `c${n}`}]),
  );
  const line = (name: string): string =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`;
  return {
    routes: `import React from 'react';\nexport default [\n${[route('/'), nest(paths.map(route).join())].join()},\n  {\n    path: '*',\n    component: ComponentCreator('*'),\n  },\n];\n`,
    chunkNames: JSON.stringify({
      '/-abc': {__comp: 'home'},
      '/docs/-top': {__comp: 'root', deep: [{list: 'data'}]},
      ...names,
    }),
    registry: `export default {\n${['home', 'root', 'data', 'item', ...paths.map((_, n) => `c${n}`)].map(line).join('\n')}};\n`,
  };
}

describe('shards of routes', () => {
  const shards = new Shards(generate(), '/');

  test('every page knows the home page and what holds pages, and none of the others', () => {
    const code = shards.routesCode();
    expect(code).toContain('ComponentCreator("/","abc")');
    expect(code).toContain('ComponentCreator("/docs/","top")');
    expect(code).toContain('ComponentCreator("*")');
    expect(code).not.toContain('/docs/001/');
    expect(Object.keys(JSON.parse(shards.chunkNamesJson()) as object)).toEqual([
      '/-abc',
      '/docs/-top',
    ]);
    expect(shards.registryCode().match(/"\w+":\[/g)).toEqual(['"data":[', '"home":[', '"root":[']);
  });

  test('numbers the lists of routes as shards do', () => {
    const code = shards
      .routesCode()
      .replace(/^import .*$/gm, '')
      .replaceAll('export const', 'const');
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code is what is tested
    const evaluate = new Function(
      'ComponentCreator',
      code.replace('export default', 'const routes =') + '\nreturn {routes, lists};',
    );
    const {routes, lists} = evaluate(() => 'component') as {
      routes: {path: string; routes?: unknown[]}[];
      lists: unknown[];
    };
    expect(routes.map(({path}) => path)).toEqual(['/', '/docs/', '*']);
    expect(lists[0]).toBe(routes);
    expect(lists[1]).toBe(routes[1].routes);
    expect(lists).toHaveLength(2);
  });

  test('names where each shard begins, in order', () => {
    expect(
      [...shards.routesCode().matchAll(/\["(\/[^"]+)",\(\)/g)].map(([, first]) => first),
    ).toEqual(['/docs/000', '/docs/032', '/docs/064']);
  });

  test('each page is in one shard, with its list, its parts and how they are fetched', () => {
    const all = [0, 1, 2].map((n) => shards.shardCode(n, ['@generated/more']));
    for (let n = 0; n < PAGES; n++) {
      const path = `/docs/${String(n).padStart(3, '0')}/`;
      const [code, ...others] = all.filter((one) => one.includes(`"path":"${path}"`));
      expect(others).toEqual([]);
      // The pages of the second list: that of the route which holds documents.
      expect(code).toContain(
        `[1,{"path":"${path}","exact":true,"sidebar":"main",component:ComponentCreator("${path}","abc")}]`,
      );
      expect(code).toContain(`"${path}-abc":{"__comp":"item","content":"c${n}"}`);
      expect(code).toContain(
        `"c${n}":[() => import(/* webpackChunkName: "c${n}" */ "@site/c${n}")]`,
      );
      expect(code).toContain('"item":[');
      expect(code).toContain('import "@generated/more";');
    }
  });

  test.each(['routes', 'registry'] as const)(
    'fails where the framework writes its %s in another way, and says what to read',
    (name) => {
      expect(() => new Shards({...generate(), [name]: 'export default {};'}, '/')).toThrow(
        'codegenRoutes.js',
      );
    },
  );

  test.each(['/docs/A', '/docs/a/', '/docs/a/index.html', '/docs/a.html'])(
    'takes %s for the same address as the router does',
    (path) => expect(keyOf(path)).toBe('/docs/a'),
  );
});

const link = (n: number): PropSidebarItem => ({
  type: 'link',
  label: `Page ${n}`,
  href: `/docs/${n}`,
  docId: String(n),
  unlisted: false,
});

const category = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  href,
});

const range = (from: number, to: number): PropSidebarItem[] =>
  Array.from({length: to - from}, (_, n) => link(from + n));

const version = (items: PropSidebarItem[]): VersionProps => ({
  version: {
    pluginId: 'default',
    docsSidebars: {main: items},
    docs: Object.fromEntries(
      Array.from({length: 200}, (_, n) => [
        String(n),
        {id: String(n), title: `Page ${n}`, description: `About ${n}`},
      ]),
    ),
  } as unknown as VersionProps['version'],
});

/** Runs code that a loader returned. @returns what it exports */
function run<T>(code: string): T {
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'return');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code is what is tested
  return new Function('complete', 'docsOf', 'itemsOf', body)(complete, docsOf, itemsOf) as T;
}

describe('sidebars', () => {
  const LONG = [
    link(0),
    category('A', range(1, 100), '/docs/category/a'),
    category('B', [link(100), category('C', range(101, 150))]),
  ];

  test('a short one stays whole', () => {
    const items = [category('A', range(0, 100))];
    expect(new Sidebars('one.json', version(items)).isLong).toBe(false);
    expect(new Sidebars('one.json', version([...items, link(100)])).isLong).toBe(true);
  });

  test('the categories of a long one are fetched with the pages within them', () => {
    const sidebars = new Sidebars('docs/p/two.json', version(LONG));
    const modules = (address: string): string[] => sidebars.modulesFor(address);
    expect(modules('/docs/0/')).toEqual([]);
    expect(modules('/docs/5/')).toEqual(['@generated/docs/p/two.json?category=0']);
    expect(modules('/docs/category/a/')).toEqual(['@generated/docs/p/two.json?category=0']);
    expect(modules('/docs/120/')).toEqual([
      '@generated/docs/p/two.json?category=1',
      '@generated/docs/p/two.json?category=2',
    ]);
  });

  test.each([
    ['before', [0, 1, 2], true],
    ['after', [2, 1, 0], false],
  ])('are whole again when all has come, categories %s the rest', (_, numbers, first) => {
    const file = `${String(first)}.json`;
    const sidebars = new Sidebars(file, version(LONG));
    const fetchAll = (): void => numbers.forEach((n) => run(sidebars.categoryCode(n)));
    if (first) {
      fetchAll();
    }
    const shared = run<VersionProps>(sidebars.sharedCode());
    if (!first) {
      const [, a, b] = shared.version.docsSidebars.main as {items: PropSidebarItem[]}[];
      expect(a.items).toEqual([]);
      // Without a page of its own, it leads to its first one.
      expect(b.items).toEqual([link(100)]);
      expect(Object.keys(shared.version.docs)).not.toContain('5');
      expect(Object.keys(shared.version.docs)).toEqual(expect.arrayContaining(['0', '100', '199']));
      fetchAll();
    }
    expect(shared).toEqual(JSON.parse(sidebars.wholeJson()));
    const unmarked = JSON.stringify(shared).replaceAll(',"customProps":{"far":true}', '');
    expect(JSON.parse(unmarked)).toEqual(JSON.parse(JSON.stringify(version(LONG))));
  });
});

describe('the router while the site is built', () => {
  const head = 'function matchPath(pathname, options) {';
  const quick = quickMatch as (source: string) => string;
  // What is left to the router is `asked`.
  const match = runInNewContext(`${quick(`${head} return 'asked'; }`)} matchPath;`) as (
    pathname: string,
    options: string | {path?: string | string[]; exact?: boolean},
  ) => string | null;
  const paths = ['/', '/a/', '/a', '/A/B/', '/a/b', '/a/b.html', '/:id/', '/a/*', '/a(b)?', '*'];

  test('is never kept from a match', () => {
    for (const pathname of paths) {
      for (const path of paths) {
        const found = matchPath(pathname, {path, exact: true});
        expect([
          pathname,
          path,
          found === null || match(pathname, {path, exact: true}),
        ]).not.toContain(null);
      }
    }
  });

  test('is asked of few pages, and of all that is more than an address', () => {
    const asked = paths.filter((path) => match('/a/b/', {path, exact: true}));
    expect(asked).toEqual(['/A/B/', '/a/b', '/:id/', '/a/*', '/a(b)?', '*']);
    expect(match('/a/b/', {path: '/a/c/'})).toBe('asked');
    expect(match('/a/b/', {path: ['/a/c/'], exact: true})).toBe('asked');
    expect(match('/a/b/', '/a/c/')).toBe('asked');
  });

  test('fails where the router is another one, and says what to read', () => {
    expect(() => quick('const matchPath = 1;')).toThrow('read react-router/esm/react-router.js');
  });
});
