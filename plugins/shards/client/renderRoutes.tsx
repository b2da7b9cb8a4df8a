import type {ReactNode} from 'react';
import {renderRoutes, type RouteConfig} from 'react-router-config';
import {useLocation} from '@docusaurus/router';

interface Props {
  routes: RouteConfig[];
  extraProps?: object;
}

/** Looks at the list with each change of page: it may have become longer. */
function Routes({routes, extraProps}: Props): ReactNode {
  useLocation();
  return renderRoutes(routes, extraProps);
}

/** As the router's function of this name, which looks at the list once. */
export default (routes: RouteConfig[] | undefined, extraProps?: object): ReactNode =>
  routes && <Routes routes={routes} extraProps={extraProps} />;
