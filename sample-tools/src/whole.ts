/** The whole file that gives an output: all that has to stand in it, made from the regions of a sample. */
import {readRegions, type Region} from './regions';
import {declaredIn} from './dependencies';

/** Regions with what has to be imported. */
const IMPORTS = 'imports';

/** Functions that are called by a sign, and so are not found by name. */
const SIGNS: Readonly<Record<string, string>> = {plus: '+', minus: '-', times: '*', div: '/'};

/** Text of a region, and where it stands. */
interface Named extends Region {
  name: string;
}

const isWithin = (inner: Region, outer: Region): boolean =>
  inner !== outer && inner.first >= outer.first && inner.last <= outer.last;

const mentions = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

/** Lines that are within a function. */
const isStatement = ({indent}: Region): boolean => indent > 0;

/** All that a text mentions, and what that mentions in turn. */
function withNeeded(wanted: Named[], text: string, declarations: Named[]): Named[] {
  const all = [text, ...wanted.map((one) => one.text)].join('\n');
  const more = declarations.filter(
    (one) => !wanted.includes(one) && declaredIn(one.text).some((name) => mentions(all, name)),
  );
  return more.length > 0 ? withNeeded([...wanted, ...more], text, declarations) : wanted;
}

/** The lines of the region `imports` that a text uses. */
const importsFor = (regions: readonly Named[], text: string): string[] =>
  (regions.find(({name}) => name === IMPORTS)?.text ?? '')
    .split('\n')
    .filter((line) => line !== '' && isUsed(line, text));

const namedRegions = (source: string): Named[] =>
  [...readRegions(source)].map(([name, region]): Named => ({name, ...region}));

/** Those that lie in no other and are no lines of a function. */
const declarationsIn = (regions: readonly Named[]): Named[] =>
  regions
    .filter((one) => !regions.some((other) => isWithin(one, other)))
    .filter((one) => !isStatement(one) && one.name !== IMPORTS);

/** A region of a source. */
interface Part {
  readonly source: string;
  readonly region?: string;
}

/** A region, or a text, with the declarations that it mentions, and the imports that they need. */
function alone({source, region}: Part, text = ''): {imports: string[]; program: string} {
  const regions = namedRegions(source);
  const declarations = declarationsIn(regions);
  const own = declarations.filter(({name}) => name === region);
  const needed = withNeeded(own, text, declarations)
    .sort((a, b) => a.first - b.first)
    .map((one) => one.text);
  const program = [...needed, text].filter(Boolean).join('\n\n');
  return {imports: importsFor(regions, program), program};
}

const fileOf = (imports: readonly string[], program: string): string =>
  `${[...new Set(imports)].sort().join('\n')}\n\n${program}\n`;

/**
 * A program for readers to change: a region with what it depends on in its file.
 * @param solved the program that it is to become: what that imports is there already
 */
export function startFile(start: Part, solved: Part): string {
  const {imports, program} = alone(start);
  return fileOf([...imports, ...alone(solved).imports], program);
}

/**
 * A text for readers to change, with what it depends on in a sample.
 * @param more lines that import what is in no sample
 */
export function fileAround(source: string, text: string, more: readonly string[]): string {
  const {imports, program} = alone({source}, text);
  return fileOf([...imports, ...more], program);
}

const isUsed = (line: string, text: string): boolean => {
  const name = line.slice(line.lastIndexOf('.') + 1).trim();
  return mentions(text, name) || (name in SIGNS && text.includes(` ${SIGNS[name]} `));
};

/**
 * What to put into a file so that it prints an output: the imports that it needs, the regions that are
 * shown, the declarations that they mention, and a `main` of the lines that run them. Those are the
 * shown regions that stand within a function, else the region called as the output with `-run` after it.
 * @param source text of the sample
 * @param shown names of the regions that a page shows
 * @param output name of the output
 * @throws Error with half a sentence, when nothing shows how it is run
 */
export function wholeFile(source: string, shown: readonly string[], output: string): string {
  const regions = namedRegions(source);
  const named = regions.filter(({name}) => shown.includes(name));
  const runs = named.filter(isStatement);
  const isWhole = named.some(({text}) => declaredIn(text).includes('main'));
  const driver = runs.length > 0 ? runs : regions.filter(({name}) => name === `${output}-run`);
  if (!isWhole && driver.length === 0) {
    throw new Error(
      `nothing shows how "${output}" is run. Mark these lines in the sample with "// #region ${output}-run"`,
    );
  }
  const statements = isWhole ? '' : driver.map(({text}) => text).join('\n');
  const declarations = declarationsIn(regions);
  const wanted = declarations.filter(
    (one) => named.includes(one) || named.some((inner) => isWithin(inner, one)),
  );
  const bodies = withNeeded(wanted, statements, declarations)
    .sort((a, b) => a.first - b.first)
    .map(({text}) => text);
  if (statements) {
    bodies.push(`fun main() {\n${statements.replace(/^(?=.)/gm, '    ')}\n}`);
  }
  const program = bodies.join('\n\n');
  const imports = importsFor(regions, program);
  return [...(imports.length > 0 ? [imports.join('\n')] : []), program].join('\n\n');
}
