/** Releases of the library whose documentation is kept beside the current one. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const LIST = path.join(__dirname, '../../versions.json');

/** Newest first; `npm run version:docs` adds one. */
export const OLDER_RELEASES: readonly string[] = existsSync(LIST)
  ? (JSON.parse(readFileSync(LIST, 'utf8')) as string[])
  : [];
