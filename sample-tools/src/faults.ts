/** What can be wrong with samples and shows without running them. */
import {agrees, type Expected} from './expected';
import {recordOf, staleness, versionsOf, type Recording} from './record';
import {RegionError, readRegions, silenceOf} from './regions';
import {recordedNames, recordedSources, type Source} from './sources';
import {currentOf, helpersOf, readTree} from './tree';

function regionFaults({path: file, bytes}: Source): string[] {
  try {
    readRegions(bytes.toString('utf8'));
    return [];
  } catch (error) {
    if (error instanceof RegionError) {
      return [`samples/${file}:${error.line}: ${error.message}`];
    }
    throw error;
  }
}

/** Where what the tests expect and what the record holds do not agree, or one of them lacks it. */
function disagreements(expected: Expected[], recording: Recording): string[] {
  const recorded = (kind: Expected['kind'], name: string): string | undefined =>
    recording[kind]?.[name];
  const asked = expected.flatMap(({kind, name, text, refused, file}): string[] => {
    const found = recorded(kind, name);
    const place = `its test in ${file}`;
    if (found === undefined) {
      return [`has no record of "${name}", which ${place} asks for`];
    }
    if (kind === 'diagnostics') {
      return /^error:/m.test(found) === refused
        ? []
        : [`has a record of what the compiler says of "${name}" that ${place} does not allow`];
    }
    if (text === undefined) {
      return [`has a test of "${name}" that does not state what is printed as a text, in ${file}`];
    }
    return agrees(text, found)
      ? []
      : [`has a record of "${name}" that is not what ${place} expects`];
  });
  const unasked = KINDS.flatMap((kind) =>
    Object.keys(recording[kind] ?? {})
      .filter((name) => !expected.some((one) => one.kind === kind && one.name === name))
      .map((name) => `has a record of "${name}" (${kind}), which no test asks for`),
  );
  return [...asked, ...unasked];
}

const KINDS: Expected['kind'][] = ['outputs', 'diagnostics'];

/** Whether a record without an output says why, and whether something that prints depends on its source. */
function silences(source: Source, recording: Recording, used: Set<string>): string[] {
  const why = silenceOf(source.bytes.toString('utf8'));
  const prints = KINDS.some((kind) => Object.keys(recording[kind] ?? {}).length > 0);
  if (prints) {
    return why
      ? [`says that it prints nothing ("${why}"), and has a record of what it prints`]
      : [];
  }
  if (!why) {
    return [
      'has a record without an output and does not say why. Let a test record one, or write a line "// #silent: reason"',
    ];
  }
  return [
    ...(recording.silent === why
      ? []
      : [`gives another reason for printing nothing than its record`]),
    ...(used.has(source.path) ? [] : ['prints nothing, and nothing that prints depends on it']),
  ];
}

/**
 * Everything that keeps samples from shipping and shows without running them.
 * @param root the folder samples/
 * @returns a sentence for each fault
 */
export function faultsOf(root: string): string[] {
  const tree = readTree(root);
  const sources = recordedSources(root);
  const versions = versionsOf(root);
  const names = sources.map(({name}) => name);
  const twice = sources.filter(({name}, index) => names.indexOf(name) !== index);
  const orphans = recordedNames(root).filter((name) => !names.includes(name));
  const unknown = [...tree.expected].filter(([name]) => !names.includes(name));
  // What a test file holds ran when its tests ran.
  const used = new Set([
    ...sources
      .filter(({name}) => tree.expected.has(name))
      .flatMap((source) => helpersOf(tree, source).map(({path: file}) => file)),
    ...sources.map(({path: file}) => file).filter((file) => file.startsWith('src/test/')),
  ]);
  const judged = sources.flatMap((source) => {
    const recording = recordOf(root, source.name);
    const reasons = staleness(recording, source, currentOf(tree, source), versions);
    const more = recording
      ? [
          ...disagreements(tree.expected.get(source.name) ?? [], recording),
          ...silences(source, recording, used),
        ]
      : [];
    return [...reasons, ...more].map((reason) => `samples/${source.path} ${reason}`);
  });
  return [
    ...twice.map(({path: file}) => `samples/${file} shares its name with another sample`),
    ...sources.flatMap(regionFaults),
    ...orphans.map((name) => `samples/recorded/${name}.json belongs to no sample`),
    ...unknown.map(
      ([name, [{file}]]) =>
        `samples/${file} tests a sample ${name}, which has no record or no source`,
    ),
    ...judged,
  ];
}
