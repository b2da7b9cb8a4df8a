export {buildIndex, FIELDS, type IndexFile} from './indexing';
export {readTextsFile, readWholeIndex, type WholeIndex} from './whole';
export {
  pathOfRow,
  readRows,
  readTitleRows,
  type Row,
  type RowsFile,
  type StoredPage,
  type StoredRow,
  type TitlesFile,
} from './stored';
export {cutTexts, placesOf, type SectionText} from './texts';
export {type Term} from './vocabulary';
