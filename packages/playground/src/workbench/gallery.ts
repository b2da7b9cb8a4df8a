/** The programs to choose from: those of figures, with their pictures, by the pages they stand on, and the reader's own. */
import {earlier} from '../player/earlier';
import {PLAYGROUND} from '../player/link';
import {type Refusal, REFUSALS, type SavedList} from './saved';
import {partsOf, readState} from './state';
import {OWN_TITLE} from './script';

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

/** What can be done to a saved program. */
export interface Saving {
  /** @returns why it could not be, as a sentence */
  readonly rename: (title: string) => string | undefined;
  readonly remove: () => string | undefined;
  /** It is saved again, as it was. */
  readonly putBack: () => string | undefined;
}

/** A program that can be chosen. */
export interface Item {
  readonly title: string;
  /** A line of it, where there is no picture. */
  readonly says: string;
  readonly picture?: Pick<Offered, 'picture' | 'size'>;
  readonly open: () => void;
  readonly saving?: Saving;
}

export interface Group {
  readonly title: string;
  readonly items: readonly Item[];
}

/** What stands under the title of a reader's own program: its last line, or why it cannot be read. */
function lineOf(kept: string): {readonly says: string; readonly figure?: string} {
  try {
    const {text = '', figure} = readState(partsOf(kept));
    return {says: text.trim().split('\n').at(-1)!.trim(), figure};
  } catch (error) {
    return {says: `Cannot be read: ${(error as Error).message}.`};
  }
}

/** What the reader wrote before another program took its place, the newest first. */
const wroteBefore = (store: Storage | null, open: Opens['open']): Item[] =>
  earlier(store, PLAYGROUND).map((kept) => {
    const {says, figure} = lineOf(kept);
    const title = OFFERED_FIGURES.find(({name}) => name === figure)?.title;
    return {
      title: title === undefined ? OWN_TITLE : `${title}, changed by you`,
      ...{says, open: () => open(kept)},
    };
  });

const sentence = (refusal: Refusal | undefined): string | undefined => refusal && REFUSALS[refusal];

/** What the reader has saved, each under its title. */
const savedBefore = (list: SavedList, open: Opens['open']): Item[] =>
  list.all?.map(({title, text}) => ({
    ...{title, says: lineOf(text).says, open: () => open(text, title)},
    saving: {
      rename: (next) => sentence(list.rename(title, next)),
      remove: () => sentence(list.remove(title)),
      putBack: () => sentence(list.save(title, text)),
    },
  })) ?? [
    {title: 'Your saved programs', says: REFUSALS.unknown, open: () => window.location.reload()},
  ];

export interface Opens {
  /** Opens a figure by its name. */
  readonly choose: (name: string) => void;
  /** Opens what the reader wrote, as it was kept. */
  readonly open: (text: string, title?: string) => void;
}

/** All there is to choose from. */
export function groupsOf(store: Storage | null, list: SavedList, opens: Opens): Group[] {
  const pages = [...new Set(OFFERED_FIGURES.map((one) => one.page))];
  return [
    {
      title: 'Yours',
      items: [...savedBefore(list, opens.open), ...wroteBefore(store, opens.open)],
    },
    ...pages.map((title) => ({
      title,
      items: OFFERED_FIGURES.filter((one) => one.page === title).map((one) => ({
        ...{title: one.title, says: '', picture: one},
        open: () => opens.choose(one.name),
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
