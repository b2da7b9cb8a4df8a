import type {LoadContext, Plugin} from '@docusaurus/types';

/** What the framework asks of Rspack, as far as it is looked at here. */
interface RspackSettings {
  experiments?: {lazyBarrel?: boolean};
}

/**
 * Leaves out a setting that the framework gives to Rspack, and that Rspack 1.6 calls deprecated at every
 * start because it is on by default now. Authors can do nothing about it.
 */
export default function quietBundler({currentBundler}: LoadContext): Plugin {
  return {
    name: 'quiet-bundler',
    configureWebpack(config) {
      if (currentBundler.name !== 'rspack') {
        return {};
      }
      const experiments = {...(config as RspackSettings).experiments};
      delete experiments.lazyBarrel;
      return {mergeStrategy: {experiments: 'replace'}, experiments};
    },
  };
}
