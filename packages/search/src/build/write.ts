/** Writes the files that the search worker fetches. */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {HASH_DIGITS, INDEX_FORMAT, type Manifest, type ManifestFile} from '../index/manifest';
import {packTitles, type RowsFile} from '../index/rows';
import {cutTexts} from '../index/texts';

/** Writes a file whose name changes with its content, so that caches may keep it for ever. */
async function writeHashed(folder: string, name: string, text: string): Promise<ManifestFile> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
  const file = {name: `${name}.${hash}.json`, length: text.length};
  await writeFile(path.join(folder, file.name), text);
  return file;
}

/** Bytes, compressed. */
export interface Written {
  sections: number;
  /** What every reader fetches before the first answer. */
  index: number;
  /** All texts, of which readers fetch those of their hits. */
  texts: number;
}

/**
 * Writes manifest, headings, index and texts.
 *
 * @param folder made if it is not there; files of earlier builds stay
 * @param index made from the same rows
 */
export async function writeIndex(folder: string, file: RowsFile, index: unknown): Promise<Written> {
  const rows = JSON.stringify(packTitles(file));
  const words = JSON.stringify(index);
  const texts = cutTexts(file).map((one) => JSON.stringify(one));
  await mkdir(folder, {recursive: true});
  const manifest: Manifest = {
    format: INDEX_FORMAT,
    sections: file.pages.reduce((sum, page) => sum + page.rows.length, 0),
    rows: await writeHashed(folder, 'rows', rows),
    index: await writeHashed(folder, 'index', words),
    texts: await Promise.all(texts.map((one) => writeHashed(folder, 'texts', one))),
  };
  const list = JSON.stringify(manifest);
  await writeFile(path.join(folder, 'manifest.json'), list);
  const bytes = (all: string[]): number => all.reduce((sum, one) => sum + gzipSync(one).length, 0);
  return {sections: manifest.sections, index: bytes([list, rows, words]), texts: bytes(texts)};
}
