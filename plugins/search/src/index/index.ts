export {buildIndex, FIELDS, type IndexFile} from './indexing';
export {readTextsFile, readWholeIndex, type WholeIndex} from './whole';
export {packNumbers, packWords} from './packing';
export {
  type PackedTitles,
  packTitles,
  pathOfRow,
  readRows,
  readTitleRows,
  type Row,
  type RowsFile,
  type StoredPage,
  type StoredRow,
  type TitlesFile,
  unpackTitles,
} from './stored';
export {cutTexts, placesOf, type SectionText} from './texts';
export {type Term} from './vocabulary';
