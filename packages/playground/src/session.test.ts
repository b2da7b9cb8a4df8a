import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {Session, type Sensed, type World} from './session';
import {LIMITS} from '@collektive/kotlin';
import {prepare} from './program';

const DEVICE = {
  name: 'playground/Device.kt',
  text: readFileSync('samples/src/main/kotlin/playground/Device.kt', 'utf8'),
};
const HEAD = `
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.distanceTo
import playground.Act
import playground.Device
`;
const CALM = {loss: 0, asynchronous: false, seed: 1};

const device = (id: number, changes: Partial<Sensed> = {}): Sensed => ({
  id,
  x: id,
  y: 0,
  source: id === 0,
  value: id,
  flag: false,
  team: 'red',
  ...changes,
});

/** A line of devices. */
const line = (size: number, source = 0): World => ({
  devices: Array.from({length: size}, (_, id) => device(id, {source: id === source})),
  links: Array.from({length: size - 1}, (_, id) => [id, id + 1] as const),
});

const session = (program: string, conditions = CALM): Session =>
  new Session(
    {
      file: {
        name: 'My.kt',
        text: `${HEAD}fun Aggregate<Int>.program(device: Device) = ${program}\n`,
      },
      helpers: [DEVICE],
    },
    conditions,
  );

function values(own: Session, world: World, rounds: number): string[] {
  let shown: readonly {value: string}[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const {outcome, shown: now} = own.round(world, LIMITS);
    expect(outcome).toEqual({ended: 'well'});
    shown = now;
  }
  return shown.map(({value}) => value);
}

test('news travels one hop a round', () => {
  const own = session('distanceTo(device.source)');
  expect(own.messages).toEqual([]);
  expect(values(own, line(4), 2)).toEqual(['0.0', '1.0', 'Infinity', 'Infinity']);
  expect(values(own, line(4), 2)).toEqual(['0.0', '1.0', '2.0', '3.0']);
});

test('links, sources and devices may be others in every round', () => {
  const own = session('distanceTo(device.source)');
  values(own, line(4), 4);
  const cut = {
    ...line(4),
    links: [
      [0, 1],
      [2, 3],
    ] as const,
  };
  expect(values(own, cut, 4)).toEqual(['0.0', '1.0', 'Infinity', 'Infinity']);
  expect(values(own, line(4, 3), 6)).toEqual(['3.0', '2.0', '1.0', '0.0']);
  expect(values(own, line(3, 2), 6)).toEqual(['2.0', '1.0', '0.0']);
});

test('two sessions, one after the other, do not disturb one another', () => {
  const [one, two] = [session('distanceTo(device.source)'), session('device.value')];
  values(one, line(3), 1);
  expect(values(two, line(3), 1)).toEqual(['0.0', '1.0', '2.0']);
  expect(values(one, line(3), 2)).toEqual(['0.0', '1.0', '2.0']);
});

test('the same seed gives the same run, whatever gets lost', () => {
  const conditions = {loss: 0.4, asynchronous: true, seed: 7};
  const run = (seed: number): string => {
    const own = session('distanceTo(device.source)', {...conditions, seed});
    return Array.from({length: 9}, () => values(own, line(8), 1).join()).join('|');
  };
  expect(run(7)).toBe(run(7));
  expect(run(7)).not.toBe(run(8));
});

test('what a program returns may light a device, and move it', () => {
  const own = session('Act(device.id, light = device.source, dx = 0.5)');
  expect(own.round(line(2), LIMITS).shown).toEqual([
    {id: 0, value: '0', lit: true, move: [0.5, 0]},
    {id: 1, value: '1', move: [0.5, 0]},
  ]);
});

test('a round tells who fired, in which order, and whose messages each had', () => {
  const own = session('device.id');
  const heard = (world: World): unknown =>
    own.round(world, LIMITS).fired.map(({id, heard: ids}) => [id, ...ids]);
  expect(heard(line(3))).toEqual([[0], [1], [2]]);
  expect(heard(line(3))).toEqual([
    [0, 1],
    [1, 0, 2],
    [2, 1],
  ]);
  expect(heard({...line(3), links: [[0, 1]]})).toEqual([[0, 1], [1, 0], [2]]);
  const sleepy = session('device.id', {...CALM, asynchronous: true});
  const order = Array.from({length: 5}, () =>
    sleepy
      .round(line(5), LIMITS)
      .fired.map(({id}) => id)
      .join(),
  );
  expect(new Set(order).size).toBeGreaterThan(1);
});

