import {useLayoutEffect, useMemo, useRef, useState, type ReactElement, type ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import {Route, type RouteComponentProps} from 'react-router-dom';
import routes from '@generated/routes';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {useHistory} from '@docusaurus/router';
import {leaveFor} from '@site/src/page/reach';
import {endRest, isAtRest} from './atRest';

type Location = RouteComponentProps['location'];

/** Is there a page of the router's, or is it for the host to say? @param pathname below the site's origin */
const isPage = (pathname: string): boolean =>
  [pathname, decodeURI(pathname)].some((path) =>
    matchRoutes(routes, path).some(({route}) => route.path !== '*'),
  );

interface Props {
  location: Location;
  children: ReactElement;
}

/**
 * Keeps a page on the screen until the parts of the next one are there, as the framework's component of
 * this name does. Where a part cannot be had, that one always reloads, and a reader who is offline loses the
 * page. Here the browser goes to the next page by itself if it can be reached, else the address goes back to
 * the page that stays. The same where the address is none of the router's.
 *
 * @param props.location of the page that is wanted
 */
export default function PendingNavigation({location, children}: Props): ReactNode {
  const history = useHistory();
  const [shown, setShown] = useState<{location: Location; previous: Location | null}>(() => {
    dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location});
    return {location, previous: null};
  });
  /** The next change of the address only takes the last one back. */
  const returns = useRef(false);

  useLayoutEffect(() => {
    if (location === shown.location) {
      return undefined;
    }
    const step = {previousLocation: shown.location, location};
    if (returns.current) {
      returns.current = false;
      return undefined;
    }
    let isWanted = true;
    const settle = dispatchLifecycleAction('onRouteUpdate', step);
    const stay = () => {
      // Nothing moves, but the bar that shows progress is done.
      dispatchLifecycleAction('onRouteDidUpdate', {...step, location: shown.location});
      returns.current = true;
      if (history.action === 'PUSH') {
        history.goBack();
      } else {
        history.replace(shown.location);
      }
    };
    const leaveOrStay = async () => {
      if (!(await leaveFor(window.location.href)) && isWanted) {
        stay();
      }
    };
    preload(location.pathname).then(
      async () => {
        settle();
        if (!isWanted) {
          return;
        }
        if (location.pathname !== shown.location.pathname && !isPage(location.pathname)) {
          await leaveOrStay();
          return;
        }
        if (!isAtRest(location.pathname)) {
          endRest();
        }
        setShown({location, previous: shown.location});
      },
      async (error: unknown) => {
        settle();
        if (isWanted) {
          await leaveOrStay();
        }
        // To src/page/chunks, which tells the console once.
        throw error;
      },
    );
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is shown follows from the location
  }, [location]);

  return useMemo(
    () => (
      <ClientLifecyclesDispatcher previousLocation={shown.previous} location={shown.location}>
        {/* Gives everything below it the location of the page that is shown. */}
        <Route location={shown.location} render={() => children} />
      </ClientLifecyclesDispatcher>
    ),
    [shown, children],
  );
}
