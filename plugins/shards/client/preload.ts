import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {isAtRest} from '../../next-page/atRest';
import {fetchRoute} from './routes';

/**
 * Fetches all that a page is shown with, as the framework's function of this name does; here its route
 * comes first, and a page that rests needs nothing.
 * @param pathname below the site's origin, escaped or not
 * @throws Error where a part cannot be had
 */
export default async function preload(pathname: string): Promise<void> {
  if (isAtRest(pathname)) {
    return;
  }
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  await Promise.all(paths.map(fetchRoute));
  const matches = paths.flatMap((path) => matchRoutes(routes, path));
  await Promise.all(matches.map(async ({route}) => route.component?.preload?.()));
}
