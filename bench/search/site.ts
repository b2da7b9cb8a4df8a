/** The search index that the build wrote. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  readIndexFile,
  readWholeIndex,
  readTextsFile,
  readTitlesFile,
  type IndexFile,
  type RowsFile,
  type StoredPage,
  placesOf,
} from '@collektive/search/index';
import {withTexts} from './adapters/shared';

const FOLDER = 'build/search';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const FILE = join(FOLDER, 'index.json');

function wholeIndex() {
  if (!existsSync(FILE)) {
    throw new Error(`There is no ${FILE}. Build the site first: npm run build`);
  }
  return readWholeIndex(read(FILE));
}

/** Paths of the files that a reader fetches before the first answer. */
export const siteFiles = (): string[] => [FILE];

/** Paths of the files that hold the texts, in the order of the sections. @throws without a build */
export const siteTexts = (): string[] => wholeIndex().texts.map(({name}) => join(FOLDER, name));

/** All that can be found on the built site. @throws without a build */
export function siteRows(): RowsFile {
  const index = wholeIndex();
  const titles = readTitlesFile(index.titles, index.sections);
  const {placeOf} = placesOf(titles.pages);
  const counts = new Map(
    titles.pages.flatMap((page) =>
      page.rows.map((_, at) => {
        const place = placeOf({page, at});
        return [place.file, place.sections];
      }),
    ),
  );
  const keywords = read(join(FOLDER, 'keywords.json')) as Record<string, StoredPage['keywords']>;
  const {site, pages} = withTexts(
    titles,
    siteTexts().map((file, at) => readTextsFile(read(file), counts.get(at)!)),
  );
  return {site, pages: pages.map((page) => ({...page, keywords: keywords[page.path]}))};
}

/** The words of the built site. @throws without a build */
export const siteIndex = (): IndexFile => readIndexFile(wholeIndex().words);
