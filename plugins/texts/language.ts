/** The texts of the language that is being built, read before any module shows one. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LOCALE, SOURCE_LOCALE, TRANSLATIONS} from '../../src/site/env';

/** A file as the framework writes it. */
type TranslationFile = Record<string, {message: string}>;

/** Where the plugin `texts` has those of a language. */
const folder = path.resolve(__dirname, '../..', TRANSLATIONS, LOCALE, 'texts');

function read(): Record<string, string> {
  const files = (existsSync(folder) ? readdirSync(folder) : []).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as TranslationFile,
  );
  const texts = files.flatMap((file) => Object.entries(file));
  return Object.fromEntries([
    ['', LOCALE],
    ...texts.map(([english, {message}]): [string, string] => [english, message]),
  ]);
}

globalThis.TEXTS = LOCALE === SOURCE_LOCALE ? undefined : read();
