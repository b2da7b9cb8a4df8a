import {runInNewContext} from 'node:vm';
import {keyOf} from './address';

/** How many pages share a shard: what a reader fetches at once, and what one line stands for in every page. */
const PAGES = 32;

/** A route as the framework writes it into `routes.js`. */
interface Route {
  path: string;
  /** Arguments of `ComponentCreator`. */
  component: readonly string[];
  exact?: boolean;
  routes?: Route[];
  [attribute: string]: unknown;
}

/** A page's route, and the number of the list of routes that it belongs to. */
type Entry = readonly [list: number, route: Route];

/** What the framework generates of all pages together. */
export interface Generated {
  /** `routes.js`: which component shows which address. */
  routes: string;
  /** `routesChunkNames.json`: the parts of each route, as names. */
  chunkNames: string;
  /** `registry.js`: how a part is fetched, by its name. */
  registry: string;
}

type ChunkNames = Record<string, unknown>;

/** @throws Error where the framework writes its routes in another way */
function readRoutes(source: string): Route[] {
  const list = /export default (\[.*\]);/s.exec(source)?.[1];
  if (list === undefined) {
    throw new Error(
      'The generated routes are no list any more: read @docusaurus/core/lib/server/codegen/codegenRoutes.js, ' +
        'then mend plugins/shards/routes.ts.',
    );
  }
  const ComponentCreator = (...args: string[]): string[] => args;
  return runInNewContext(list, {ComponentCreator}) as Route[];
}

/** The lines of the registry by the names of their parts. @throws Error where there are none */
function readRegistry(source: string): Map<string, string> {
  const lines = source.matchAll(/^\s*"([^"]+)": \[(\(\) => import\(.*?\)), "/gm);
  const parts = new Map([...lines].map(([, name, load]) => [name, load]));
  if (parts.size === 0) {
    throw new Error(
      'The registry of page parts names no imports any more: read ' +
        '@docusaurus/core/lib/server/codegen/codegenRoutes.js, then mend plugins/shards/routes.ts.',
    );
  }
  return parts;
}

/** All names of parts within an entry of the chunk names, at any depth. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(namesIn);

/** The framework's tables: a small one for every page, and the rest in shards by address. */
export class Shards {
  /** Pages in the order of their addresses. */
  private readonly shards: Entry[][] = [];
  private readonly kept: Route[];
  private readonly chunkNames: ChunkNames;
  private readonly registry: Map<string, string>;
  private lists = 0;

  /**
   * @param generated what the framework wrote
   * @param home address of the home page, whose route the theme looks for: every page keeps it
   */
  constructor(
    generated: Generated,
    private readonly home: string,
  ) {
    this.chunkNames = JSON.parse(generated.chunkNames) as ChunkNames;
    this.registry = readRegistry(generated.registry);
    this.kept = readRoutes(generated.routes);
    const pages = this.pagesOf(this.kept).sort(([, a], [, b]) =>
      keyOf(a.path) < keyOf(b.path) ? -1 : 1,
    );
    for (let from = 0; from < pages.length; from += PAGES) {
      this.shards.push(pages.slice(from, from + PAGES));
    }
  }

  private readonly isPage = ({path, exact, routes}: Route): boolean =>
    exact === true && routes === undefined && path !== this.home;

  /** The pages below a list of routes. */
  private pagesOf(routes: readonly Route[]): Entry[] {
    const list = this.lists++;
    return [
      ...routes.filter(this.isPage).map((route): Entry => [list, route]),
      ...routes.flatMap((route) => (route.routes ? this.pagesOf(route.routes) : [])),
    ];
  }

  /** The addresses of a shard's pages. */
  addresses(shard: number): string[] {
    return this.shards[shard].map(([, {path}]) => path);
  }

  /** A list of the routes that every page knows, as code; lists are numbered as in `pagesOf`. */
  private listCode(routes: readonly Route[], numbers: {next: number}): string {
    const list = numbers.next++;
    const kept = routes
      .filter((route) => !this.isPage(route))
      .map((route) => this.routeCode(route, route.routes && this.listCode(route.routes, numbers)));
    return `list(${list},[${kept.join()}])`;
  }

  private routeCode({component, routes: _, ...rest}: Route, routes?: string): string {
    const attributes = Object.entries(rest).map(
      ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
    );
    const creator = `component:ComponentCreator(${component.map((one) => JSON.stringify(one)).join()})`;
    return `{${[...attributes, creator, ...(routes ? [`routes:${routes}`] : [])].join()}}`;
  }

  /** `routes.js` for every page: no page's own route, but where to fetch it. */
  routesCode(): string {
    const shards = this.shards.map(
      ([[, {path}]], shard) =>
        `[${JSON.stringify(keyOf(path))},()=>import(/* webpackChunkName: "pages-${shard}" */ "@generated/routes?shard=${shard}")]`,
    );
    return [
      "import ComponentCreator from '@docusaurus/ComponentCreator';",
      'export const lists = [];',
      'const list = (number, routes) => (lists[number] = routes);',
      `export const shards = [${shards.join()}];`,
      `export default ${this.listCode(this.kept, {next: 0})};`,
    ].join('\n');
  }

  /** Keys of `routesChunkNames.json`. */
  private keysOf(routes: readonly Route[]): string[] {
    return routes.map(({component}) => component.join('-')).filter((key) => key in this.chunkNames);
  }

  private keptKeys(routes: readonly Route[] = this.kept): string[] {
    return [
      ...this.keysOf(routes.filter((route) => !this.isPage(route))),
      ...routes.flatMap((route) => (route.routes ? this.keptKeys(route.routes) : [])),
    ];
  }

  private namesOf(keys: readonly string[]): ChunkNames {
    return Object.fromEntries(keys.map((key) => [key, this.chunkNames[key]]));
  }

  private loadersOf(keys: readonly string[]): string {
    const names = new Set(keys.flatMap((key) => namesIn(this.chunkNames[key])));
    const loaders = [...names].sort().map((name) => `"${name}":[${this.registry.get(name)}]`);
    return `{${loaders.join()}}`;
  }

  /** `routesChunkNames.json` for every page. */
  chunkNamesJson(): string {
    return JSON.stringify(this.namesOf(this.keptKeys()));
  }

  /** `registry.js` for every page. */
  registryCode(): string {
    return `export default ${this.loadersOf(this.keptKeys())};`;
  }

  /**
   * A shard as a module: adds to the tables of every page, and gives the routes of its pages.
   * @param imports of what its pages need besides
   */
  shardCode(shard: number, imports: readonly string[]): string {
    const entries = this.shards[shard];
    const keys = this.keysOf(entries.map(([, route]) => route));
    const routes = entries.map(([list, route]) => `[${list},${this.routeCode(route)}]`);
    return [
      "import ComponentCreator from '@docusaurus/ComponentCreator';",
      "import chunkNames from '@generated/routesChunkNames';",
      "import registry from '@generated/registry';",
      ...imports.map((one) => `import ${JSON.stringify(one)};`),
      `Object.assign(chunkNames, ${JSON.stringify(this.namesOf(keys))});`,
      `Object.assign(registry, ${this.loadersOf(keys)});`,
      `export default [${routes.join(',\n')}];`,
    ].join('\n');
  }
}
