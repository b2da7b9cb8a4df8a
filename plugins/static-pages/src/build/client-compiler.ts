import type {Compiler, WebpackPluginInstance} from 'webpack';

/**
 * Leaves of what the client's compiler writes, where pages have no client, the style sheet and the files that pages bring
 * along.
 */
export const withoutScripts: WebpackPluginInstance = {
  apply({hooks, webpack: {Compilation: Stages}}: Compiler): void {
    hooks.thisCompilation.tap('static-pages', (compilation) => {
      const stage = Stages.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({name: 'static-pages', stage}, (assets) => {
        Object.keys(assets)
          .filter((name) => name.startsWith('assets/js/'))
          .forEach((name) => compilation.deleteAsset(name));
      });
    });
  },
};
