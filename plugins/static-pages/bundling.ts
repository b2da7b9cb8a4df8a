/** How scripts of this site are bundled. */
import path from 'node:path';
import {
  bundleModule as bundle,
  type BuiltModule,
  type Bundling,
  minified,
} from '@collektive/static-pages/build';
import {cached} from '../../markdown/cache';
import {browserslist} from '../../package.json';

/** The oldest browsers of package.json, as esbuild names them: `chrome >= 111` is `chrome111`. */
export const OLDEST = browserslist.production.map((entry) => entry.replace(' >= ', ''));

const minifiedBefore = cached('scripts', ['plugins/static-pages/src/build'], ([bundle]: [string]) =>
  minified(bundle),
);

export const BUNDLING: Bundling = {
  root: path.join(__dirname, '../..'),
  target: OLDEST,
  minify: (bundle) => minifiedBefore([bundle]),
};

/** A module that pages fetch. @param entry path from the project's root @param define what stands for names in it */
export const bundleModule = (
  name: string,
  entry: string,
  define?: Record<string, string>,
): BuiltModule => bundle(BUNDLING, name, entry, define);
