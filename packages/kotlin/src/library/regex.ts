/** Regular expressions, by those of JavaScript where the two agree. */
// cspell:ignore AGQRX
import {type F, type LibraryPackage} from '../library';
import {list, Sequence} from '../run/collections';
import {fail} from '../run/failures';
import {machine} from '../run/machine';
import {intRange} from './numbers';

/** What only the JVM has, or reads otherwise: flags within, atomic groups, possessive quantifiers, named classes, sets of sets. */
const ONLY_JAVA = /\\[AGQRXZhHvVzpPkN]|\(\?[^:=!<]|[*+?}]\+|&&|\[[^\]\\]*\[/;
const OTHER_ESCAPES = /\\[^AGQRXZhHvVzpPkN]/g;
const LINE_END = '(?=(?:\\r\\n|[\\n\\r\\u0085\\u2028\\u2029])?$)';

class Regex {
  private readonly inner: RegExp;
  private readonly flags: string;
  /** Without the flags that it begins with. */
  private readonly bare: string;

  constructor(
    readonly pattern: string,
    flags = '',
  ) {
    const [start = '', within = ''] = /^\(\?([ims]+)\)/.exec(pattern) ?? [];
    this.flags = [...new Set(flags + within)].join('');
    this.bare = pattern.slice(start.length);
    try {
      if (ONLY_JAVA.test(this.bare.replace(OTHER_ESCAPES, '.'))) {
        throw new SyntaxError();
      }
      this.inner = new RegExp(this.source, `g${this.flags}`);
    } catch {
      this.inner = fail(
        'UnsupportedOperationException',
        `The regular expression '${pattern}' uses something that is not known here.`,
      );
    }
  }

  /** JavaScript's `\\s` has more characters, and its `$` is not before the end of the last line. */
  private get source(): string {
    return this.bare.replace(
      /\\([\s\S])|\[(?:[^\]\\]|\\[\s\S])*\]|\$/g,
      (whole, escaped: string | undefined) => {
        if (whole === '$') {
          return LINE_END;
        }
        if (escaped === 's') {
          return '[ \\t\\n\\v\\f\\r]';
        }
        return escaped === undefined ? whole.replace(/\\s/g, ' \\t\\n\\v\\f\\r') : whole;
      },
    );
  }

  find(input: string, start = 0): Match | null {
    if (start < 0 || start > input.length) {
      fail('IndexOutOfBoundsException', 'Illegal start index');
    }
    machine.write(input.length);
    this.inner.lastIndex = start;
    const found = this.inner.exec(input);
    return found === null ? null : new Match(found, this);
  }

  whole(input: string): Match | null {
    machine.write(input.length);
    const found = new RegExp(`^(?:${this.source})$`, this.flags).exec(input);
    return found === null ? null : new Match(found, this);
  }

  *all(input: string, start = 0): Generator<Match> {
    for (let found = this.find(input, start); found !== null; found = found.next()) {
      yield found;
    }
  }

  replace(input: string, make: (found: Match) => string, most = Infinity): string {
    let [text, end, count] = ['', 0, 0];
    for (const found of this.all(input)) {
      if (count++ >= most) {
        break;
      }
      text += input.slice(end, found.start) + make(found);
      end = found.end;
      machine.write(text.length - end > 0 ? text.length - end : 0);
    }
    return text + input.slice(end);
  }

  split(input: string, limit = 0): string[] {
    const parts: string[] = [];
    let end = 0;
    for (const found of this.all(input)) {
      if (limit > 0 && parts.length === limit - 1) {
        break;
      }
      parts.push(input.slice(end, found.start));
      end = found.end;
    }
    return [...parts, input.slice(end)];
  }

  toString(): string {
    return this.pattern;
  }
}

class Match {
  constructor(
    readonly found: RegExpExecArray,
    readonly of: Regex,
  ) {}

  get start(): number {
    return this.found.index;
  }

  get end(): number {
    return this.start + this.found[0].length;
  }

  next(): Match | null {
    const {input} = this.found;
    const start = this.end + (this.found[0] === '' ? 1 : 0);
    return start > input.length ? null : this.of.find(input, start);
  }

