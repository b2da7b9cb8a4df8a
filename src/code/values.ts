/** Lists of values in what a run printed, shown as a row of devices: near and far in the colours of a field. */
import type {CodePiece, Shade} from './lines';

/** A list at the end of a line, after a label or alone: a value for each device, as `println` writes it. */
const ROW =
  /^(|.*: +)\[((?:-?\d+(?:\.\d+)?|Infinity|NaN)(?:, (?:-?\d+(?:\.\d+)?|Infinity|NaN)){2,})\]$/;

/** Colours of the field ramp in tokens.css, from far (1) to near (7). */
const RAMP = 7;

/** The shade of a value that is 0 at its source, among values up to the farthest. */
export function shadeOf(value: number, farthest: number): Shade {
  if (!Number.isFinite(value)) {
    return 'v0';
  }
  const part = farthest > 0 ? Math.max(0, value) / farthest : 0;
  return `v${RAMP - Math.round(part * (RAMP - 1))}` as Shade;
}

/** What a device hears, as a letter of content/play/rows says it, in classes of `src/css/values.css`. */
const LINKS: Readonly<Record<string, '' | ' x' | ' y' | ' x y'>> = {
  '-': '',
  '.': ' x',
  '+': ' y',
  '|': ' x y',
};

/**
 * The lines of an output, each value of a row with the shade that it has among all of them.
 * @param devices the devices that a row shows, line by line (see content/play/rows); `undefined` for values alone
 * @returns `undefined` for an output without rows of three values or more
 */
export function valueLines(output: string, devices?: readonly string[]): CodePiece[][] | undefined {
  const lines = output.split('\n');
  const rows = lines.map((line) => ROW.exec(line));
  const values = rows.flatMap((row) => row?.[2].split(', ').map(Number) ?? []);
  if (values.length === 0) {
    return undefined;
  }
  const farthest = Math.max(0, ...values.filter(Number.isFinite));
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
          [`${shadeOf(Number(value), farthest)}${LINKS[devices?.[index][at] ?? '-']}`, value],
        ]),
      ']',
    ];
  });
}
