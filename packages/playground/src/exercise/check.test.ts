import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {LIMITS} from '@collektive/kotlin';
import {Session} from '../session';
import {check, type Verdict} from './check';
import {type ExerciseData} from './data';

const DEVICE = {
  name: 'playground/Device.kt',
  text: readFileSync('samples/src/main/kotlin/playground/Device.kt', 'utf8'),
};
const HEAD = 'import it.unibo.collektive.aggregate.api.Aggregate\n\n';
const world = {
  devices: [{id: 0, x: 0, y: 0, source: false, value: 0, flag: false, team: 'red'}],
  links: [],
};
const data: ExerciseData = {
  ...{name: 'Own', calls: 'own()', helpers: [DEVICE]},
  file: {name: 'Own.kt', text: ''},
  trials: [[{rounds: 1, world, wanted: ['1'], when: 'after 1 round on a device'}]],
};

function verdict(text: string): Verdict {
  const steps = check(data, text);
  let step = steps.next();
  while (!step.done) {
    const {programs = [], conditions} = step.value;
    const session = new Session(programs[0], conditions);
    const rounds = session.fine ? [session.round(world, LIMITS)] : [];
    step = steps.next({messages: [session.messages], rounds});
  }
  return step.value;
}

test.each([
  ['fun Aggregate<Int>.own() = maxOf(1', "Line 3: Expecting ')'."],
  ['fun Aggregate<Int>.own() = run {\n    1', "Line 4: Expecting '}'."],
  ['fun Aggregate<Int>.own(x: Int) = x', 'The check runs own() on each device, but the program'],
])('%j: what is missing is missing in the lines of the reader', (text, sentence) => {
  expect(verdict(HEAD + text)).toMatchObject({
    solved: false,
    sentence: expect.stringContaining(sentence) as string,
  });
});

test('the right value solves it', () => {
  expect(verdict(`${HEAD}fun Aggregate<Int>.own() = 1`)).toEqual({solved: true});
});
