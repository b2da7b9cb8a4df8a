/** Writes the files that the search worker fetches. */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {buildIndex} from '../index/indexing';
import {titlesOf, type RowsFile} from '../index/stored';
import {cutTexts} from '../index/texts';
import {INDEX_FORMAT, type WholeIndex} from '../index/whole';

/** Writes a file whose name changes with its content, so that caches may keep it for ever. @returns the name */
async function writeHashed(folder: string, text: string): Promise<string> {
  const name = `texts.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  await writeFile(path.join(folder, name), text);
  return name;
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
 * Writes the index, and the texts beside it.
 *
 * @param folder made if it is not there; files of earlier builds stay
 */
export async function writeIndex(folder: string, file: RowsFile): Promise<Written> {
  const texts = cutTexts(file).map((one) => JSON.stringify(one));
  await mkdir(folder, {recursive: true});
  const index: WholeIndex = {
    format: INDEX_FORMAT,
    sections: file.pages.reduce((sum, page) => sum + page.rows.length, 0),
    titles: titlesOf(file),
    words: buildIndex(file),
    texts: await Promise.all(texts.map((one) => writeHashed(folder, one))),
  };
  const whole = JSON.stringify(index);
  await writeFile(path.join(folder, 'index.json'), whole);
  const bytes = (all: string[]): number => all.reduce((sum, one) => sum + gzipSync(one).length, 0);
  return {sections: index.sections, index: bytes([whole]), texts: bytes(texts)};
}
