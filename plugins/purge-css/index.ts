import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {PurgeCSS} from 'purgecss';
import {parse, type AcceptedPlugin} from 'postcss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dropOverriddenVariables, dropUnusedVariables} from './variables';

/** Where a class or a variable of the framework's style sheet may be named. */
const USERS = [
  'src/**/*.{ts,tsx,css,mdx}',
  'plugins/**/*.{ts,tsx}',
  '{docs,blog}/**/*.{md,mdx}',
  'node_modules/@docusaurus/{theme-classic,theme-common,core}/lib/**/*.{js,css}',
  'node_modules/@docusaurus/{plugin-content-docs,plugin-content-blog}/lib/client/**/*.js',
];

/** Our values for Infima's variables, outside of any cascade layer and so above Infima's. */
const OVERRIDES = 'src/css/infima.css';

/** Set by scripts on <html>, so named in no component. */
const SAFE = {standard: ['html', 'body'], greedy: [/data-theme/]};

/** Variants that the theme names and this site's settings never ask for. */
const VARIANTS = [/^(navbar|footer)--dark/, /^badge/, /^button--outline/];

/**
 * Callouts, links of menus, the button that closes the announcement, the one back to the menu and a backdrop that never
 * shows: they have all their looks from our own style sheets.
 */
const DRESSED_ANEW = [/^alert/, /^close$/, /^dropdown__link/, /^navbar-sidebar__back/];

/** In Infima, in none of our style sheets, and unused: where it is found, nothing was purged. */
const MARKER = '.badge';

type Maker = (options: object) => AcceptedPlugin;

/** A plugin of PostCSS named with its options, as itself: the loader would make it anew for each of the sheets. */
function madeOnce(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) {
    return plugin;
  }
  const [name, options] = plugin as [string, object];
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a name that the framework resolved
  return (require(name) as Maker)(options);
}

/** @throws if a built style sheet still holds what the purge takes out */
export function assertPurged(css: string): void {
  if (css.includes(MARKER)) {
    throw new Error(
      `The built style sheet still has ${MARKER} of Infima: its file is not where plugins/purge-css looks ` +
        '(a path with /infima/), or the site began to use it. Mend the plugin, or name another marker.',
    );
  }
}

/**
 * Takes out of Infima, the framework's style sheet, the rules and variables that no component and no
 * page of this site names. Other style sheets are ours, or modules of the theme, and stay whole.
 */
export default function purgeCss({siteDir}: LoadContext): Plugin {
  const readUsers = async (): Promise<string> => {
    const files = await Globby(USERS, {cwd: siteDir, absolute: true});
    return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  };
  const purgeInfima: AcceptedPlugin = {
    postcssPlugin: 'purge-infima',
    async OnceExit(root) {
      if (!root.source?.input.file?.includes(`${path.sep}infima${path.sep}`)) {
        return;
      }
      const users = await readUsers();
      const [purged] = await new PurgeCSS().purge({
        content: [{raw: users, extension: 'tsx'}],
        css: [{raw: root.toString()}],
        safelist: SAFE,
        blocklist: [...VARIANTS, ...DRESSED_ANEW],
      });
      if (purged) {
        const slim = parse(purged.css, {from: root.source.input.file});
        dropOverriddenVariables(slim, parse(await readFile(path.join(siteDir, OVERRIDES), 'utf8')));
        dropUnusedVariables(slim, users);
        root.removeAll();
        root.append(slim.nodes);
      }
    },
  };
  return {
    name: 'purge-css',
    configurePostCss(options) {
      // Its settings stand here and in the framework: no file has any, so none is looked for beside each sheet.
      Object.assign(options, {config: false});
      options.plugins = options.plugins.map(madeOnce);
      if (process.env.NODE_ENV === 'production') {
        options.plugins.unshift(purgeInfima);
      }
      return options;
    },
    async postBuild({outDir}) {
      if (process.env.NODE_ENV === 'production') {
        const sheets = await Globby('assets/css/*.css', {cwd: outDir, absolute: true});
        assertPurged((await Promise.all(sheets.map((file) => readFile(file, 'utf8')))).join('\n'));
      }
    },
  };
}
