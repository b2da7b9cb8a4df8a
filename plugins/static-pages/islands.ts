/** The islands of this site, bundled side by side: React is a file that all of them share. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {bundleIslands, type Islands} from '@collektive/static-pages/build';
import {playFiles} from '../playground/files';
import {REACT_REPORTS} from '../../src/site/env';
import {BUNDLING} from './bundling';
import {searchFiles} from './search';

const FOLDER = 'src/islands';

/** What stands for names in islands. */
export const definedInIslands = (): Record<string, string> => ({
  ...playFiles().define,
  ...searchFiles().define,
  ...(REACT_REPORTS && {'process.env.NODE_ENV': '"development"'}),
});

function make(): Islands {
  const names = readdirSync(path.join(BUNDLING.root, FOLDER))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''));
  return bundleIslands(
    BUNDLING,
    {
      hydrate: 'src/page/hydrate.ts',
      ...Object.fromEntries(names.map((name) => [name, `${FOLDER}/${name}.tsx`])),
      ...searchFiles().islands,
    },
    definedInIslands(),
  );
}

let made: Islands | undefined;

/** All of them, made once. */
export const islandFiles = (): Islands => (made ??= make());
