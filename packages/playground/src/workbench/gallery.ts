/** The programs to choose from: those of figures, with their pictures, by the pages they stand on, and the reader's own. */
import {type Page} from '../player/changes';
import {earlier} from '../player/earlier';
import {PLAYGROUND} from '../player/link';
import {readState} from './state';

/** A figure that can be opened. */
export interface Offered {
  readonly name: string;
  readonly title: string;
  /** Address of what it runs. */
  readonly file: string;
  /** The title of the page that it stands on. */
  readonly page: string;
  /** Of its drawing, and what that is drawn in, in units. */
  readonly picture: string;
  readonly size: readonly [width: number, height: number];
}

declare global {
  /** All figures; replaced when plugins/playground builds the islands. */
  const OFFERED_FIGURES: readonly Offered[];
}

/** A program that can be chosen. */
export interface Item {
  readonly title: string;
  /** A line of it, where there is no picture. */
  readonly says: string;
  readonly picture?: Pick<Offered, 'picture' | 'size'>;
  readonly open: () => void;
}

export interface Group {
  readonly title: string;
  readonly items: readonly Item[];
}

/** What the reader wrote before another program took its place, the newest first. @param open brings one back, as it was kept */
const wroteBefore = (page: Page, open: (text: string) => void): Item[] =>
  earlier(page.store(), PLAYGROUND).map((kept) => {
    const {text = '', figure} = readState(kept)?.state ?? {};
    const title = OFFERED_FIGURES.find(({name}) => name === figure)?.title;
    return {
      title: title === undefined ? 'Your program' : `${title}, changed by you`,
      says: text.trim().split('\n').at(-1)?.trim() ?? '',
      open: () => open(kept),
    };
  });

/**
 * All there is to choose from.
 * @param choose opens a figure by its name; without one, an empty program
 * @param bringBack opens what the reader wrote
 */
export function groupsOf(
  page: Page,
  choose: (name: string) => void,
  bringBack: (text: string) => void,
): Group[] {
  const empty = {
    ...{title: 'Empty program', says: 'Each device shows its id.'},
    open: () => choose(''),
  };
  const pages = [...new Set(OFFERED_FIGURES.map((one) => one.page))];
  return [
    {title: 'Yours', items: [...wroteBefore(page, bringBack), empty]},
    ...pages.map((title) => ({
      title,
      items: OFFERED_FIGURES.filter((one) => one.page === title).map((one) => ({
        ...{title: one.title, says: '', picture: one},
        open: () => choose(one.name),
      })),
    })),
  ];
}

const letters = (text: string): string => text.toLowerCase();

/** Do all words of a search stand in a text? */
const matches = (text: string, search: string): boolean =>
  letters(search)
    .split(/\s+/)
    .every((word) => letters(text).includes(word));

/** Those that a search finds. The reader's own have no page that they would be found by. */
export const foundIn = (groups: readonly Group[], search: string): Group[] =>
  groups
    .map(({title, items}, index) => ({
      title,
      items: items.filter((one) =>
        matches(`${one.title} ${index === 0 ? one.says : title}`, search),
      ),
    }))
    .filter(({items}) => items.length > 0);
