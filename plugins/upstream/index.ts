import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changes, takeFingerprints, type Fingerprints} from './fingerprints';

const STORE = path.join(__dirname, 'accepted.json');

/** What the places were written against, or read again for. */
export const acceptedFingerprints = (): Fingerprints =>
  JSON.parse(readFileSync(STORE, 'utf8')) as Fingerprints;

/**
 * An alarm for the next release of the framework: a build fails when something upstream that this
 * project replaces, reads or stands in for (./reliances, ejected components) is not what it was, and
 * names what to read again. `npm run upstream:accept` stores that it has been read.
 */
export default function upstream({siteDir}: LoadContext): Plugin {
  return {
    name: 'upstream',
    loadContent() {
      const found = changes(acceptedFingerprints(), takeFingerprints(siteDir));
      if (found.length > 0) {
        throw new Error(
          `Upstream sources are not those that this site was written against:\n- ${found.join('\n- ')}\n` +
            'Read what changed in each, see that the place named first still does right (src/theme/README.md ' +
            'names the tests of swizzled components), then store what you have read: npm run upstream:accept',
        );
      }
    },
    extendCli(cli) {
      cli
        .command('upstream:accept')
        .description('Store that the upstream sources were read as they are installed now.')
        .action(() => {
          const taken = takeFingerprints(siteDir);
          const gone = changes({}, taken).filter((line) => line.endsWith(': gone'));
          if (gone.length > 0) {
            throw new Error(
              `Nothing was stored:\n- ${gone.join('\n- ')}\nName other files in plugins/upstream/reliances.ts.`,
            );
          }
          writeFileSync(STORE, `${JSON.stringify(taken, null, 2)}\n`);
        });
    },
  };
}
