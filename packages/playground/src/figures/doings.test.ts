import {expect, test} from 'vitest';
import {devicesOf} from '../figure/data';
import {layoutOf} from '../figure/places';
import {Terrain} from '../figure/terrain';
import {Doings} from './doings';
import {type Arranged} from './ground';

const NOBODY = {sources: [], flags: [], blue: [], values: []};

/** A line of four devices, and what is done to it. */
function begin() {
  const terrain = new Terrain(devicesOf({network: 'line 4', ...NOBODY}), layoutOf('line 4').range);
  const doings = new Doings();
  const now = (): Arranged => ({
    ...{devices: terrain.world.devices, cuts: terrain.cut, range: terrain.range},
  });
  let time = 0;
  const act = (sentence: string, does: () => void, goingOn?: string, after = 1_000): boolean => {
    const before = now();
    does();
    time += after;
    return doings.add(before, now(), {sentence, round: time / 1_000, time, goingOn});
  };
  const take = (which: 'undo' | 'redo'): string | undefined => {
    const doing = doings[which](now());
    if (doing !== undefined) {
      terrain.arrange(doing.arranged.devices, doing.arranged.cuts);
      terrain.range = doing.arranged.range;
    }
    return doing?.sentence;
  };
  return {terrain, doings, now, act, take};
}

test('what was done is undone, and done again, one after the other', () => {
  const {terrain, doings, now, act, take} = begin();
  const start = now();
  act('a source', () => terrain.change(1, {source: true}));
  act('a cut', () => terrain.isolate(2));
  act('gone', () => terrain.remove(0));
  act('new', () => terrain.add({x: 0, y: 0}));
  act('farther', () => (terrain.range = 2));
  const end = now();
  expect(['undo', 'undo', 'undo', 'undo', 'undo', 'undo'].map(() => take('undo'))).toEqual([
    ...['Undone: farther', 'Undone: new', 'Undone: gone', 'Undone: a cut', 'Undone: a source'],
    undefined,
  ]);
  expect(now()).toEqual(start);
  expect(doings.canUndo).toBe(false);
  let again: string | undefined;
  do {
    again = take('redo');
  } while (again !== undefined);
  expect(now()).toEqual(end);
  expect(doings.canRedo).toBe(false);
});

test('what devices have done since then stays', () => {
  const {terrain, act, take} = begin();
  act('a source', () => terrain.change(1, {source: true}));
  terrain.move(1, {x: 1.2, y: 0.1});
  take('undo');
  expect(terrain.device(1)).toMatchObject({source: false, x: 1.2, y: 0.1});
});

test('a drag is undone at once, and so is the next one', () => {
  const {terrain, act, take} = begin();
  const {x} = terrain.device(3)!;
  for (const far of [0.1, 0.2, 0.3]) {
    act('moved', () => terrain.move(3, {x: x - far, y: 0}), 'move 3', 20);
  }
  act('moved', () => terrain.move(3, {x: x - 0.6, y: 0}), 'move 3', 2_000);
  take('undo');
  expect(terrain.device(3)?.x).toBeCloseTo(x - 0.3);
  take('undo');
  expect(terrain.device(3)?.x).toBe(x);
});

test('what changes nothing is not done', () => {
  const {terrain, doings, act} = begin();
  expect(act('no cut', () => terrain.stroke({x: 9, y: 9}, {x: 9, y: 8}))).toBe(false);
  expect(doings.canUndo).toBe(false);
});

test('after a doing, what was undone is forgotten; from an earlier round on, what came later', () => {
  const {terrain, doings, act, take} = begin();
  act('one', () => terrain.change(0, {flag: true}));
  act('two', () => terrain.change(1, {flag: true}));
  take('undo');
  act('three', () => terrain.change(2, {flag: true}));
  expect(doings.canRedo).toBe(false);
  doings.forgetAfter(1);
  expect(take('undo')).toBe('Undone: one');
  expect(take('undo')).toBeUndefined();
});
