// @ts-check
/**
 * Named regions of a Kotlin source: what stands between `// #region name` and `// #endregion`.
 * Regions nest; the name may be repeated after `#endregion`. Shared by pages and by the scripts that
 * check samples, which run without a compiler: hence JavaScript.
 */

const MARKER = /^\s*\/\/\s*#(region|endregion)\b[ \t]*(.*?)\s*$/;
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * @typedef {object} Region
 * @property {string} text the lines without markers and without the indentation they share
 * @property {number} first number of its first line in the source, from 1
 * @property {number} last number of its last line
 */

/** A source whose markers do not fit; `line` says where. */
export class RegionError extends Error {
  /**
   * @param {number} line
   * @param {string} message
   */
  constructor(line, message) {
    super(message);
    this.name = 'RegionError';
    this.line = line;
  }
}

/**
 * Takes away the indentation that all lines share, and empty lines at both ends.
 * @param {string[]} lines
 * @returns {string}
 */
function dedent(lines) {
  const filled = lines.filter((line) => line.trim() !== '');
  const shared = Math.min(...filled.map((line) => line.search(/\S/)));
  return lines
    .map((line) => line.slice(shared).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/**
 * A marker line and the empty line after it: without it, taking the marker out would leave two.
 * @param {string[]} lines
 * @param {number} from
 * @param {number} to
 */
function withoutMarkers(lines, from, to) {
  /** @type {string[]} */
  const kept = [];
  for (let index = from; index < to; index++) {
    const line = lines[index] ?? '';
    const doubled = line.trim() === '' && kept.at(-1)?.trim() === '';
    if (!MARKER.test(line) && !doubled) {
      kept.push(line);
    }
  }
  return kept;
}

/**
 * Reads the regions of a source.
 * @param {string} source
 * @returns {Map<string, Region>} by name, in the order in which they end
 * @throws {RegionError} for a marker without partner, a name that is missing, used twice or not in kebab-case
 */
export function readRegions(source) {
  const lines = source.split(/\r?\n/);
  /** @type {Map<string, Region>} */
  const regions = new Map();
  /** @type {{name: string, start: number}[]} */
  const open = [];
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
            : '"#endregion" without a "#region" before it; take it out',
        );
      }
      const kept = withoutMarkers(lines, last.start, index);
      if (kept.every((one) => one.trim() === '')) {
        throw new RegionError(last.start, `the region "${last.name}" is empty; take it out`);
      }
      regions.set(last.name, {text: dedent(kept), first: last.start + 1, last: index});
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

/**
 * A whole source as pages show it: without markers.
 * @param {string} source
 * @returns {Region}
 */
export function wholeSource(source) {
  const lines = source.split(/\r?\n/);
  return {
    text: dedent(withoutMarkers(lines, 0, lines.length)),
    first: 1,
    last: source.trimEnd().split(/\r?\n/).length,
  };
}
