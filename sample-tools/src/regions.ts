/**
 * Named regions of a Kotlin source: what stands between `// #region name` and `// #endregion`.
 * Regions nest; the name may be repeated after `#endregion`. A line `// #silent: reason` is no code either.
 */

const MARKER = /^\s*\/\/\s*#(region|endregion|silent)\b:?[ \t]*(.*?)\s*$/;
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export interface Region {
  /** The lines without markers and without the indentation they share. */
  text: string;
  /** Number of its first line in the source, from 1. */
  first: number;
  /** Number of its last line. */
  last: number;
  /** Spaces that its lines share in the source: none outside of a function or class. */
  indent: number;
}

/** A source whose markers do not fit; `line` says where. */
export class RegionError extends Error {
  override readonly name = 'RegionError';

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** Takes away the indentation that all lines share, and empty lines at both ends. */
function dedent(lines: string[]): Pick<Region, 'text' | 'indent'> {
  const filled = lines.filter((line) => line.trim() !== '');
  const indent = Math.min(...filled.map((line) => line.search(/\S/)));
  const text = lines
    .map((line) => line.slice(indent).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
  return {text, indent};
}

/** Lines without markers, each with the empty line after it: else taking a marker out would leave two. */
export function withoutMarkers(lines: string[]): string[] {
  const kept: string[] = [];
  for (const line of lines) {
    const doubled = line.trim() === '' && kept.at(-1)?.trim() === '';
    if (!MARKER.test(line) && !doubled) {
      kept.push(line);
    }
  }
  return kept;
}

/**
 * Reads the regions of a source.
 * @returns by name, in the order in which they end
 * @throws {RegionError} for a marker without partner, a name that is missing, used twice or not in kebab-case
 */
export function readRegions(source: string): Map<string, Region> {
  const lines = source.split(/\r?\n/);
  const regions = new Map<string, Region>();
  const open: {name: string; start: number}[] = [];
  lines.forEach((line, index) => {
    const [, kind, name = ''] = MARKER.exec(line) ?? [];
    const number = index + 1;
    if (kind === 'region') {
      if (!NAME.test(name)) {
        throw new RegionError(
          number,
          `the region "${name}" needs a name in kebab-case, such as "count-devices"`,
        );
      }
      if (regions.has(name) || open.some((one) => one.name === name)) {
        throw new RegionError(number, `there is a region "${name}" already; choose another name`);
      }
      open.push({name, start: number});
    } else if (kind === 'endregion') {
      const last = open.pop();
      if (!last || (name !== '' && name !== last.name)) {
        throw new RegionError(
          number,
          last
            ? `"#endregion ${name}" would end the region "${last.name}"; end that one first`
            : '"#endregion" without a "#region" before it; remove it',
        );
      }
      const kept = withoutMarkers(lines.slice(last.start, index));
      if (kept.every((one) => one.trim() === '')) {
        throw new RegionError(last.start, `the region "${last.name}" is empty; remove it`);
      }
      regions.set(last.name, {...dedent(kept), first: last.start + 1, last: index});
    }
  });
  const unclosed = open.pop();
  if (unclosed) {
    throw new RegionError(
      unclosed.start,
      `the region "${unclosed.name}" has no end; add "// #endregion" after its last line`,
    );
  }
  return regions;
}

/** Why a sample prints nothing, from its line `// #silent: reason`. */
export const silenceOf = (source: string): string | undefined =>
  source
    .split(/\r?\n/)
    .map((line) => MARKER.exec(line))
    .find((found) => found?.[1] === 'silent')?.[2];

/** A whole source as pages show it: without markers. */
export const wholeSource = (source: string): Region => ({
  ...dedent(withoutMarkers(source.split(/\r?\n/))),
  first: 1,
  last: source.trimEnd().split(/\r?\n/).length,
});
