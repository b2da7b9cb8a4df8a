import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the client module that tells screen readers of a new page and moves the focus there. */
export default function routeFocus(): Plugin {
  return {
    name: 'route-focus',
    getClientModules: () => [path.join(__dirname, 'client')],
  };
}
