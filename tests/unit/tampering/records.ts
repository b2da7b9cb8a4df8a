/** Ways to change what was recorded, and what it was recorded from. */
import {FOLDER} from '../../../src/pictures/files';
import {
  change,
  changeRecord,
  print,
  read,
  recordAt,
  remove,
  sealAgain,
  TESTS,
  TODAY,
  write,
  type Kind,
} from './copy';

const MAIN = 'samples/src/main/kotlin';
const POM = 'samples/pom.xml';

export const RECORDS: readonly Kind[] = [
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
];
