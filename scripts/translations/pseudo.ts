/**
 * A pseudo language: every text of ours with other letters, longer and between brackets, so that what nobody can
 * translate stands out, and what has no room, too.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathsBelow} from '../../content/paths';

/** Written from right to left, as Arabic is; of no region. */
export const PSEUDO = 'ar-XB';

// cspell:disable
const LETTERS = new Map(
  [...'aeiouycnszAEIOUYCNSZ'].map((plain, at) => [plain, [...'áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ'][at]]),
);
// cspell:enable

/** Places of values, markup and entities stay as they are. */
const KEPT = /(\{\w+\}|<[^>]*>|&\w+;)/;

const changed = (form: string): string => {
  const letters = form
    .split(KEPT)
    .map((part, at) =>
      at % 2 === 1 ? part : [...part].map((one) => LETTERS.get(one) ?? one).join(''),
    )
    .join('');
  return `⟦${letters}${'~'.repeat(Math.ceil(form.length * 0.3))}⟧`;
};

/** A message in the pseudo language; each of its forms, where it has several. */
export const pseudo = (message: string): string => message.split('|').map(changed).join('|');

/** Translates all that `write-translations` wrote below a folder. */
export function translateFolder(folder: string): void {
  for (const name of pathsBelow(folder).filter((one) => one.endsWith('.json'))) {
    const file = path.join(folder, name);
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
    const translated = Object.entries(messages).map(([key, {message}]) => [
      key,
      {message: pseudo(message)},
    ]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(translated)));
  }
}
