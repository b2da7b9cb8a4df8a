import type {ReactNode} from 'react';
import {renderRoutes, type RouteConfig} from 'react-router-config';
import {useLocation} from '@docusaurus/router';
import AtRest from '../../next-page/AtRest';
import {isAtRest} from '../../next-page/atRest';

interface Props {
  routes: RouteConfig[];
  extraProps?: object;
}

/** Looks at the list with each change of page: it may have become longer. */
function Routes({routes, extraProps}: Props): ReactNode {
  const {pathname} = useLocation();
  return isAtRest(pathname) ? <AtRest /> : renderRoutes(routes, extraProps);
}

/** As the router's function of this name, which looks at the list once and knows no page that rests. */
export default (routes: RouteConfig[] | undefined, extraProps?: object): ReactNode =>
  routes && <Routes routes={routes} extraProps={extraProps} />;
