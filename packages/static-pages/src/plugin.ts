import {readFileSync} from 'node:fs';
import path from 'node:path';
import autoprefixer from 'autoprefixer';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {onlyStyles} from './build/client-compiler';
import {bundleScript, controlsFile} from './build/script';
import {finish, type Added, type Finishing} from './finish';
import {isLiveSource} from './live';
import './page/settings';

/** What pages fetch when it is wanted: islands, threads, data. */
export interface PageFiles {
  /** By paths below the base URL. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** What of it adds to pages, so that style sheets keep what it needs. */
  added?: Omit<Added, 'scripts'>;
}

export interface Options extends Pick<
  Finishing,
  'policy' | 'redirects' | 'hosts' | 'read' | 'last'
> {
  /** The module, by its path from the site's folder, that calls `startHead`, where a site adds to it. */
  head?: string;
  /** The module that calls `startControls`, where a site has controls of its own. */
  controls?: string;
  /** What the two read as `PAGE_SETTINGS.name` besides what the theme's configuration says. */
  settings?: () => object;
  /** What stands in the head of every page besides what the framework puts there. */
  headTags?: () => HtmlTagObject[];
  /** What pages fetch, asked for when they are built. */
  files?: () => PageFiles;
  /** `false` where the site's own sheets, after `structure.css`, say what components and controls look like. */
  styles?: false;
  /** The oldest browsers, as esbuild names them. */
  target?: string[];
  /** Every page is live: `pageTemplate(true)` says it to the pages, this to the build. */
  hydrateAtLoad?: boolean;
}

/** The plugin, and what a site's own plugin, made of it, may ask. */
export interface SitePlugin extends Plugin {
  /** Does the build have the framework's client? Known once all content is loaded. */
  hasClient: () => boolean;
}

const script = (innerHTML: string): HtmlTagObject => ({tagName: 'script', innerHTML});

/** The sources of all pages, as the plugins of the preset know them, with their aliases. */
function sourcesOf(content: Record<string, Record<string, unknown> | undefined>): string[] {
  const of = (plugin: string): unknown[] => Object.values(content[plugin] ?? {});
  return [
    ...(of('docusaurus-plugin-content-docs') as Docs[]).flatMap(({loadedVersions}) =>
      loadedVersions.flatMap(({docs}) => docs.map(({source}) => source)),
    ),
    ...(of('docusaurus-plugin-content-blog') as BlogContent[]).flatMap(({blogPosts}) =>
      blogPosts.map(({metadata}) => metadata.source),
    ),
    ...(of('docusaurus-plugin-content-pages') as (Pages | undefined)[]).flatMap((pages) =>
      (pages ?? []).map(({source}) => source),
    ),
  ];
}

/** What scripts of pages must know of the theme's configuration. */
function settingsOf({announcementBar, colorMode, navbar}: ThemeConfig, more: object): PageSettings {
  const settings = {
    respectSystemColorMode: colorMode?.respectPrefersColorScheme ?? false,
    defaultColorMode: colorMode?.defaultMode ?? 'light',
    announcementId: announcementBar?.id ?? null,
    hideNavbarOnScroll: navbar?.hideOnScroll ?? false,
    searchKeys: false,
    stockCode: true,
    ...more,
  };
  // A site adds to the type what it adds here.
  return settings as PageSettings;
}

/**
 * Pages that need no framework: a script within every page, before everything else and before the first paint, and
 * one that owns its controls; islands; and the framework's client, where a page is live (./live). `npm start` has a
 * template of its own, and pages that are all live.
 */
export default function staticPages(context: LoadContext, options: Options = {}): SitePlugin {
  const {siteConfig, siteDir, baseUrl, currentBundler} = context;
  const {target, hydrateAtLoad = false} = options;
  const theme = siteConfig.themeConfig as ThemeConfig;
  const isWriting = process.env.NODE_ENV === 'development';
  const module = (own: string | undefined, stock: string): string =>
    own === undefined ? path.join(__dirname, stock) : path.resolve(siteDir, own);
  const head = module(options.head, 'page/head.ts');
  const controls = module(options.controls, 'controls/start.ts');
  const settings = (): PageSettings => settingsOf(theme, options.settings?.() ?? {});
  let hasClient = true;
  return {
    name: 'static-pages',
    hasClient: () => hasClient,
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [
      ...(options.styles === false
        ? []
        : ['structure', 'styles'].map((name) => path.join(__dirname, `../${name}.css`))),
      path.join(__dirname, 'client'),
      ...(isWriting ? [controls] : []),
    ],
    injectHtmlTags: () => ({
      headTags: [
        ...(options.headTags?.() ?? []),
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
    async allContentLoaded({allContent}) {
      hasClient =
        isWriting ||
        hydrateAtLoad ||
        sourcesOf(allContent)
          .map((source) => path.join(siteDir, aliasedSitePathToRelativePath(source)))
          .some((file) => isLiveSource(readFileSync(file, 'utf8'), file));
    },
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
      plugins: isServer || hasClient ? [] : onlyStyles(siteDir, currentBundler.instance),
    }),
    async postBuild(props) {
      const {file, code} = controlsFile(controls, settings(), target);
      const {files, added} = options.files?.() ?? {files: new Map<string, string>()};
      await finish(props, {
        ...options,
        files: new Map([...files, [file, code]]),
        added: {components: '', styled: '', ...added, scripts: code},
        hasClient,
      });
    },
  };
}
