/** What the samples print on the real library, byte by byte, and what the real compiler says of the mistakes. */
import {basename} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {prepare} from '../../src/play';
import {mistakeSources, NEED_MORE, outputs, recorded, sampleSources} from '../samples/outputs';

/** Outputs that need what is not here, each with its reason. */
const NOT_REPRODUCED = new Map([
  [
    'AlignmentClash#run',
    'tokens of the compiler plugin, with the types of all arguments, in a readable path',
  ],
  ['Wire#paths', 'bytes on the wire: serialization passes the values themselves'],
]);

/** A digest of the plugin's tokens, in the message of a clash: the only thing that is not compared. */
const DIGEST = /SerializablePath\(backend=[A-Za-z\d+/]{86}==\)/g;
const DIGESTS = new Set([
  'AggregateInFieldMap#wrong',
  'LoopWithoutAlignment#wrong',
  'RepeatLoop#wrong',
  'SilentLoop#wrong',
  'WithoutPlugin#twice-without',
]);

const all = outputs().filter(({sample}) => !NEED_MORE.has(sample));
const reproduced = new Set<string>();

test('every recorded output has the test that makes it', () => {
  const names = new Set(all.map((each) => `${each.sample}#${each.name}`));
  const known = [...recorded].filter(([sample]) => !NEED_MORE.has(sample));
  const recordedNames = known.flatMap(([sample, {outputs: texts}]) =>
    Object.keys(texts ?? {}).map((name) => `${sample}#${name}`),
  );
  expect(recordedNames.filter((name) => !names.has(name))).toEqual([]);
});

test.each(all.map((each) => [`${each.sample}#${each.name}`, each] as const))(
  '%s',
  {timeout: 60_000},
  (title, {entry, run, plugin, recorded: expected}) => {
    const program = prepare(entry, sampleSources, {plugin});
    expect(program.messages.filter((each) => each.severity === 'error')).toEqual([]);
    let printed = '';
    const outcome = program.run(run, (text) => {
      printed += text;
    });
    if (outcome.ended !== 'well') printed += `Exception in thread "main" ${outcome.message}`;
    const masked = (text: string): string =>
      DIGESTS.has(title) ? text.replaceAll(DIGEST, 'SerializablePath') : text;
    if (NOT_REPRODUCED.has(title)) {
      expect(masked(printed.trimEnd())).not.toBe(masked(expected));
      return;
    }
    expect(masked(printed.trimEnd())).toBe(masked(expected));
    reproduced.add(title);
  },
);

afterAll(() => {
  const count = [...recorded.values()].flatMap(({outputs: texts}) =>
    Object.keys(texts ?? {}),
  ).length;
  process.stdout.write(`${reproduced.size} of ${count} recorded outputs reproduced.\n`);
  for (const [sample, reason] of NEED_MORE) process.stdout.write(`not run: ${sample}: ${reason}\n`);
  for (const [name, reason] of NOT_REPRODUCED)
    process.stdout.write(`not reproduced: ${name}: ${reason}\n`);
});

test.each(mistakeSources.map((each) => [basename(each.name, '.kt'), each] as const))(
  'the compiler on %s',
  (name, source) => {
    const {messages} = prepare(source, sampleSources);
    const said = [
      ...new Set(messages.map(({severity, message}) => `${severity}: ${message}`)),
    ].join('\n');
    expect(said).toBe(recorded.get(name)?.diagnostics?.['wrong'] ?? '');
  },
);
