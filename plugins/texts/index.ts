/**
 * Texts of scripts and of what is written into pages, for translators: `npm run translations` collects them, a file
 * for each package and for each other folder. ./language reads the translations.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {textsIn} from '@collektive/texts/build';
import type {LoadContext, Plugin, TranslationFile} from '@docusaurus/types';
import {pathsBelow} from '../../content/paths';
import {PICTURES} from '../../src/pictures';
import {textsOf} from '../../src/pictures/words';

const FOLDERS = ['content', 'packages', 'plugins', 'src'];

const SOURCE = /(?<!\.test|\.d)\.tsx?$/;

/** The file that has the texts of a source. */
function partOf(file: string): string {
  const [folder, name] = file.split('/');
  return folder === 'packages' ? name : folder;
}

/** All texts, by the file that has them; one that is in several is in the first. */
export function collectTexts(siteDir: string): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  const known = new Set<string>();
  const files = FOLDERS.flatMap((folder) => pathsBelow(siteDir, folder));
  for (const file of files.filter((one) => SOURCE.test(one))) {
    const found = textsIn(readFileSync(path.join(siteDir, file), 'utf8'), file);
    for (const text of found.filter((one) => !known.has(one))) {
      known.add(text);
      parts.set(partOf(file), [...(parts.get(partOf(file)) ?? []), text]);
    }
  }
  const drawn = PICTURES.flatMap(textsOf).filter((one) => /\p{L}{2}/u.test(one));
  return parts.set(
    'pictures',
    [...new Set(drawn)].filter((one) => !known.has(one)),
  );
}

export default function texts({siteDir, currentBundler}: LoadContext): Plugin {
  return {
    name: 'texts',
    // Components show facts about the site that are texts.
    configureWebpack: () => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          TEXTS: JSON.stringify(globalThis.TEXTS) ?? 'undefined',
        }),
      ],
    }),
    getTranslationFiles: () =>
      [...collectTexts(siteDir)].map(([part, own]): TranslationFile => ({
        path: part,
        content: Object.fromEntries(own.map((english) => [english, {message: english}])),
      })),
  };
}
