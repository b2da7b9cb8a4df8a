import type {Paper} from '../../site/papers/types';

const familyOf = (author: string): string => author.split(' ').at(-1) ?? author;

/** Authors by their family names. */
export const familiesOf = ({authors}: Paper): string[] => authors.map(familyOf);

/** "ACSOS" where the venue names its short form, else the whole. */
export const shortVenueOf = ({venue}: Paper): string => /\((\w+)\)$/.exec(venue)?.[1] ?? venue;

/** "Beal et al., 2015" */
export function labelOf(paper: Paper): string {
  const {authors, year} = paper;
  const [first = '', second = ''] = familiesOf(paper);
  const names =
    authors.length > 2
      ? `${first} et al.`
      : authors.length === 2
        ? `${first} and ${second}`
        : first;
  return `${names}, ${year}`;
}

/** "IEEE Computer 48(9), pages 22–30, 2015" */
export function whereOf({venue, volume, number, pages, year, type}: Paper): string {
  const issue = volume ? ` ${volume}${number ? `(${number})` : ''}` : '';
  const range = pages ? `, ${/[–:]/.test(pages) ? 'pages ' : ''}${pages}` : '';
  return `${type === 'mastersthesis' ? "Master's thesis, " : ''}${venue}${issue}${range}, ${year}`;
}

/** The address of a paper. */
export const addressOf = ({doi, url}: Paper): string | undefined =>
  doi ? `https://doi.org/${doi}` : url;

const PLACE = {
  article: 'journal',
  inproceedings: 'booktitle',
  mastersthesis: 'school',
} as const;

/** LaTeX's own characters, and a dash between pages as it wants it. */
const escape = (value: string): string => value.replace(/[&%#_]/g, '\\$&').replace(/–/g, '--');

/** A paper as an entry of a BibTeX file. */
export function bibtexOf(key: string, paper: Paper): string {
  const fields: [name: string, value: string | undefined][] = [
    ['author', paper.authors.join(' and ')],
    // Braces keep capitals as they are.
    ['title', `{${escape(paper.title)}}`],
    [PLACE[paper.type], escape(paper.venue)],
    ['volume', paper.volume],
    ['number', paper.number],
    ['pages', paper.pages && escape(paper.pages)],
    ['year', String(paper.year)],
    ['doi', paper.doi],
    ['url', paper.url],
  ];
  const lines = fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name.padEnd(9)} = {${value}}`);
  return `@${paper.type}{${key},\n${lines.join(',\n')}\n}`;
}
