/**
 * Stores that the files of libraries that this site relies on were read as they are installed now.
 *
 *   npx tsx scripts/upstream/main.ts
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readNow, reliedOn} from './files';

const ROOT = path.join(__dirname, '../..');
const now = readNow(ROOT);
const gone = [...new Set(Object.values(reliedOn(ROOT)).flat())].filter((file) => !(file in now));

if (gone.length > 0) {
  console.error(
    `Nothing was stored. These files are gone; name others in scripts/upstream/files.ts:\n- ${gone.join('\n- ')}`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(path.join(__dirname, 'read.json'), `${JSON.stringify(now, null, 2)}\n`);
}
