/** Lists of values in what a run printed, shown as a row of devices: near and far in the colours of a field. */
import {Domain} from '@collektive/playground/domain';
import type {CodePiece, Shade} from './lines';

/** A list at the end of a line, after a label or alone: a value for each device, as `println` writes it. */
const ROW =
  /^(|.*: +)\[((?:-?\d+(?:\.\d+)?|Infinity|NaN)(?:, (?:-?\d+(?:\.\d+)?|Infinity|NaN)){2,})\]$/;

/** What a device hears, as a letter of markdown/play/rows says it, in classes of `src/css/values.css`. */
const LINKS: Readonly<Record<string, '' | ' x' | ' y' | ' x y'>> = {
  '-': '',
  '.': ' x',
  '+': ' y',
  '|': ' x y',
};

/**
 * The lines of an output, each value of a row with the shade that it has among all of them.
 * @param devices the devices that a row shows, line by line (see markdown/play/rows); `undefined` for values alone
 * @returns `undefined` for an output without rows of three values or more
 */
export function valueLines(output: string, devices?: readonly string[]): CodePiece[][] | undefined {
  const lines = output.split('\n');
  const rows = lines.map((line) => ROW.exec(line));
  const values = rows.flatMap((row) => row?.[2].split(', ') ?? []);
  if (values.length === 0) {
    return undefined;
  }
  // As in drawings of networks.
  const {shade} = new Domain(values);
  const classOf = (value: string): Shade => {
    const own = shade(value);
    return own === 'none' ? 'v0' : (`v${own}` as Shade);
  };
  return lines.map((line, index) => {
    const row = rows[index];
    if (!row) {
      return line === '' ? [] : [line];
    }
    const [, label, list] = row;
    return [
      `${label}[`,
      ...list
        .split(', ')
        .flatMap((value, at): CodePiece[] => [
          ...(at > 0 ? [', '] : []),
          [`${classOf(value)}${LINKS[devices?.[index][at] ?? '-']}`, value],
        ]),
      ']',
    ];
  });
}

/** Longest values of devices in one column, in characters, and the class that makes them all as wide. */
const WIDTHS: readonly (readonly [most: number, name: string])[] = [
  [2, 'devices'],
  [4, 'devices devices-4'],
  [Infinity, 'devices devices-8'],
];

/** Classes of an output whose lists are drawn as devices: src/css/values.css. */
export function devicesClass(output: string): string {
  const values = [...output.matchAll(/\[(.+)\]$/gm)].flatMap(([, list]) => list.split(', '));
  const longest = Math.max(...values.map(({length}) => length));
  return WIDTHS.find(([most]) => longest <= most)![1];
}
