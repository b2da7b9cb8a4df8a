/** What the samples print on the real library, byte by byte, and what the real compiler says of the mistakes. */
import {basename} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {keyOf, mayHoldDevices, recordedDevices, rowsIn} from '../../markdown/play/devices';
import {deviceRows} from '../../markdown/play/rows';
import {NEED_MORE, NOT_REPRODUCED} from '../../markdown/play/playable';
import {prepare} from '@collektive/playground';
import {lastWords} from '@collektive/playground/sentences';
import {answer} from '@collektive/playground/worker';
import {mistakeSources, outputs, recorded, sampleSources} from '../samples/outputs';

/** A digest of the plugin's tokens, in the message of a clash: the only thing that is not compared. */
const DIGEST = /SerializablePath\(backend=[A-Za-z\d+/]{86}==\)/g;
const DIGESTS = new Set([
  'AggregateInFieldMap#wrong',
  'LoopWithoutAlignment#wrong',
  'RepeatLoop#wrong',
  'SilentLoop#wrong',
  'WithoutPlugin#shares-without',
  'WithoutPlugin#twice-without',
]);

const all = outputs();
const reproduced = new Set<string>();

test('every recorded output has the program that makes it, or the reason why there is none', () => {
  const names = new Set([...all.map(({title}) => title), ...NOT_REPRODUCED.keys()]);
  const known = [...recorded].filter(([sample]) => !NEED_MORE.has(sample));
  const recordedNames = known.flatMap(([sample, {outputs: texts}]) =>
    Object.keys(texts ?? {}).map((name) => `${sample}#${name}`),
  );
  expect(recordedNames.filter((name) => !names.has(name))).toEqual([]);
});

test('it is recorded of every output with lists, and of nothing else, which of them are devices', () => {
  const lists = all.filter((one) => mayHoldDevices(one.recorded));
  const keys = lists.map(({sample, output}) => keyOf(sample, output));
  const found = Object.keys(recordedDevices('samples'));
  expect(found, 'samples/devices.json: npm run samples -- --record').toEqual(keys);
});

test.each(all.map((each) => [each.title, each] as const))(
  '%s',
  (title, {sample, output, recorded: expected}) => {
    let printed = '';
    // As in a page: watched, and with its limits.
    answer({sample, output}, (told) => {
      if (told.kind === 'checked') {
        expect(told.messages.filter(({severity}) => severity === 'error')).toEqual([]);
      } else if (told.kind === 'progress') {
        printed += told.text;
      } else if (told.kind === 'ended') {
        printed += lastWords(told.outcome);
      } else {
        throw new Error(told.message);
      }
    });
    const masked = (text: string): string =>
      DIGESTS.has(title) ? text.replaceAll(DIGEST, 'SerializablePath') : text;
    expect(masked(printed.trimEnd())).toBe(masked(expected));
    if (mayHoldDevices(expected)) {
      const rows = rowsIn('samples', sample, output);
      expect(rows, 'samples/devices.json: npm run samples -- --record').toEqual(
        deviceRows(sample, output),
      );
    }
    reproduced.add(title);
  },
);

afterAll(() => {
  const count = [...recorded.values()].flatMap(({outputs: texts}) =>
    Object.keys(texts ?? {}),
  ).length;
  process.stdout.write(`${reproduced.size} of ${count} recorded outputs reproduced.\n`);
  for (const [sample, reason] of NEED_MORE) {
    process.stdout.write(`not run: ${sample}: ${reason}\n`);
  }
  for (const [name, reason] of NOT_REPRODUCED) {
    process.stdout.write(`not reproduced: ${name}: ${reason}\n`);
  }
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
