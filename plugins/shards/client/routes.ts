import {lists, shards} from '@generated/routes';
import {keyOf} from '../address';

// Lists become longer, and by its place in one React would take another route for the one that is shown.
for (const list of lists) {
  for (const route of list) {
    route.key ??= String(route.path);
  }
}

/** Numbers of the shards whose routes the router knows. */
const known = new Set<number>();

/**
 * Lets the router know the route of a page, which comes with those of its neighbours.
 * @param path of the page, below the site's origin
 * @throws Error where the shard cannot be had; a later call tries again
 */
export async function fetchRoute(path: string): Promise<void> {
  const key = keyOf(path);
  const number = shards.findLastIndex(([first]) => first <= key);
  if (number < 0 || known.has(number)) {
    return;
  }
  const {default: entries} = await shards[number][1]();
  if (known.has(number)) {
    return;
  }
  known.add(number);
  for (const [list, route] of entries) {
    lists[list].unshift({...route, key: route.path});
  }
}
