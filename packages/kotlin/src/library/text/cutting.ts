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
export function trimIndent(self: string): string {
  const all = lines(self);
  const indent = Math.min(
    ...all.filter((line) => !isBlank(line)).map((line) => /^\s*/.exec(line)?.[0].length ?? 0),
  );
  const cut = all.map((line) => line.slice(Number.isFinite(indent) ? indent : 0));
  if (cut[0] !== undefined && isBlank(cut[0])) {
    cut.shift();
  }
  if (cut.length > 0 && isBlank(cut.at(-1) ?? '')) {
    cut.pop();
  }
  return cut.join('\n');
}
export const trimMargin = (self: string, margin = '|'): string => {
  const all = lines(self);
  const kept = all.filter(
    (line, index) => !((index === 0 || index === all.length - 1) && isBlank(line)),
  );
  return kept
    .map((line) =>
      line.trimStart().startsWith(margin) ? line.trimStart().slice(margin.length) : line,
    )
    .join('\n');
};
/** `substringBefore` and its like: a mark that is not there gives what is asked for then. */
export const substrings: Rows = Object.fromEntries(
  (
    [
      ['Before', (self, mark) => self.slice(0, self.indexOf(mark))],
      ['After', (self, mark) => self.slice(self.indexOf(mark) + mark.length)],
      ['BeforeLast', (self, mark) => self.slice(0, self.lastIndexOf(mark))],
      ['AfterLast', (self, mark) => self.slice(self.lastIndexOf(mark) + mark.length)],
    ] as [string, (self: string, mark: string) => string][]
  ).flatMap(([name, cut]) =>
    ['String', 'Char'].map((type): [string, Implementation] => [
      `fun String.substring${name}(delimiter: ${type}, missingDelimiterValue: String = ""): String`,
      (self: string, delimiter: unknown, missing = self) =>
        self.includes(text(delimiter)) ? cut(self, text(delimiter)) : missing,
    ]),
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
