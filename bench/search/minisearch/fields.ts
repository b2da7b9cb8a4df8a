/** MiniSearch with the texts, the tokenizer and the weights of the site's own index. */
import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {FIELDS as ALL_FIELDS, readRows, type Row, type RowsFile} from '@collektive/search/index';
import {tokenize} from '@collektive/search/text';
import type {Settings} from './settings';

interface Section {
  id: number;
  row: Row;
}

/** Pairs of words are asked for beside a query's words, which MiniSearch cannot weigh by themselves. */
const FIELDS = ALL_FIELDS.filter(({kind}) => kind !== 'pairs');

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
      weight * (kind === 'prose' || kind === 'code' ? shares[kind] : shares.titles),
    ]),
  );
