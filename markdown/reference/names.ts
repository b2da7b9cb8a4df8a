import {declared} from './declarations';
import type {Entry} from './entries';
import {fullName} from './symbols';

/**
 * Names of the library that mean something else as well, in Kotlin or in the library itself, and what pages
 * mean by them: an entry by its name, with its page before it where two have that name, or `null` for none.
 * A page says otherwise in a comment (see markdown/remark/reference/names). `all {}` is `all` with braces.
 */
export const AMBIGUOUS: Readonly<Record<string, string | null>> = {
  all: 'Field.all',
  'all {}': 'collapse#all',
  get: 'fields#get',
  ids: 'fields#ids',
  values: 'fields#values',
  // Of a field, and what many functions call their first parameter.
  local: null,
  // Kotlin's own, of lists: that of fields is written with its owner.
  map: null,
  // Of a simulation's file, too.
  nodes: null,
};

/** Code that names something: `name`, `name(…)`, `name { … }`, `Name<…>`, with an owner before it and a type after it or not. */
const NAMING =
  /^((?:[A-Z]\w*\.)?\w+)(<[^()]*>)?(\([^()]*(?:\([^()]*\)[^()]*)*\))?( ?\{[^{}]*\})?(: [^()]+)?$/;

/** What pages may mean by a name. */
export class Names {
  private readonly byName = new Map<string, Entry[]>();

  constructor(private readonly entries: readonly Entry[]) {
    for (const entry of entries) {
      for (const name of Names.of(entry)) {
        this.byName.set(name, [...(this.byName.get(name) ?? []), entry]);
      }
    }
  }

  /** What an entry may be called: with and without the class that it is a member of. */
  private static of({page, name}: Entry): Set<string> {
    const short = name.split('.').at(-1)!;
    try {
      return new Set([name, short, ...declared(page, name).overloads.map(fullName)]);
    } catch {
      // Its own page says that there is no such name.
      return new Set([name, short]);
    }
  }

  /** The names of all entries. */
  all(): string[] {
    return [...new Set(this.entries.map(({name}) => name))];
  }

  /** Names of more than one entry that no row of {@link AMBIGUOUS} settles. */
  unsettled(): string[] {
    return [...this.byName]
      .filter(([name, entries]) => entries.length > 1 && !(name in AMBIGUOUS))
      .map(([name]) => name);
  }

  /** The entry of exactly this name, or of `page#name`. */
  entry(wanted: string): Entry | undefined {
    return this.entries.find(({page, name}) => wanted === name || wanted === `${page}#${name}`);
  }

  /**
   * What a page means by a piece of code.
   * @param code as it stands between backticks
   * @param page of the reference, which means its own entries first
   * @param said what the page says that it means, by name
   */
  meantBy(
    code: string,
    page?: string,
    said: ReadonlyMap<string, string | null> = new Map(),
  ): Entry | undefined {
    const [, name = '', , , braces] = NAMING.exec(code) ?? [];
    const entries = this.byName.get(name) ?? [];
    const keys = [...(braces ? [`${name} {}`] : []), name];
    const key = keys.find((one) => said.has(one));
    if (entries.length === 0 || key !== undefined) {
      const meant = key === undefined ? null : said.get(key)!;
      return meant === null ? undefined : this.entry(meant);
    }
    const own = entries.filter((one) => one.page === page);
    if (own.length === 1) {
      return own[0];
    }
    const usual = keys.find((one) => one in AMBIGUOUS);
    const meant = usual === undefined ? undefined : AMBIGUOUS[usual];
    return meant === undefined ? entries[0] : meant === null ? undefined : this.entry(meant);
  }
}
