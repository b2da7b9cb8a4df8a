import path from 'node:path';
import autoprefixer from 'autoprefixer';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {withoutScripts} from './build/client-compiler';
import {bundleScript, controlsFile} from './build/script';
import {afterBuild, type AfterBuildOptions} from './afterBuild';
import type {Added} from './afterBuild/styles';
import './page/settings';

/** What pages fetch when it is wanted: islands, threads, data. */
export interface PageFiles {
  /** By paths below the base URL. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** What of it adds to pages, so that style sheets keep what it needs. */
  added: Omit<Added, 'script'>;
}

export interface Options extends Pick<AfterBuildOptions, 'policy' | 'read' | 'stockClient'> {
  /** The module, by its path from the site's folder, that calls `startHead`. */
  head: string;
  /** The module that calls `startControls`. */
  controls: string;
  /** What the two read as `PAGE_SETTINGS.name` besides what the theme's configuration says. */
  settings: () => object;
  /** What stands in the head of every page besides what the framework puts there. */
  headTags: () => HtmlTagObject[];
  /** What pages fetch, asked for when they are built. */
  files: () => PageFiles;
  /** The oldest browsers, as esbuild names them. */
  target: string[];
}

const script = (innerHTML: string): HtmlTagObject => ({tagName: 'script', innerHTML});

/** What scripts of pages must know of the theme's configuration. */
function settingsOf({announcementBar, colorMode, navbar}: ThemeConfig, more: object): PageSettings {
  const settings = {
    respectSystemColorMode: colorMode?.respectPrefersColorScheme ?? false,
    defaultColorMode: colorMode?.defaultMode ?? 'light',
    announcementId: announcementBar?.id ?? null,
    hideNavbarOnScroll: navbar?.hideOnScroll ?? false,
    ...more,
  };
  // A site adds to the type what it adds here.
  return settings as PageSettings;
}

/**
 * Pages that need no framework: a script within every page, before everything else and before the first paint, one
 * that owns its controls, and islands. With `stockClient`, and in `npm start`, which has a template of its own, all pages
 * have the framework's client besides.
 */
export default function staticPages(context: LoadContext, options: Options): Plugin {
  const {siteConfig, siteDir, baseUrl} = context;
  const {target, stockClient} = options;
  const theme = siteConfig.themeConfig as ThemeConfig;
  const isWriting = process.env.NODE_ENV === 'development';
  const head = path.resolve(siteDir, options.head);
  const controls = path.resolve(siteDir, options.controls);
  const settings = (): PageSettings => settingsOf(theme, options.settings());
  return {
    name: 'static-pages',
    getClientModules: () => [path.join(__dirname, 'client'), ...(isWriting ? [controls] : [])],
    injectHtmlTags: () => ({
      headTags: [
        ...options.headTags(),
        isWriting
          ? script(`window.PAGE_SETTINGS = ${JSON.stringify(settings())}`)
          : {
              tagName: 'script',
              attributes: {
                src: baseUrl + controlsFile(controls, settings(), target).file,
                defer: true,
              },
            },
        script(bundleScript(head, settings(), target)),
      ],
    }),
    configurePostCss: ({plugins, ...others}) => ({
      ...others,
      // No file has settings: none is looked for beside each sheet.
      config: false,
      plugins: [
        // Of what the framework's own choice, postcss-preset-env, does, sheets need no more; the rest of it costs a
        // tenth of a build.
        autoprefixer(),
        ...plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env')),
      ],
    }),
    configureWebpack: (_, isServer) => ({
      plugins: isServer || isWriting || stockClient ? [] : [withoutScripts],
      // Islands are bundled with their style sheets as texts; where the framework bundles them, a sheet is one of the page's.
      ignoreWarnings: [/was not found in '[^']+\.css'/],
    }),
    async postBuild(props) {
      const {file, code} = controlsFile(controls, settings(), target);
      const {files, added} = options.files();
      await afterBuild(props, {
        ...options,
        files: new Map([...files, [file, code]]),
        added: {...added, script: code},
      });
    },
  };
}
