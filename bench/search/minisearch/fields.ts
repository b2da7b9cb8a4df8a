/** MiniSearch with the texts, the tokenizer and the weights of the site's own index. */
import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {FIELDS} from '../../../src/search/index/indexing';
import {readRows, type Row, type RowsFile} from '../../../src/search/index/rows';
import {tokenize} from '../../../src/search/text/tokenize';
import type {Settings} from './settings';

interface Section {
  id: number;
  row: Row;
}

const NAMES = FIELDS.map((_, at) => String(at));
const fieldOf = (name: string) => FIELDS[Number(name)];

const OPTIONS: Options<Section> = {
  fields: NAMES,
  extractField: (section, name) => (name === 'id' ? section.id : fieldOf(name).textOf(section.row)),
  tokenize: (text, name = '') => tokenize(text, fieldOf(name).kind),
  // Our tokenizer has done it.
  processTerm: (term) => term,
};

export const buildMiniSearch = (file: RowsFile): MiniSearch<Section> => {
  const index = new MiniSearch(OPTIONS);
  index.addAll(readRows(file).map((row, id) => ({id, row})));
  return index;
};

/** @param stored what the index becomes as JSON */
export const loadMiniSearch = (stored: AsPlainObject): MiniSearch<Section> =>
  MiniSearch.loadJS(stored, OPTIONS);

/** @param shares of the site's weights, by kind of field */
export const boosts = (shares: Pick<Settings, 'titles' | 'prose' | 'code'>) =>
  Object.fromEntries(
    FIELDS.map(({weight, kind}, at) => [
      NAMES[at],
      weight * (kind === 'title' ? shares.titles : shares[kind]),
    ]),
  );
