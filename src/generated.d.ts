/** What plugins/page-list writes; see `ListedPage` there. */
declare module '@generated/page-list/default/pages.json' {
  const pages: {title: string; description: string; path: string}[];
  export default pages;
}

/** What plugins/shards makes of the framework's routes. */
declare module '@generated/routes' {
  import type {RouteConfig as Route} from 'react-router-config';

  /** All lists of routes, nested ones too, by number. */
  export const lists: Route[][];
  /** The first address of each shard, in their order, and how its routes are fetched: each with the number of its list. */
  export const shards: [
    first: string,
    load: () => Promise<{default: (readonly [list: number, route: Route & {path: string}])[]}>,
  ][];
}
