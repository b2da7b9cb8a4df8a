import {readFileSync, utimesSync} from 'node:fs';
import path from 'node:path';
import autoprefixer from 'autoprefixer';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {CRASH_PAGE, HYDRATE_AT_LOAD} from '../../src/site/env';
import {isLiveSource} from '../../src/site/livePages';
import {readSearchSettings} from '../../src/site/searchSettings';
import {providerOrigin} from '../../src/site/search';
import {headTags} from '../document-head/tags';
import {noScriptFile} from '../document-head/styles';
import {finish} from '../finish';
import {Sent} from '../licences';
import {playFiles} from '../play/files';
import {searchDevServer} from '../search-index';
import {keywordSources, type KeywordSource} from '../search-index/keywords';
import {starterFiles} from '../starter';
import {bundleScript, controlsScript, settingsOf} from './bundle';
import {onlyStyles} from './client-compiler';
import {serveFiles} from './dev-server';
import {searchFiles} from './search';

const preconnect = (href: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'},
});

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

/**
 * Pages that need no framework: the scripts of src/page, one within every page, before everything else and before
 * the first paint, and one that owns its controls; islands; and the framework's client, where a page is live
 * (src/site/livePages). `npm start` has a template of its own, and pages that are all live.
 */
export default function staticPages(context: LoadContext): Plugin {
  const {siteConfig, siteDir, baseUrl, currentBundler} = context;
  const theme = siteConfig.themeConfig as ThemeConfig;
  const search = readSearchSettings(process.env);
  const isWriting = process.env.NODE_ENV === 'development';
  const sent = new Sent(siteDir);
  let isLoaded = false;
  let hasClient = true;
  let keywords: ReadonlyMap<string, KeywordSource> = new Map();
  return {
    name: 'static-pages',
    getPathsToWatch: () => [`${siteDir}/src/site/*.ts`],
    loadContent() {
      // The framework watches its configuration, not what that imports: a touch of it lets all be read again.
      if (isWriting && isLoaded) {
        utimesSync(context.siteConfigPath, new Date(), new Date());
      }
      isLoaded = true;
    },
    getClientModules: () => [
      path.join(__dirname, 'client'),
      ...(isWriting ? [path.join(__dirname, '../../src/page/controls')] : []),
    ],
    injectHtmlTags() {
      const settings = settingsOf(theme);
      const controls = isWriting
        ? script(`window.PAGE_SETTINGS = ${JSON.stringify(settings)}`)
        : {tagName: 'script', attributes: {src: baseUrl + controlsScript(theme).file, defer: true}};
      return {
        headTags: [
          ...headTags(),
          controls,
          script(bundleScript('head', settings)),
          ...(search.mode === 'hosted' ? [preconnect(providerOrigin(search))] : []),
        ],
      };
    },
    async allContentLoaded({allContent}) {
      keywords = keywordSources(allContent);
      hasClient =
        isWriting ||
        HYDRATE_AT_LOAD ||
        CRASH_PAGE ||
        sourcesOf(allContent)
          .map((source) => path.join(siteDir, aliasedSitePathToRelativePath(source)))
          .some((file) => isLiveSource(readFileSync(file, 'utf8'), file));
    },
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      // No file has settings: none is looked for beside each sheet.
      config: false,
      plugins: [
        // Of what the framework's own choice, postcss-preset-env, does, sheets need no more; the rest of it costs a
        // tenth of a build.
        autoprefixer(),
        ...plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env')),
      ],
    }),
    configureWebpack(_, isServer) {
      if (isWriting) {
        // The framework's type does not know of the development server; its code does.
        return {devServer: {...serveFiles(baseUrl), static: [searchDevServer(context)]}} as object;
      }
      return isServer
        ? {}
        : {
            plugins: [
              sent.notes(!hasClient),
              ...(hasClient ? [] : onlyStyles(siteDir, currentBundler.instance)),
            ],
          };
    },
    async postBuild(props) {
      const noScript = noScriptFile();
      const controls = controlsScript(theme);
      const modules = [...playFiles().modules, ...searchFiles().modules];
      await finish(props, {
        files: new Map<string, string | Uint8Array>([
          ...searchFiles().files,
          ...playFiles().files,
          ...starterFiles(siteDir),
          [controls.file, controls.code],
          [noScript.file, noScript.css],
          ['third-party-licenses.txt', sent.file(modules)],
        ]),
        added: {
          scripts: controls.code,
          components: [...searchFiles().islands.files.values()].join('\n'),
          styled: searchFiles().early.code,
          samples: playFiles().styled,
        },
        hasClient,
        keywords,
      });
    },
  };
}
