/** Texts cut into parts, and parts cut away. */
import {type Rows} from '../../library';
import {text} from '../../run/text';
import {char} from '../../run/values';
import {type Implementation} from '../../symbols';
import {isBlank, lines} from './letters';

export const split = (self: string, delimiters: readonly unknown[], limit: number): string[] => {
  const marks = delimiters.map(text);
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index <= self.length && (limit <= 0 || parts.length < limit - 1);) {
    const mark = marks.find((each) => self.startsWith(each, index));
    if (mark === undefined) {
      index += 1;
    } else {
      parts.push(self.slice(start, index));
      start = index + mark.length;
      // Nothing stands between all characters, and before the first.
      index = Math.max(start, index + 1);
    }
  }
  return [...parts, self.slice(start)];
};
/** Lines that begin anew: of a block of text, whose first and last line count only where something stands there. */
function withIndents(self: string, cut: (line: string) => string): string {
  const all = lines(self);
  return all
    .filter((line, index) => !((index === 0 || index === all.length - 1) && isBlank(line)))
    .map(cut)
    .join('\n');
}
export function replaceIndent(self: string, by = ''): string {
  const indents = lines(self)
    .filter((line) => !isBlank(line))
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length === 0 ? 0 : indents.reduce((a, b) => Math.min(a, b));
  return withIndents(self, (line) => by + line.slice(indent));
}
export const replaceIndentByMargin = (self: string, by = '', margin = '|'): string =>
  withIndents(self, (line) =>
    line.trimStart().startsWith(margin) ? by + line.trimStart().slice(margin.length) : line,
  );
/** `substringBefore`, `replaceBefore` and their like: a mark that is not there gives what is asked for then. */
export const substrings: Rows = Object.fromEntries(
  ['Before', 'After', 'BeforeLast', 'AfterLast'].flatMap((name) =>
    ['String', 'Char'].flatMap((type): [string, Implementation][] => {
      /** Where the part begins and ends, if there is a mark. */
      const part = (self: string, delimiter: unknown): [number, number] | undefined => {
        const mark = text(delimiter);
        const at = name.endsWith('Last') ? self.lastIndexOf(mark) : self.indexOf(mark);
        return at < 0
          ? undefined
          : name.startsWith('Before')
            ? [0, at]
            : [at + mark.length, self.length];
      };
      return [
        [
          `fun String.substring${name}(delimiter: ${type}, missingDelimiterValue: String = ""): String`,
          (self: string, delimiter: unknown, missing = self) => {
            const found = part(self, delimiter);
            return found === undefined ? missing : self.slice(...found);
          },
        ],
        [
          `fun String.replace${name}(delimiter: ${type}, replacement: String, missingDelimiterValue: String = ""): String`,
          (self: string, delimiter: unknown, other: string, missing = self) => {
            const found = part(self, delimiter);
            return found === undefined
              ? missing
              : self.slice(0, found[0]) + other + self.slice(found[1]);
          },
        ],
      ];
    }),
  ),
);
export const around = (self: string, before: string, after: string): string =>
  self.length >= before.length + after.length && self.startsWith(before) && self.endsWith(after)
    ? self.slice(before.length, self.length - after.length)
    : self;
/** How many characters two texts have in common at their beginnings. */
export function sharedBy(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) {
    count += 1;
  }
  return count;
}
export function trimmed(self: string, gone: readonly unknown[], atStart: boolean): string {
  const isGone = (index: number): boolean => gone.includes(char(self.charCodeAt(index)));
  let [start, end] = [0, self.length];
  if (atStart) {
    while (start < end && isGone(start)) {
      start += 1;
    }
  } else {
    while (end > start && isGone(end - 1)) {
      end -= 1;
    }
  }
  return self.slice(start, end);
}
