/** Which files of the samples depend on which: read from packages and names, without a compiler. */
import type {Source} from './sources';

interface Read {
  text: string;
  package: string;
  /** What it declares at its top, by name. */
  declared: string[];
  words: Set<string>;
  /** Names with the package before them: what is imported, and what is called by its whole name. */
  paths: Set<string>;
}

const DECLARATION =
  /^(?:@\S+ +)*(?:(?:private|internal|public|inline|operator|infix|suspend|data|sealed|enum|abstract|open|value|const|tailrec) +)*(fun|val|var|class|object|interface|typealias) +(.*)$/gm;

/** The name in what follows `fun`, `val` or `class`: after a receiver, before parameters. */
function nameIn(kind: string, rest: string): string | undefined {
  let plain = rest;
  // Type parameters nest: take the innermost away until none is left.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/<[^<>]*>/g, '');
  }
  const head = /^(fun|val|var)$/.test(kind) ? plain.split(/[(:={]/, 1)[0] : plain;
  const names = head.match(/\w+/g) ?? [];
  return /^(fun|val|var)$/.test(kind) ? names.at(-1) : names[0];
}

/** The names that a text declares at its top. */
export const declaredIn = (text: string): string[] =>
  [...text.matchAll(DECLARATION)].flatMap(([, kind, rest]) => nameIn(kind, rest) ?? []);

const cache = new Map<string, Read>();

/** A file that did not change is not read again. */
function readOf({path: file, bytes}: Source): Read {
  const text = bytes.toString('utf8');
  const before = cache.get(file);
  if (before?.text === text) {
    return before;
  }
  const read = {
    text,
    package: /^package +([\w.]+)/m.exec(text)?.[1] ?? '',
    declared: declaredIn(text),
    words: new Set(text.match(/\w+/g)),
    paths: new Set(text.match(/(?<![\w.])[a-z]\w*(?:\.[\w*]+)+/g)),
  };
  cache.set(file, read);
  return read;
}

/** The files of a project, and on which of them each depends. */
export class Dependencies {
  private readonly known = new Map<Source, Source[]>();
  /** By what they declare, with its package: `stdlib.gradient`. */
  private readonly declaring = new Map<string, Source[]>();

  /** @param all the files to choose from */
  constructor(all: Source[]) {
    for (const one of all) {
      const {package: own, declared} = readOf(one);
      for (const name of declared.map((each) => `${own}.${each}`)) {
        this.declaring.set(name, [...(this.declaring.get(name) ?? []), one]);
      }
    }
  }

  /**
   * The files that others depend on, and those that these depend on in turn. One depends on another whose
   * declarations it mentions: by name in the same package, else with the package. A word in a comment
   * counts as well: rather one file too many than one too few.
   * @param roots what to start from; they are not part of the answer
   * @returns sorted by path
   */
  of(roots: Source[]): Source[] {
    const found = new Set<Source>();
    const open = roots.flatMap((root) => this.direct(root));
    for (let one = open.pop(); one; one = open.pop()) {
      if (!found.has(one)) {
        found.add(one);
        open.push(...this.direct(one));
      }
    }
    const started = new Set(roots.map(({path}) => path));
    return [...found]
      .filter(({path}) => !started.has(path))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** What a file mentions, in a way that can mean it. */
  private direct(from: Source): Source[] {
    const before = this.known.get(from);
    if (before) {
      return before;
    }
    const {package: own, words, paths} = readOf(from);
    const within = [own, ...[...paths].flatMap((one) => /^(.*)\.\*$/.exec(one)?.[1] ?? [])];
    const mentioned = [
      ...within.flatMap((folder) => [...words].map((word) => `${folder}.${word}`)),
      ...paths,
    ];
    const found = new Set(mentioned.flatMap((name) => this.declaring.get(name) ?? []));
    const others = [...found].filter(({path: file}) => file !== from.path);
    this.known.set(from, others);
    return others;
  }
}
