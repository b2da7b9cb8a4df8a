import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {STOCK_CLIENT} from '../../src/site/env';

/** Adds /crash-test/, which breaks when asked to: what readers of the framework's client see then is tested on it. */
export default function crashTest({baseUrl}: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'development' && !STOCK_CLIENT) {
    throw new Error(
      "CRASH_PAGE=true adds a page that breaks in the framework's client, which this build leaves out. " +
        'Set STOCK_CLIENT=true, too.',
    );
  }
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
