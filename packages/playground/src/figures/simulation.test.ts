import {readFileSync} from 'node:fs';
import {beforeEach, expect, test, vi} from 'vitest';
import {devicesOf} from '../figure/data';
import {layoutOf} from '../figure/places';
import {EditableNetwork} from '../figure/editableNetwork';
import {type RoundsQuestion} from '../worker/messages';
import {Networks} from '../worker/rounds';
import {Simulation} from './simulation';
import {type Arranged} from './scenario';

const asked: RoundsQuestion[] = [];
let networks = new Networks();
vi.mock('./rounds', () => ({
  Failed: class extends Error {},
  ask: (question: RoundsQuestion) => {
    asked.push(question);
    return Promise.resolve(networks.answer(question));
  },
}));

beforeEach(() => {
  asked.length = 0;
  networks = new Networks();
});

const SENSES = {sources: [0], flags: [], blue: [], values: []};
const CALM = {loss: 0, asynchronous: false, seed: 1};

function begin(network = 'line 6', calls = 'distanceTo(device.source)', conditions = CALM) {
  const editable = new EditableNetwork(devicesOf({network, ...SENSES}), layoutOf(network).range);
  const programOf = (called: string) => ({
    file: {
      name: 'My.kt',
      text: `import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.aggregate.api.share
import playground.Device
fun Aggregate<Int>.program(device: Device) = ${called}
`,
    },
    helpers: [
      {
        name: 'playground/Device.kt',
        text: readFileSync('samples/src/main/kotlin/playground/Device.kt', 'utf8'),
      },
    ],
  });
  let program = programOf(calls);
  const arranged = (): Arranged => ({
    ...{devices: editable.world.devices, cuts: editable.cut, range: editable.range},
  });
  const simulation = new Simulation({
    find: () => ({figure: 'own', programs: [program], conditions, world: editable.world}),
    judge: (messages) => {
      expect(messages.flat()).toEqual([]);
      return true;
    },
    move: arranged,
    arranged,
    wanders: () => false,
    came: () => undefined,
    show: (moment) => {
      editable.arrange(moment.arranged.devices, moment.arranged.cuts);
    },
    fail: (fault) => expect.fail(fault),
  });
  const seen = (): string =>
    simulation.history.shown
      .flat()
      .map(({value}) => value)
      .join(' ');
  const exchange = (called: string): Promise<boolean> => {
    program = programOf(called);
    return simulation.exchange();
  };
  return {editable, simulation, seen, exchange};
}

/** Every round that is kept, as it is shown. */
function all({simulation, seen}: ReturnType<typeof begin>): string[] {
  return Array.from({length: simulation.history.last}, (_, at) => {
    simulation.show(at + 1);
    return seen();
  });
}

test('to and fro, each round is as it was', async () => {
  const own = begin('scattered 16', undefined, {loss: 0.3, asynchronous: true, seed: 4});
  await own.simulation.run(4);
  const before: string[] = [own.seen()];
  for (let round = 0; round < 3; round += 1) {
    await own.simulation.run(1);
    before.push(own.seen());
  }
  expect(all(own).slice(3)).toEqual(before);
  const questions = asked.length;
  own.simulation.show(2);
  await own.simulation.run(3);
  expect(own.simulation.history.round).toBe(5);
  expect(asked).toHaveLength(questions);
});

test('from an earlier round on it goes another way, as if nothing had come after', async () => {
  const conditions = {loss: 0.2, asynchronous: true, seed: 9};
  const [straight, back] = [
    begin('line 6', undefined, conditions),
    begin('line 6', undefined, conditions),
  ];
  const cut = ({editable, simulation}: typeof back): void => {
    expect(simulation.branch()).toBe(true);
    editable.stroke({x: 2.5, y: -1}, {x: 2.5, y: 1});
  };
  await straight.simulation.run(3);
  await straight.simulation.run(2);
  cut(straight);
  await straight.simulation.run(6);
  const expected = all(straight);

  networks = new Networks();
  await back.simulation.run(3);
  await back.simulation.run(4);
  back.simulation.show(5);
  cut(back);
  await back.simulation.run(6);
  expect(all(back)).toEqual(expected);
});

test('it runs until nothing changes, and knows since when', async () => {
  const {simulation, seen, editable} = begin();
  await simulation.run(1);
  expect(await simulation.settle(200, () => true)).toEqual({
    after: 5,
    rounds: 11,
    wentWrong: false,
  });
  simulation.show(6);
  expect(seen()).toBe('0.0 1.0 2.0 3.0 4.0 5.0');
  simulation.show(simulation.history.last);
  expect(await simulation.settle(200, () => true)).toMatchObject({after: 0});
  editable.change(5, {source: true});
  expect(await simulation.settle(200, () => true)).toMatchObject({after: 3});
});

test('what never settles is left after so many rounds, and when nobody wants it any more', async () => {
  const {simulation} = begin('line 2', 'share(0) { it.local.value + 1 }');
  expect(await simulation.settle(30, () => true)).toEqual({
    ...{after: undefined, rounds: 30, wentWrong: false},
  });
  expect(await simulation.settle(30, () => asked.length < 5)).toMatchObject({after: undefined});
  expect(simulation.history.last).toBeLessThan(60);
});

test('what is asked for anew is not mixed with what is under way', async () => {
  const {simulation, seen} = begin();
  await simulation.run(6);
  void simulation.run(5);
  await simulation.begin();
  expect([simulation.history.last, seen()]).toEqual([
    1,
    '0.0 Infinity Infinity Infinity Infinity Infinity',
  ]);
});

/** A line that is cut after some rounds, and another touch while an earlier round is looked at. */
async function touched(calls: string): Promise<ReturnType<typeof begin>> {
  networks = new Networks();
  const own = begin('line 6', calls, {loss: 0.2, asynchronous: true, seed: 9});
  await own.simulation.run(4);
  own.editable.cutLink(2, 3);
  await own.simulation.run(5);
  own.editable.change(5, {source: true});
  await own.simulation.run(3);
  return own;
}

test('other programs come to what they would have come to, and the round that is shown stays', async () => {
  const [first, second] = ['distanceTo(device.source)', 'share(0) { it.local.value + device.id }'];
  const expected = all(await touched(second));
  const before = all(await touched(first));
  const own = await touched(first);
  own.simulation.show(7);
  expect(await own.exchange(second)).toBe(true);
  expect([own.simulation.history.round, own.seen()]).toEqual([7, expected[6]]);
  expect(all(own)).toEqual(expected);
  await own.exchange(first);
  expect(all(own)).toEqual(before);
});

test('a program that goes wrong in a round has no later ones, and another has them no more', async () => {
  const own = begin('line 2');
  await own.simulation.run(6);
  await own.exchange('share(0) { check(it.local.value < 3); it.local.value + 1 }');
  expect(own.simulation.history.last).toBe(4);
  await own.exchange('share(0) { it.local.value + 1 }');
  expect([own.simulation.history.last, own.seen()]).toEqual([4, '4 4']);
});

test('where earlier rounds are not kept, other programs begin in round 1', async () => {
  const own = begin('line 2', 'share(0) { it.local.value + 1 }');
  for (let times = 0; times < 13; times += 1) {
    await own.simulation.run(25);
  }
  expect(own.simulation.history.first).toBeGreaterThan(1);
  expect(await own.exchange('share(0) { it.local.value + 2 }')).toBe(false);
  expect([own.simulation.history.last, own.seen()]).toEqual([1, '2 2']);
});
