import {readFileSync} from 'node:fs';
import {beforeEach, expect, test, vi} from 'vitest';
import {devicesOf} from '../figure/data';
import {layoutOf} from '../figure/places';
import {Terrain} from '../figure/terrain';
import {type RoundsQuestion} from '../worker/messages';
import {Networks} from '../worker/rounds';
import {Course} from './course';
import {type Arranged} from './ground';

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
  const terrain = new Terrain(devicesOf({network, ...SENSES}), layoutOf(network).range);
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
    ...{devices: terrain.world.devices, cuts: terrain.cut, range: terrain.range},
  });
  const course = new Course({
    find: () => ({figure: 'own', programs: [program], conditions, world: terrain.world}),
    judge: (messages) => {
      expect(messages.flat()).toEqual([]);
      return true;
    },
    move: arranged,
    arranged,
    wanders: () => false,
    came: () => undefined,
    show: (moment) => {
      terrain.arrange(moment.arranged.devices, moment.arranged.cuts);
    },
    fail: (fault) => expect.fail(fault),
  });
  const seen = (): string =>
    course.moments.shown
      .flat()
      .map(({value}) => value)
      .join(' ');
  const exchange = (called: string): Promise<boolean> => {
    program = programOf(called);
    return course.exchange();
  };
  return {terrain, course, seen, exchange};
}

/** Every round that is kept, as it is shown. */
function all({course, seen}: ReturnType<typeof begin>): string[] {
  return Array.from({length: course.moments.last}, (_, at) => {
    course.show(at + 1);
    return seen();
  });
}

test('to and fro, each round is as it was', async () => {
  const own = begin('scattered 16', undefined, {loss: 0.3, asynchronous: true, seed: 4});
  await own.course.run(4);
  const before: string[] = [own.seen()];
  for (let round = 0; round < 3; round += 1) {
    await own.course.run(1);
    before.push(own.seen());
  }
  expect(all(own).slice(3)).toEqual(before);
  const questions = asked.length;
  own.course.show(2);
  await own.course.run(3);
  expect(own.course.moments.round).toBe(5);
  expect(asked).toHaveLength(questions);
});

test('from an earlier round on it goes another way, as if nothing had come after', async () => {
  const conditions = {loss: 0.2, asynchronous: true, seed: 9};
  const [straight, back] = [
    begin('line 6', undefined, conditions),
    begin('line 6', undefined, conditions),
  ];
  const cut = ({terrain, course}: typeof back): void => {
    expect(course.branch()).toBe(true);
    terrain.stroke({x: 2.5, y: -1}, {x: 2.5, y: 1});
  };
  await straight.course.run(3);
  await straight.course.run(2);
  cut(straight);
  await straight.course.run(6);
  const expected = all(straight);

  networks = new Networks();
  await back.course.run(3);
  await back.course.run(4);
  back.course.show(5);
  cut(back);
  await back.course.run(6);
  expect(all(back)).toEqual(expected);
});

test('it runs until nothing changes, and knows since when', async () => {
  const {course, seen, terrain} = begin();
  await course.run(1);
  expect(await course.settle(200, () => true)).toEqual({after: 5, rounds: 11, wentWrong: false});
  course.show(6);
  expect(seen()).toBe('0.0 1.0 2.0 3.0 4.0 5.0');
  course.show(course.moments.last);
  expect(await course.settle(200, () => true)).toMatchObject({after: 0});
  terrain.change(5, {source: true});
  expect(await course.settle(200, () => true)).toMatchObject({after: 3});
});

test('what never settles is left after so many rounds, and when nobody wants it any more', async () => {
  const {course} = begin('line 2', 'share(0) { it.local.value + 1 }');
  expect(await course.settle(30, () => true)).toEqual({
    ...{after: undefined, rounds: 30, wentWrong: false},
  });
  expect(await course.settle(30, () => asked.length < 5)).toMatchObject({after: undefined});
  expect(course.moments.last).toBeLessThan(60);
});

test('what is asked for anew is not mixed with what is under way', async () => {
  const {course, seen} = begin();
  await course.run(6);
  void course.run(5);
  await course.begin();
  expect([course.moments.last, seen()]).toEqual([
    1,
    '0.0 Infinity Infinity Infinity Infinity Infinity',
  ]);
});

/** A line that is cut after some rounds, and another touch while an earlier round is looked at. */
async function touched(calls: string): Promise<ReturnType<typeof begin>> {
  networks = new Networks();
  const own = begin('line 6', calls, {loss: 0.2, asynchronous: true, seed: 9});
  await own.course.run(4);
  own.terrain.cutLink(2, 3);
  await own.course.run(5);
  own.terrain.change(5, {source: true});
  await own.course.run(3);
  return own;
}

test('other programs come to what they would have come to, and the round that is shown stays', async () => {
  const [first, second] = ['distanceTo(device.source)', 'share(0) { it.local.value + device.id }'];
  const expected = all(await touched(second));
  const before = all(await touched(first));
  const own = await touched(first);
  own.course.show(7);
  expect(await own.exchange(second)).toBe(true);
  expect([own.course.moments.round, own.seen()]).toEqual([7, expected[6]]);
  expect(all(own)).toEqual(expected);
  await own.exchange(first);
  expect(all(own)).toEqual(before);
});

test('a program that goes wrong in a round has no later ones, and another has them no more', async () => {
  const own = begin('line 2');
  await own.course.run(6);
  await own.exchange('share(0) { check(it.local.value < 3); it.local.value + 1 }');
  expect(own.course.moments.last).toBe(4);
  await own.exchange('share(0) { it.local.value + 1 }');
  expect([own.course.moments.last, own.seen()]).toEqual([4, '4 4']);
});

test('where earlier rounds are not kept, other programs begin in round 1', async () => {
  const own = begin('line 2', 'share(0) { it.local.value + 1 }');
  for (let times = 0; times < 13; times += 1) {
    await own.course.run(25);
  }
  expect(own.course.moments.first).toBeGreaterThan(1);
  expect(await own.exchange('share(0) { it.local.value + 2 }')).toBe(false);
  expect([own.course.moments.last, own.seen()]).toEqual([1, '2 2']);
});
