import sample, {type Options} from './sample';
import versions from './versions';

/**
 * What pages go through before the theme's own steps: these look for headings, links and images, and
 * so see the finished page.
 */
export const remarkPlugins = (options: Options): [typeof sample, Options][] =>
  [versions, [sample, options]] as never;
