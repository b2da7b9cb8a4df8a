import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {bringsFiles} from '../live';

/** What stands for pages that bring nothing to the client but words. */
const NOTHING = path.join(__dirname, 'nothing.js');

/** Leaves scripts out of what a compiler writes: nobody would load them. */
const withoutScripts = {
  apply({hooks, webpack: {Compilation: Stages}}: Compiler): void {
    hooks.thisCompilation.tap('static-pages', (compilation) => {
      const stage = Stages.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({name: 'static-pages', stage}, (assets) => {
        Object.keys(assets)
          .filter((name) => name.endsWith('.js'))
          .forEach((name) => compilation.deleteAsset(name));
      });
    });
  },
};

/**
 * Plugins that leave of the client's compiler, where no page is live, what writes the style sheet and the files that
 * pages bring along.
 */
export function onlyStyles(
  siteDir: string,
  bundler: CurrentBundler['instance'],
): WebpackPluginInstance[] {
  const readSource = (request: string): string =>
    readFileSync(path.join(siteDir, request.replace(/^@site[\\/]|[?#].*$/g, '')), 'utf8');
  return [
    new bundler.NormalModuleReplacementPlugin(/^@site[\\/].*\.mdx?(\?.*)?$/, (page) => {
      if (!bringsFiles(readSource(page.request))) {
        page.request = NOTHING;
      }
    }),
    withoutScripts,
  ];
}
