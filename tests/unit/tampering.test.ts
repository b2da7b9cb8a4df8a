/**
 * Everything that a page says of a run, changed by hand in every way that came to mind, on copies of the
 * project. Each row is one way, judged by what `npm run check` runs (check:samples and check:words) and
 * by what the samples stage does after a run with the library, which the records stand for as it was.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {recordDigest, recordFile, recordOf, type Recording} from '../../content/samples/record';
import {recordedNames} from '../../content/samples/sources';
import {currentOf, readTree} from '../../content/samples/tree';
import {contentFaults} from '../../scripts/check/rules/pages';
import {proofFaults} from '../../scripts/check/rules/proof';
import {FOLDER, pictureFaults} from '../../scripts/pictures/files';
import {judge} from '../../scripts/samples/judge';
import {ROOT} from './files';

const TODAY = '2027-01-01';
/** What is copied: all that a forger may touch, and what the checks read. */
const COPIED = ['samples', 'docs', 'blog', 'src/pages', 'src/home', 'src/css/tokens.css', FOLDER];

let site = '';
let runs = '';

const at = (file: string): string => path.join(site, file);
const read = (file: string): string => readFileSync(at(file), 'utf8');

/** Files as they were, those that were not there as `undefined`. */
const before = new Map<string, string | undefined>();
function keep(file: string): void {
  if (!before.has(file)) {
    before.set(file, existsSync(at(file)) ? read(file) : undefined);
  }
}
function write(file: string, text: string): void {
  keep(file);
  writeFileSync(at(file), text);
}
function remove(file: string): void {
  keep(file);
  rmSync(at(file));
}
/** Undoes all that was done to the copy. */
function restore(): void {
  before.forEach((text, file) =>
    text === undefined ? rmSync(at(file)) : writeFileSync(at(file), text),
  );
  before.clear();
}

/** Changes a file; what is to be replaced has to be there. */
function change(file: string, from: string | RegExp, to: string): void {
  const changed = read(file).replace(from, to);
  expect(changed, `${file} has ${String(from)}`).not.toBe(read(file));
  write(file, changed);
}

const recordAt = (name: string): string => path.relative(site, recordFile(at('samples'), name));

/** Changes a record; the digest of the record itself is made anew when the forger knows how. */
function changeRecord(name: string, by: (record: Recording) => Recording, coherent = false): void {
  const changed = by(JSON.parse(read(recordAt(name))) as Recording);
  const digests = coherent ? {...changed.digests, record: recordDigest(changed)} : changed.digests;
  write(recordAt(name), JSON.stringify({...changed, digests}, null, 2));
}

/** Makes all digests of a record anew, as a forger can who has read how it is done. */
function sealAgain(name: string): void {
  const tree = readTree(at('samples'));
  const source = tree.sources.find((one) => one.name === name)!;
  changeRecord(
    name,
    (record) => ({...record, digests: {...record.digests, ...currentOf(tree, source).digests}}),
    true,
  );
}

const print = (name: string, output: string, from: string, to: string) => (record: Recording) => {
  const text = record.outputs![output];
  expect(text, `${name}#${output}`).toContain(from);
  return {...record, outputs: {...record.outputs, [output]: text.replace(from, to)}};
};

const TESTS = 'samples/src/test/kotlin';
const MAIN = 'samples/src/main/kotlin';
const POM = 'samples/pom.xml';
const BLOG = 'blog/2026-11-19-long-blog-post.mdx';
const MAVEN = 'docs/how-to/use-with-maven-or-no-build-tool.mdx';
const ALCHEMIST = 'docs/tutorials/collektive-and-alchemist.mdx';
const STARTER = 'samples/starter';

interface Kind {
  what: string;
  tamper: () => void;
  /** What is said of it without the library. */
  says: RegExp;
  /** The page in which it shows; without one, it shows in the samples. */
  page?: string;
}

