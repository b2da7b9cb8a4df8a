/**
 * Builds the site in the pseudo language (./pseudo) and in those that it is translated into, below `build-pseudo`: for
 * tests, and for whoever wants to see what cannot be translated, or has no room.
 *
 *   tsx scripts/translations/main.ts
 */
import {spawnSync} from 'node:child_process';
import {cpSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {PSEUDO, translateFolder} from './pseudo';

const ROOT = path.join(__dirname, '../..');
const TRANSLATIONS = 'tests/.tmp/i18n';
const LANGUAGES = [PSEUDO, ...readdirSync(path.join(ROOT, 'i18n'))];

function docusaurus(command: string, locales: readonly string[], ...args: string[]): void {
  const chosen = locales.flatMap((locale) => ['--locale', locale]);
  const {status} = spawnSync('npx', ['docusaurus', command, ...chosen, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...{LOCALES: ['en', ...LANGUAGES].join(','), TRANSLATIONS},
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/pseudo',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

rmSync(path.join(ROOT, TRANSLATIONS), {recursive: true, force: true});
cpSync(path.join(ROOT, 'i18n'), path.join(ROOT, TRANSLATIONS), {recursive: true});
docusaurus('write-translations', [PSEUDO]);
translateFolder(path.join(ROOT, TRANSLATIONS, PSEUDO));
docusaurus('build', LANGUAGES, '--out-dir', 'build-pseudo');
