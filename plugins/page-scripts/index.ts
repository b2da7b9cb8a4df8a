import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {bundleScript, settingsOf} from './bundle';
import {earlySearch} from './early';
import {controlsScript} from './template';

const script = (innerHTML: string): HtmlTagObject => ({tagName: 'script', innerHTML});

/**
 * The scripts of src/page: one within every page, before everything else and before the first paint, and
 * the one that owns its controls, which ./template names. `npm start` has a template of its own; there
 * the controls are part of the client.
 */
export default function pageScripts({siteConfig}: LoadContext): Plugin {
  const theme = siteConfig.themeConfig as ThemeConfig;
  const settings = settingsOf(theme);
  const writing = process.env.NODE_ENV === 'development';
  return {
    name: 'page-scripts',
    getClientModules: () => [
      path.join(__dirname, 'client'),
      ...(writing ? [path.join(__dirname, '../../src/page/controls')] : []),
    ],
    injectHtmlTags: () => ({
      headTags: [
        ...(writing ? [script(`window.PAGE_SETTINGS = ${JSON.stringify(settings)}`)] : []),
        script(bundleScript('head', settings)),
      ],
    }),
    async postBuild({outDir}) {
      const early = settings.earlySearch ? Object.values(earlySearch()) : [];
      for (const {file, code} of [controlsScript(theme), ...early]) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, code);
      }
    },
  };
}
