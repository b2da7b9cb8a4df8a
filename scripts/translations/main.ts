/**
 * Builds the site in the pseudo language (./pseudo), into `build-pseudo`: for tests, and for whoever wants to see what
 * cannot be translated, or has no room.
 *
 *   tsx scripts/translations/main.ts
 */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {PSEUDO, translateFolder} from './pseudo';

const ROOT = path.join(__dirname, '../..');
const TRANSLATIONS = 'tests/.tmp/i18n';

function docusaurus(...args: string[]): void {
  const {status} = spawnSync('npx', ['docusaurus', ...args, '--locale', PSEUDO], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...{LOCALES: `en,${PSEUDO}`, TRANSLATIONS},
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/pseudo',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

rmSync(path.join(ROOT, TRANSLATIONS), {recursive: true, force: true});
docusaurus('write-translations');
translateFolder(path.join(ROOT, TRANSLATIONS, PSEUDO));
docusaurus('build', '--out-dir', 'build-pseudo');
