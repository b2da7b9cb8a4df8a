import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What the framework asks of Rspack, as far as it is looked at here. */
interface RspackSettings {
  experiments?: {lazyBarrel?: boolean};
}

/** What the framework advises at every start while babel.config.js stands there for `FASTER=false`. */
const BABEL_ADVICE = /safely remove the Babel config file/;

/** Keeps one sentence of the framework's from being printed; whatever else is said there is said. */
function dropAdvice(): void {
  // Without its second form, a tagged template.
  const warn: (message: unknown) => void = logger.warn;
  logger.warn = (message: unknown) => {
    const lines = String(message)
      .split('\n')
      .filter((line) => !BABEL_ADVICE.test(line));
    // The first line only says that messages follow.
    if (lines.length === String(message).split('\n').length || lines.length > 1) {
      warn(lines.join('\n'));
    }
  };
}

/**
 * Lets starting and building say only what an author can act on. Leaves out a setting that the framework
 * gives to Rspack, and that Rspack 1.6 calls deprecated because it is on by default now, and the advice
 * to delete the file that builds with webpack and Babel need.
 */
export default function quietBundler({currentBundler}: LoadContext): Plugin {
  dropAdvice();
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