  /** `$1` and `${name}` in what is put in its place. */
  filled(replacement: string): string {
    return replacement.replace(
      /\\([\s\S])|\$(\d)|\$\{(\w+)\}/g,
      (_, escaped: string | undefined, index: string | undefined, name: string) =>
        escaped ??
        (index === undefined
          ? (this.found.groups?.[name] ?? '')
          : Number(index) < this.found.length
            ? (this.found[Number(index)] ?? '')
            : fail('IndexOutOfBoundsException', `No group ${index}`)),
    );
  }
}

const regex = (pattern: string, option?: unknown): Regex =>
  new Regex(pattern, option === undefined ? '' : String((option as {flag: string}).flag));
const replacedMatches = (self: string, by: Regex, other: string): string =>
  by.replace(self, (found) => found.filled(other));
const replacedBy = (self: string, by: Regex, make: F): string =>
  by.replace(self, (found) => make(found) as string);

export const regexes: LibraryPackage = {
  name: 'kotlin.text',
  classes: [
    {
      text: 'class RegexOption',
      is: () => false,
      nested: [
        {
          text: 'object Companion',
          is: () => false,
          instance: {key: 'RegexOption'},
          members: {
            'val IGNORE_CASE: RegexOption': () => ({flag: 'i'}),
            'val MULTILINE: RegexOption': () => ({flag: 'm'}),
          },
        },
      ],
    },
    {
      text: 'class MatchResult',
      is: (value) => value instanceof Match,
      members: {
        'val value: String': (self: Match) => self.found[0],
        'val range: IntRange': (self: Match) => intRange(self.start, self.end - 1),
        'val groupValues: List<String>': (self: Match) =>
          list([...self.found].map((each: string | undefined) => each ?? '')),
        'val destructured: List<String>': (self: Match) =>
          list([...self.found].slice(1).map((each: string | undefined) => each ?? '')),
        'fun next(): MatchResult?': (self: Match) => self.next(),
      },
    },
    {
      text: 'class Regex(pattern: String)',
      is: (value) => value instanceof Regex,
      construct: (pattern: string) => regex(pattern),
      others: {'class Regex(pattern: String, option: RegexOption)': regex},
      members: {
        'val pattern: String': (self: Regex) => self.pattern,
        'infix fun matches(input: CharSequence): Boolean': (self: Regex, input: string) =>
          self.whole(input) !== null,
        'fun containsMatchIn(input: CharSequence): Boolean': (self: Regex, input: string) =>
          self.find(input) !== null,
        'fun find(input: CharSequence, startIndex: Int = 0): MatchResult?': (
          self: Regex,
          input: string,
          start?: number,
        ) => self.find(input, start),
        'fun findAll(input: CharSequence, startIndex: Int = 0): Sequence<MatchResult>': (
          self: Regex,
          input: string,
          start?: number,
        ) => new Sequence(() => self.all(input, start)),
        'fun matchEntire(input: CharSequence): MatchResult?': (self: Regex, input: string) =>
          self.whole(input),
        'fun replace(input: CharSequence, replacement: String): String': (
          self: Regex,
          input: string,
          other: string,
        ) => replacedMatches(input, self, other),
        'fun replace(input: CharSequence, transform: (MatchResult) -> CharSequence): String': (
          self: Regex,
          input: string,
          make: F,
        ) => replacedBy(input, self, make),
        'fun replaceFirst(input: CharSequence, replacement: String): String': (
          self: Regex,
          input: string,
          other: string,
        ) => self.replace(input, (found) => found.filled(other), 1),
        'fun split(input: CharSequence, limit: Int = 0): List<String>': (
          self: Regex,
          input: string,
          limit?: number,
        ) => list(self.split(input, limit)),
      },
    },
  ],
  rows: {
    'fun String.toRegex(): Regex': (self: string) => regex(self),
    'fun String.toRegex(option: RegexOption): Regex': regex,
    'infix fun CharSequence.matches(regex: Regex): Boolean': (self: string, by: Regex) =>
      by.whole(self) !== null,
    'operator fun CharSequence.contains(regex: Regex): Boolean': (self: string, by: Regex) =>
      by.find(self) !== null,
    'fun CharSequence.replace(regex: Regex, replacement: String): String': replacedMatches,
    'fun CharSequence.replace(regex: Regex, transform: (MatchResult) -> CharSequence): String':
      replacedBy,
    'fun CharSequence.split(regex: Regex, limit: Int = 0): List<String>': (
      self: string,
      by: Regex,
      limit?: number,
    ) => list(by.split(self, limit)),
  },
};
