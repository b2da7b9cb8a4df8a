import path from 'node:path';
import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ShortClasses} from './names';

/** Where a class of the theme is told by a part of its name. */
const SOURCES = 'src/**/*.{css,ts,tsx}';
const BY_PART = /\[class\*=['"]?([\w-]+)/g;

/** As far as it matters here, of rspack's and webpack's rules. */
interface Rule {
  use?: unknown;
  oneOf?: unknown;
  rules?: unknown;
  options?: unknown;
}

type GetLocalIdent = (
  module: {resourcePath: string},
  template: string,
  local: string,
) => string | undefined;

/** The settings for modules of the loaders of style sheets, wherever they stand. */
function moduleSettings(rules: unknown): Record<string, unknown>[] {
  return (Array.isArray(rules) ? rules : [rules]).flatMap((rule: Rule | undefined | null) => {
    if (typeof rule !== 'object' || rule === null) {
      return [];
    }
    const {modules} = (rule.options ?? {}) as {modules?: Record<string, unknown>};
    const own = modules?.localIdentName === undefined ? [] : [modules];
    return [...own, ...[rule.use, rule.oneOf, rule.rules].flatMap(moduleSettings)];
  });
}

/**
 * Short names for the classes of CSS modules, in what is published: 1 kB less in pages and their style
 * sheets. `npm start` keeps the names of the sources.
 */
export default async function shortClasses({siteDir}: LoadContext): Promise<Plugin> {
  const files = await Globby(SOURCES, {cwd: siteDir, absolute: true});
  const parts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(BY_PART)].map(([, part]) => part),
  );
  const names = new ShortClasses(parts);
  const getLocalIdent: GetLocalIdent = ({resourcePath}, _, local) =>
    names.of(path.relative(siteDir, resourcePath).replaceAll('\\', '/'), local);
  return {
    name: 'short-classes',
    configureWebpack({mode, module}) {
      if (mode === 'production') {
        const settings = moduleSettings(module?.rules);
        if (settings.length === 0) {
          throw new Error(
            'No rule of the bundler has `modules.localIdentName`: read ' +
              '@docusaurus/core/lib/webpack/base.js, then mend plugins/short-classes.',
          );
        }
        settings.forEach((modules) => Object.assign(modules, {getLocalIdent}));
      }
      return {};
    },
  };
}
