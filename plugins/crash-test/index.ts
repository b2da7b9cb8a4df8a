import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Adds /crash-test/, a page that breaks when asked to: what readers see then is tested on it. */
export default function crashTest({baseUrl}: LoadContext): Plugin {
  return {
    name: 'crash-test',
    contentLoaded({actions}) {
      actions.addRoute({
        path: `${baseUrl}crash-test/`,
        component: path.join(__dirname, 'CrashTest.tsx'),
        exact: true,
      });
    },
  };
}
