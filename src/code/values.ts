/** Lists of values in what a run printed, shown as a row of devices: near and far in the colours of a field. */
import type {CodePiece, ValueRole} from './lines';

/** A list at the end of a line, after a label or alone: a value for each device, as `println` writes it. */
const ROW = /^(|.*: +)\[((?:-?\d+(?:\.\d+)?|Infinity)(?:, (?:-?\d+(?:\.\d+)?|Infinity)){2,})\]$/;

/** Colours of the field ramp in tokens.css, from far (1) to near (7). */
const RAMP = 7;

function roleOf(value: number, farthest: number): ValueRole {
  if (!Number.isFinite(value)) {
    return 'none';
  }
  const part = farthest > 0 ? Math.max(0, value) / farthest : 0;
  return `v${RAMP - Math.round(part * (RAMP - 1))}` as ValueRole;
}

/**
 * The lines of an output, each value of a row with the shade that it has among all of them.
 * @returns `undefined` for an output without rows of three values or more
 */
export function valueLines(output: string): CodePiece[][] | undefined {
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
          [roleOf(Number(value), farthest), value],
        ]),
      ']',
    ];
  });
}
