import {SOFTWARE} from './papers/software';
import {THEORY} from './papers/theory';

/** Every paper that pages cite, by the key that they cite it with. */
export const BIBLIOGRAPHY = {...THEORY, ...SOFTWARE};

/** Key of a paper. */
export type PaperId = keyof typeof BIBLIOGRAPHY;

/** The page that lists all of them; each has the anchor `#ref-<key>` there. */
export const BIBLIOGRAPHY_PAGE = '/docs/references/';
