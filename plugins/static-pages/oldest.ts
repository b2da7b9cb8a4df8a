import {browserslist} from '../../package.json';

/** The oldest browsers of package.json, as esbuild names them: `chrome >= 111` is `chrome111`. */
export const OLDEST = browserslist.production.map((entry) => entry.replace(' >= ', ''));
