/** The programs that a reader has saved, each under a title: a list in this browser, which other tabs change, too. */

/** Of the form in which the list is kept. */
const VERSION = 1;

const KEY = 'saved:playground';

/** A saved program, as text: whether it can be read is known once it is opened. */
export interface Saved {
  readonly title: string;
  readonly text: string;
}

/** Why the list is as it was. */
export type Refusal = 'taken' | 'full' | 'blocked' | 'unknown';

export const REFUSALS: Readonly<Record<Refusal, string>> = {
  taken: 'You have saved a program under this title already.',
  full: 'This browser has no space left, so nothing was saved. Delete a program from your list, or copy a link: it holds the program, too.',
  blocked:
    'This browser does not let the page keep anything, so nothing was saved. Copy a link instead: it holds the program, too.',
  unknown:
    'Your saved programs are kept in a form that this page does not know, perhaps by a later version of it. They are left as they are: reload the page.',
};

const isSaved = (one: unknown): one is Saved =>
  typeof one === 'object' &&
  one !== null &&
  'title' in one &&
  'text' in one &&
  [one.title, one.text].every((part) => typeof part === 'string');

export class SavedList {
  /** @param store the reader's; nothing where it is blocked */
  constructor(private readonly store: () => Pick<Storage, 'getItem' | 'setItem'> | null) {}

  /** All of them as they are kept now, the latest first; nothing where their form is not known. */
  get all(): readonly Saved[] | undefined {
    const kept = this.store()?.getItem(KEY) ?? null;
    if (kept === null) {
      return [];
    }
    try {
      const {version, programs} = JSON.parse(kept) as {version: unknown; programs: unknown};
      return version === VERSION && Array.isArray(programs) && programs.every(isSaved)
        ? programs
        : undefined;
    } catch {
      return undefined;
    }
  }

  /** @param mayReplace the one that has this title already */
  save(title: string, text: string, mayReplace = false): Refusal | undefined {
    return this.change((all) =>
      mayReplace || !all.some((one) => one.title === title)
        ? [{title, text}, ...all.filter((one) => one.title !== title)]
        : undefined,
    );
  }

  rename(title: string, next: string): Refusal | undefined {
    return this.change((all) =>
      title === next || !all.some((one) => one.title === next)
        ? all.map((one) => (one.title === title ? {...one, title: next} : one))
        : undefined,
    );
  }

  remove(title: string): Refusal | undefined {
    return this.change((all) => all.filter((one) => one.title !== title));
  }

  /** @param next of the programs as they are kept by now; nothing where a title is taken */
  private change(
    next: (all: readonly Saved[]) => readonly Saved[] | undefined,
  ): Refusal | undefined {
    const {all} = this;
    if (all === undefined) {
      return 'unknown';
    }
    const programs = next(all);
    if (programs === undefined) {
      return 'taken';
    }
    const store = this.store();
    if (store === null) {
      return 'blocked';
    }
    try {
      store.setItem(KEY, JSON.stringify({version: VERSION, programs}));
      return undefined;
    } catch {
      return 'full';
    }
  }
}
