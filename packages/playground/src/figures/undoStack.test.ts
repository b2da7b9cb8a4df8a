import {expect, test} from 'vitest';
import {devicesOf} from '../figure/data';
import {layoutOf} from '../figure/places';
import {EditableNetwork} from '../figure/editableNetwork';
import {UndoStack} from './undoStack';
import {type Arranged} from './scenario';

const NOBODY = {sources: [], flags: [], blue: [], values: []};

/** A line of four devices, and what is done to it. */
function begin() {
  const editable = new EditableNetwork(
    devicesOf({network: 'line 4', ...NOBODY}),
    layoutOf('line 4').range,
  );
  const undoStack = new UndoStack();
  const now = (): Arranged => ({
    ...{devices: editable.world.devices, cuts: editable.cut, range: editable.range},
  });
  let time = 0;
  const act = (sentence: string, does: () => void, goingOn?: string, after = 1_000): boolean => {
    const before = now();
    does();
    time += after;
    return undoStack.add(before, now(), {sentence, round: time / 1_000, time, goingOn});
  };
  const take = (which: 'undo' | 'redo'): string | undefined => {
    const doing = undoStack[which](now());
    if (doing !== undefined) {
      editable.arrange(doing.arranged.devices, doing.arranged.cuts);
      editable.range = doing.arranged.range;
    }
    return doing?.sentence;
  };
  return {editable, undoStack, now, act, take};
}

test('what was done is undone, and done again, one after the other', () => {
  const {editable, undoStack, now, act, take} = begin();
  const start = now();
  act('a source', () => editable.change(1, {source: true}));
  act('a cut', () => editable.isolate(2));
  act('gone', () => editable.remove(0));
  act('new', () => editable.add({x: 0, y: 0}));
  act('farther', () => (editable.range = 2));
  const end = now();
  expect(['undo', 'undo', 'undo', 'undo', 'undo', 'undo'].map(() => take('undo'))).toEqual([
    ...['Undone: farther', 'Undone: new', 'Undone: gone', 'Undone: a cut', 'Undone: a source'],
    undefined,
  ]);
  expect(now()).toEqual(start);
  expect(undoStack.canUndo).toBe(false);
  let again: string | undefined;
  do {
    again = take('redo');
  } while (again !== undefined);
  expect(now()).toEqual(end);
  expect(undoStack.canRedo).toBe(false);
});

test('what devices have done since then stays', () => {
  const {editable, act, take} = begin();
  act('a source', () => editable.change(1, {source: true}));
  editable.move(1, {x: 1.2, y: 0.1});
  take('undo');
  expect(editable.device(1)).toMatchObject({source: false, x: 1.2, y: 0.1});
});

test('a drag is undone at once, and so is the next one', () => {
  const {editable, act, take} = begin();
  const {x} = editable.device(3)!;
  for (const far of [0.1, 0.2, 0.3]) {
    act('moved', () => editable.move(3, {x: x - far, y: 0}), 'move 3', 20);
  }
  act('moved', () => editable.move(3, {x: x - 0.6, y: 0}), 'move 3', 2_000);
  take('undo');
  expect(editable.device(3)?.x).toBeCloseTo(x - 0.3);
  take('undo');
  expect(editable.device(3)?.x).toBe(x);
});

test('what changes nothing is not done', () => {
  const {editable, undoStack, act} = begin();
  expect(act('no cut', () => editable.stroke({x: 9, y: 9}, {x: 9, y: 8}))).toBe(false);
  expect(undoStack.canUndo).toBe(false);
});

test('after a doing, what was undone is forgotten; from an earlier round on, what came later', () => {
  const {editable, undoStack, act, take} = begin();
  act('one', () => editable.change(0, {flag: true}));
  act('two', () => editable.change(1, {flag: true}));
  take('undo');
  act('three', () => editable.change(2, {flag: true}));
  expect(undoStack.canRedo).toBe(false);
  undoStack.forgetAfter(1);
  expect(take('undo')).toBe('Undone: one');
  expect(take('undo')).toBeUndefined();
});
