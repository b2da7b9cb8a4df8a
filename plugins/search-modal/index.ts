import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Lets the search modal bring its style sheet along, as text. Docusaurus puts every imported style
 * sheet into the one that each page loads; the modal's weighs 6 kB and few readers need it at once.
 */
export default function searchModal(): Plugin {
  return {
    name: 'search-modal',
    configureWebpack: () => ({
      resolveLoader: {alias: {'css-text': path.join(__dirname, 'css-text-loader.js')}},
    }),
  };
}
