/** Translations below i18n: what a translator leaves out stays English, but values and forms have to be those of the text. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {collectTexts} from '../../plugins/texts';

const FOLDER = path.join(__dirname, '../../i18n');

const FILES = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /[\\/]texts[\\/]\w+(-\w+)*\.json$/.test(file),
);

/** Names of values, each once. */
const values = (text: string): string[] => [...new Set(text.match(/\{\d\}/g))].sort();

test.each(FILES)('%s has the values, markup and forms of the English texts', (file) => {
  const texts = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Record<
    string,
    {message: string}
  >;
  for (const [english, {message}] of Object.entries(texts)) {
    expect(values(message), english).toEqual(values(english));
    expect(message.match(/<[^>]*>|`[^`]*`/g), english).toEqual(english.match(/<[^>]*>|`[^`]*`/g));
    expect(message.includes('|'), english).toBe(english.includes('|'));
  }
});

test('what tables of values say of sources can be translated', () => {
  expect(collectTexts(path.join(__dirname, '../..')).get('playground')).toEqual(
    expect.arrayContaining(['yes', 'no']),
  );
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('where a page leads is known of each language by itself', async () => {
  const folder = path.join(__dirname, '../.tmp/records');
  const recordsOf = async (language: string) => {
    vi.resetModules();
    vi.stubEnv('LOCALES', 'en,it');
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', language);
    return import('../../content/pages/record');
  };
  const record = (url: string) => ({
    ...{file: 'docs/a.mdx', links: [{url, line: 1}]},
    ...{anchors: [], isOpen: false},
  });
  for (const [language, url] of [
    ['en', '/docs/b/'],
    ['it', '/it/docs/b/'],
  ]) {
    (await recordsOf(language)).writeRecord(folder, record(url));
  }
  expect((await recordsOf('en')).readRecord(folder, 'docs/a.mdx')).toEqual(record('/docs/b/'));
});