const KINDS: Kind[] = [
  {
    what: 'a value in a record',
    tamper: () => changeRecord('Gradient', print('Gradient', 'hops', '4.0]', '5.0]')),
    says: /Gradient\.kt has a record that was changed after the run, by hand/,
  },
  {
    what: 'a value in a record, and its digest',
    tamper: () => changeRecord('Gradient', print('Gradient', 'hops', '4.0]', '5.0]'), true),
    says: /Gradient\.kt has a record of "hops" that is not what its test in .*BasicsTest\.kt expects/,
  },
  {
    what: 'a digest',
    tamper: () =>
      changeRecord('Gradient', (record) => ({
        ...record,
        digests: {...record.digests, helpers: record.digests.source},
      })),
    says: /Gradient\.kt depends on files of which one has changed/,
  },
  {
    what: 'a record without its digests',
    tamper: () => change(recordAt('Gradient'), /"digests": \{[^}]*\}/, '"digests": {}'),
    says: /Gradient\.kt has changed since it was recorded/,
  },
  {
    what: 'what a test expects',
    tamper: () => change(`${TESTS}/BasicsTest.kt`, '"[0, 0, 3, 3, 3]"', '"[0, 0, 3, 3, 2]"'),
    says: /Neighbours\.kt has a test that has changed[^]*has a record of "hottest" that is not what/,
  },
  {
    what: 'what a test and a record say, alike',
    tamper: () => {
      change(`${TESTS}/BasicsTest.kt`, '"[0, 0, 3, 3, 3]"', '"[0, 0, 3, 3, 2]"');
      changeRecord('Neighbours', print('Neighbours', 'hottest', '3, 3]', '3, 2]'), true);
    },
    says: /Neighbours\.kt has a test that has changed/,
  },
  {
    what: 'the function that a test runs',
    tamper: () => change(`${TESTS}/BasicsTest.kt`, '::runHottest)', '::runDegree)'),
    says: /Neighbours\.kt has a test that has changed/,
  },
  {
    what: 'a test that is gone',
    tamper: () => change(`${TESTS}/HomeTest.kt`, /@Test.*/, ''),
    says: /MetricGradient\.kt has a record of "gradient" \(outputs\), which no test asks for/,
  },
  {
    what: 'all tests of a sample that are gone',
    tamper: () => remove(`${TESTS}/HomeTest.kt`),
    says: /MetricGradient\.kt has a test that has changed \(it has none now\)/,
  },
  {
    what: 'an expectation shared by many tests',
    tamper: () =>
      change(`${TESTS}/ClaimsTest.kt`, '8 all linked: by id yes', '8 all linked: by id no'),
    says: /SpreadingClaims\.kt has a test that has changed/,
  },
  {
    what: 'a source',
    tamper: () => change(`${MAIN}/basics/Gradient.kt`, 'repeat(5)', 'repeat(4)'),
    says: /Gradient\.kt has changed since it was recorded/,
  },
  {
    what: 'a file that a source depends on',
    tamper: () => change(`${MAIN}/network/Topology.kt`, 'b - a in -1..1', 'b - a in -2..2'),
    says: /Gradient\.kt depends on files of which one has changed \(.*Topology\.kt/,
  },
  {
    what: 'how tests compare',
    tamper: () => change(`${TESTS}/SampleTest.kt`, 'assertEquals(wanted', 'listOf(wanted'),
    says: /Gradient\.kt depends on files of which one has changed \(.*SampleTest\.kt/,
  },
  {
    what: 'a record that is gone',
    tamper: () => remove(recordAt('Gradient')),
    says: /Gradient\.kt has no record: it never ran/,
  },
  {
    what: 'a record that nobody ran',
    tamper: () => write(recordAt('Rumour'), read(recordAt('Gradient'))),
    says: /recorded\/Rumour\.json belongs to no sample/,
  },
  {
    what: 'an output that nobody asked for',
    tamper: () =>
      changeRecord(
        'Gradient',
        (record) => ({...record, outputs: {...record.outputs, more: '1'}}),
        true,
      ),
    says: /Gradient\.kt has a record of "more" \(outputs\), which no test asks for/,
  },
  {
    what: 'an output that is gone',
    tamper: () =>
      changeRecord('MetricGradient', (record) => ({...record, outputs: {}, silent: 'shy'}), true),
    says: /MetricGradient\.kt has no record of "gradient"/,
  },
  {
    what: 'a record without an output and without a reason',
    tamper: () => {
      change(`${MAIN}/claims/Trials.kt`, /^\/\/ #silent: .*\n/, '');
      changeRecord('Trials', ({silent: _, ...record}) => record, true);
      sealAgain('Trials');
    },
    says: /Trials\.kt has a record without an output and does not say why/,
  },
  {
    what: 'a diagnostic',
    tamper: () =>
      changeRecord('MissingImport', (record) => ({
        ...record,
        diagnostics: {wrong: record.diagnostics!.wrong.replace('Unresolved', 'Resolved')},
      })),
    says: /MissingImport\.kt has a record that was changed after the run, by hand/,
  },
  {
    what: 'an error recorded as a warning, and its digest',
    tamper: () =>
      changeRecord(
        'MissingImport',
        (record) => ({
          ...record,
          diagnostics: {wrong: record.diagnostics!.wrong.replaceAll('error: ', 'warning: ')},
        }),
        true,
      ),
    says: /MissingImport\.kt has a record of what the compiler says of "wrong" that .* does not allow/,
  },
  {
    what: 'a diagnostic that a test asks for, by another name',
    tamper: () =>
      change(`${TESTS}/CompilerMistakesTest.kt`, '"UNRESOLVED_REFERENCE")', '"SYNTAX")'),
    says: /MissingImport\.kt has a test that has changed/,
  },
  {
    what: 'a version in a record',
    tamper: () => changeRecord('Gradient', (record) => ({...record, kotlin: '2.4.20'}), true),
    says: /Gradient\.kt was recorded with Kotlin 2\.4\.20, and samples\/versions\.json says/,
  },
  {
    what: 'the versions of all samples',
    tamper: () =>
      change('samples/versions.json', /"collektive": "[^"]*"/, '"collektive": "28.3.9"'),
    says: /was recorded with Collektive .*, and samples\/versions\.json says 28\.3\.9/,
  },
  {
    what: 'a date',
    tamper: () => changeRecord('Gradient', (record) => ({...record, date: TODAY})),
    says: /Gradient\.kt has a record that was changed after the run, by hand/,
  },
  {
    what: 'two records, swapped',
    tamper: () => {
      const [one, other] = [read(recordAt('Gradient')), read(recordAt('Loops'))];
      write(recordAt('Gradient'), other);
      write(recordAt('Loops'), one);
    },
    says: /Gradient\.kt was recorded as .*Loops\.kt/,
  },
  {
    what: 'a record that is cut off',
    tamper: () => write(recordAt('Gradient'), read(recordAt('Gradient')).slice(0, 300)),
    says: /recorded\/Gradient\.json is not valid JSON/,
  },
  {
    what: 'a misspelt artifact in the build of the samples',
    tamper: () => change(POM, 'kotlinx-serialization-json-jvm', 'kotlinx-serialisation-json-jvm'),
    says: /pom\.xml:\d+: There is no artifact org\.jetbrains\.kotlinx:kotlinx-serialisation-json-jvm/,
  },
  {
    what: "a misspelt artifact of the library's",
    tamper: () => change(POM, 'collektive-dsl-jvm', 'collektive-dls-jvm'),
    says: /pom\.xml:\d+: There is no artifact it\.unibo\.collektive:collektive-dls-jvm.*Did you mean/,
  },
  {
    what: 'a version in the build of the samples',
    tamper: () => change(POM, '<serialization.version>1.11.0', '<serialization.version>1.10.0'),
    says: /pom\.xml:\d+: The version of the property serialization is 1\.11\.0 .*, and not 1\.10\.0/,
  },
  {
    what: 'an argument of the compiler in the build of the samples',
    tamper: () => change(POM, '<arg>-Werror</arg>', ''),
    says: /Gradient\.kt depends on files of which one has changed \(.*pom\.xml/,
  },
  {
    what: 'a drawn picture',
    tamper: () => change(`${FOLDER}/gradient.svg`, />3<\/text>/, '>4</text>'),
    says: /gradient\.svg is not what its scene draws/,
  },
  {
    what: 'a picture that nobody drew',
    tamper: () => write(`${FOLDER}/rumour.svg`, read(`${FOLDER}/gradient.svg`)),
    says: /rumour\.svg has no scene/,
  },
  {
    what: 'the output beneath a region',
    page: BLOG,
    tamper: () => change(BLOG, '#size', '#size output=bounded'),
    says: /"bounded" is recorded for another region than size/,
  },
  {
    what: 'an output that is not there',
    page: BLOG,
    tamper: () => change(BLOG, 'CutInTwo.kt#first-eight\n', 'CutInTwo.kt#first-nine\n'),
    says: /has no output "first-nine"/,
  },
  {
    what: 'a number in a table of a run',
    page: BLOG,
    tamper: () => change(BLOG, '| 16 | 19, 20, 21 |', '| 16 | 19, 20, 22 |'),
    says: /19, 20, 22, ∞, ∞, ∞: CutInTwo\.kt#rising and CutInTwo\.kt#distances says 19, 20, 21/,
  },
  {
    what: 'two numbers in a table of a run, swapped',
    page: 'docs/explanation/recovery.mdx',
    tamper: () => change('docs/explanation/recovery.mdx', '11 · 5 · 7', '5 · 11 · 7'),
    says: /RoundsUntilRight\.kt#recoveries says 7, 1, 5, 7, 7, 8, 11, 5, 7/,
  },
  {
    what: 'two columns in a table of a run, swapped',
    page: 'docs/explanation/recovery.mdx',
    tamper: () =>
      change('docs/explanation/recovery.mdx', 'line of 8 | ring of 8', 'ring of 8 | line of 8'),
    says: /the columns are ring of 8, line of 8/,
  },
  {
    what: 'a table of a run that names none',
    page: 'docs/explanation/recovery.mdx',
    tamper: () => change('docs/explanation/recovery.mdx', /\{\/\* figures: .*\n/, ''),
    says: /This table holds numbers\. Name the run/,
  },
  {
    what: 'a number in prose of a run',
    page: BLOG,
    tamper: () => change(BLOG, 'had reached 324', 'had reached 325'),
    says: /325: no line or column of CutInTwo\.kt#global and CutInTwo\.kt#left-alone has that/,
  },
  {
    what: 'a list in prose of a run, in another order',
    page: BLOG,
    tamper: () => change(BLOG, '9, 12, 15, 18', '9, 15, 12, 18'),
    says: /9, 15, 12, 18: no line or column/,
  },
  {
    what: 'an output typed into a page',
    page: BLOG,
    tamper: () =>
      change(BLOG, 'text recorded=CutInTwo.kt#election-global\n', 'text title="Output"\n5\n'),
    says: /What a program prints comes from its record/,
  },
  {
    what: 'the id of a plugin in a build file of a page',
    page: ALCHEMIST,
    tamper: () =>
      change(ALCHEMIST, 'collektive.collektive-plugin"', 'collektive.collective-plugin"'),
    says: /There is no plugin it\.unibo\.collektive\.collective-plugin/,
  },
  {
    what: 'a coordinate in a build file of the project to download',
    tamper: () =>
      change(`${STARTER}/jvm/build.gradle.kts`, ':collektive-stdlib:', ':collektive-lib:'),
    says: /starter\/jvm\/build\.gradle\.kts:\d+: There is no artifact it\.unibo\.collektive:collektive-lib/,
  },
  {
    what: 'a version in a build file of the project to download',
    tamper: () =>
      change(`${STARTER}/multiplatform/build.gradle.kts`, 'stdlib:{collektive}', 'stdlib:28.3.1'),
    says: /multiplatform\/build\.gradle\.kts:\d+: The version of it\.unibo\.collektive:collektive-stdlib is \{collektive\}/,
  },
  {
    what: 'a coordinate in its Maven file',
    tamper: () =>
      change(
        `${STARTER}/maven/pom.xml`,
        '<artifactId>kotlin-test-junit5<',
        '<artifactId>kotlin-test-junit<',
      ),
    says: /pom\.xml:\d+: There is no artifact org\.jetbrains\.kotlin:kotlin-test-junit\b/,
  },
  {
    what: 'a version in its Maven file',
    tamper: () => change(`${STARTER}/maven/pom.xml`, '<version>3.5.3<', '<version>3.5.4<'),
    says: /The version of org\.apache\.maven\.plugins:maven-surefire-plugin is 3\.5\.3/,
  },
  {
    what: 'the option of a compiler plugin in a page',
    page: MAVEN,
    tamper: () =>
      change(
        MAVEN,
        /collektive\.collektive-compiler-plugin:/,
        'collektive.collektive-compile-plugin:',
      ),
    says: /There is no plugin it\.unibo\.collektive\.collektive-compile-plugin/,
  },
  {
    what: 'the name of a jar in a page',
    page: MAVEN,
    tamper: () =>
      change(MAVEN, 'collektive-dsl-jvm-{collektive}.jar', 'collektive-dsl-jvm-{kotlin}.jar'),
    says: /The version of it\.unibo\.collektive:collektive-dsl-jvm is \{collektive\}/,
  },
];

/** A message, whether it is returned or thrown. */
function said(judged: () => string[]): string {
  try {
    return judged().join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What `npm run check` says. */
const withoutLibrary = (page?: string): string =>
  said(() =>
    page ? contentFaults(site, [page]) : [...proofFaults(at('samples')), ...pictureFaults(site)],
  );

/** What the samples stage says after a run, which printed what it did when the records were made. */
const withLibrary = (): string => said(() => judge(at('samples'), runs, TODAY).changes);

beforeAll(() => {
  runs = mkdtempSync(path.join(tmpdir(), 'runs-'));
  const samples = path.join(ROOT, 'samples');
  for (const name of recordedNames(samples)) {
    const {outputs = {}, diagnostics = {}} = recordOf(samples, name)!;
    for (const [kind, texts] of Object.entries({outputs, diagnostics})) {
      mkdirSync(path.join(runs, name, kind), {recursive: true});
      Object.entries(texts).forEach(([output, text]) =>
        writeFileSync(path.join(runs, name, kind, `${output}.txt`), text),
      );
    }
  }
});

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'forged-'));
  const target = path.join(ROOT, 'samples', 'target');
  COPIED.forEach((folder) =>
    cpSync(path.join(ROOT, folder), at(folder), {
      recursive: true,
      filter: (file) => file !== target,
    }),
  );
});
afterEach(restore);
afterAll(() => [runs, site].forEach((folder) => rmSync(folder, {recursive: true})));

test('nothing is said of what nobody touched', () => {
  expect(withoutLibrary()).toBe('');
  expect(said(() => contentFaults(site))).toBe('');
  expect(withLibrary()).toBe('');
});

describe('found with the library and without', () => {
  test.each(KINDS.map((kind) => [kind.what, kind] as const))('%s', (_, {tamper, says, page}) => {
    tamper();
    expect(withoutLibrary(page)).toMatch(says);
    // Pages and pictures are read in the same way, whatever was run.
    if (page === undefined && !/\.svg/.test(says.source)) {
      expect(withLibrary()).not.toBe('');
    }
  });
});

describe('found with the library alone', () => {
  test('a forger who changes test and record alike and makes all digests anew', () => {
    change(`${TESTS}/BasicsTest.kt`, '"[0, 0, 3, 3, 3]"', '"[0, 0, 3, 3, 2]"');
    changeRecord('Neighbours', print('Neighbours', 'hottest', '3, 3]', '3, 2]'));
    sealAgain('Neighbours');
    expect(withoutLibrary()).toBe('');
    expect(withLibrary()).toMatch(
      /Neighbours\.kt#hottest: recorded is[^]*3, 2\][^]*the run gave[^]*3, 3\]/,
    );
  });

  test('the same with a diagnostic, of which tests state the name', () => {
    changeRecord('MissingImport', (record) => ({
      ...record,
      diagnostics: {wrong: record.diagnostics!.wrong.replace('Unresolved', 'Resolved')},
    }));
    sealAgain('MissingImport');
    expect(withoutLibrary()).toBe('');
    expect(withLibrary()).toMatch(/MissingImport\.kt#wrong: recorded is/);
  });
});