test('F19 a device that is to go nowhere, or endlessly far, stays', () => {
  for (const away of ['0.0 / 0.0', '1.0 / 0.0']) {
    expect(session(`Act(1, dx = ${away}, dy = 1.0)`).round(line(1), LIMITS).shown).toEqual([
      {id: 0, value: '1'},
    ]);
  }
});

test('mistakes are told with their place, and that there is no program', () => {
  expect(session('missing').messages[0]?.message).toContain("Unresolved reference 'missing'");
  const none = new Session(
    {file: {name: 'My.kt', text: `${HEAD}fun main() {}\n`}, helpers: [DEVICE]},
    CALM,
  );
  expect(none.fine).toBe(false);
  expect(none.messages.map(({message}) => message)).toEqual([
    expect.stringContaining("runs the function 'program'"),
  ]);
});

test('F17 a round that never ends, or throws, ends with a sentence', () => {
  const endless = session('run { while (true) { }; 1 }');
  expect(endless.messages).toEqual([]);
  expect(endless.round(line(2), {...LIMITS, steps: 10_000}).outcome.ended).toBe('limit');
  expect(session('1 / (device.id - 1)').round(line(3), LIMITS).outcome).toMatchObject({
    ended: 'exception',
    position: {file: 'My.kt', line: 6},
  });
});

/** What is said of a whole program, and on which line. */
const said = (text: string): string[] =>
  new Session({file: {name: 'My.kt', text}, helpers: [DEVICE]}, CALM).messages.map(
    ({message, position}) => `${position.line}: ${message}`,
  );

test('what is missing in a program is told on its line, not what we add to it', () => {
  const program = `${HEAD}fun Aggregate<Int>.program(device: Device) =`;
  const line = program.split('\n').length;
  expect(said(`${program} distanceTo(device.source\n\n`)).toEqual([`${line}: Expecting ')'.`]);
  expect(said(`${program} run {\n    device.id`)).toEqual([`${line + 1}: Expecting '}'.`]);
});

test('a program that devices cannot run is told so where it is declared', () => {
  const [message = ''] = said(`${HEAD}fun Aggregate<Int>.program() = 1\n\nfun other() = 2\n`);
  expect(message).toMatch(/^6: Each device runs the function 'program': write 'fun Aggregate<Int>/);
  expect(said('fun other() = 1\n')[0]).toMatch(/^2: Each device runs/);
});

test('names may be written with their package; an extension is refused, as in Kotlin', () => {
  const program = (value: string): string =>
    `fun it.unibo.collektive.aggregate.api.Aggregate<Int>.program(device: playground.Device) =\n    ${value}\n`;
  const text = program('playground.Act(device.id, light = true)');
  const own = new Session({file: {name: 'My.kt', text}, helpers: [DEVICE]}, CALM);
  expect(own.messages).toEqual([]);
  expect(own.round(line(1), LIMITS).shown).toEqual([{id: 0, value: '0', lit: true}]);
  const name = 'it.unibo.collektive.aggregate.api.neighboring';
  expect(said(program(`${name}(1)`))).toEqual([
    `2: Unresolved reference 'neighboring'. An extension cannot be called with its package before it: import ${name}.`,
  ]);
});

test('what a program has made is its own, whatever runs between its rounds', () => {
  const own = session(
    'Count.next() + step\nval step = Count.next()\nobject Count { private var n = 0; fun next(): Int = ++n }',
  );
  expect(values(own, line(1), 2)).toEqual(['4']);
  const {ended} = prepare({name: 'Own.kt', text: 'fun main() { println(1) }'}).run(
    'main',
    () => {},
  );
  expect(ended).toBe('well');
  expect(values(own, line(1), 1)).toEqual(['5']);
});
