/** Rounds asked for at once, and one after the other. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {type DeviceProgram} from '../session';
import {Networks} from './rounds';

const program = (text: string): DeviceProgram => ({
  file: {
    name: 'My.kt',
    text: `import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.distanceTo
import playground.Device
fun Aggregate<Int>.program(device: Device) = ${text}
`,
  },
  helpers: [
    {
      name: 'playground/Device.kt',
      text: readFileSync('samples/src/main/kotlin/playground/Device.kt', 'utf8'),
    },
  ],
});

const QUESTION = {
  figure: 'own',
  conditions: {loss: 0.2, asynchronous: true, seed: 3},
  world: {
    devices: [0, 1, 2, 3].map((id) => ({
      ...{id, x: id, y: 0, source: id === 0, value: id, flag: false, team: 'red'},
    })),
    links: [
      [0, 1],
      [1, 2],
      [2, 3],
    ] as const,
  },
};
const GOOD = program('distanceTo(device.source)');

test('each round is told where that is asked for; else the last', () => {
  const networks = new Networks();
  const {all, rounds} = networks.answer({...QUESTION, programs: [GOOD], rounds: 4, all: true});
  expect(all).toHaveLength(4);
  expect(all?.[3]).toEqual(rounds);
  expect(networks.answer({...QUESTION, rounds: 1}).all).toBeUndefined();
});

test('asked for again in the same way, rounds come to the same', () => {
  const run = (): unknown => {
    const networks = new Networks();
    const first = networks.answer({...QUESTION, programs: [GOOD], rounds: 5, all: true});
    return [first.all, networks.answer({...QUESTION, rounds: 3, all: true}).all];
  };
  expect(run()).toEqual(run());
});

test('of a program that goes wrong its last round is told on, beside one that goes on', () => {
  const bad = program('1 / (device.id - 1)');
  const {all} = new Networks().answer({
    ...{...QUESTION, conditions: {...QUESTION.conditions, asynchronous: false}},
    ...{programs: [bad, GOOD], rounds: 3, all: true},
  });
  expect(all?.map((each) => each.map(({outcome}) => outcome.ended))).toEqual([
    ['exception', 'well'],
    ['exception', 'well'],
    ['exception', 'well'],
  ]);
});
