import {expect, test} from 'vitest';
import {devicesOf} from '../figure/data';
import {layoutOf} from '../figure/places';
import {EditableNetwork} from '../figure/editableNetwork';
import {actOn} from './phrases';

/** What a figure on a line of four is asked for. @param isWanted until something else is asked for */
async function asked(written: string, isWanted = true): Promise<string[]> {
  const all: string[] = [];
  const senses = {network: 'line 4', sources: [0], flags: [], blue: [], values: []};
  const editable = new EditableNetwork(devicesOf(senses), layoutOf(senses.network).range);
  await actOn(written, {
    editable: () => editable,
    touched: ({sentence}) => void all.push(`touch: ${sentence}`),
    restart: () => {
      all.push('restart');
      return Promise.resolve(isWanted);
    },
    compare: () => {
      all.push('compare');
      return Promise.resolve(isWanted);
    },
    transport: {
      play: () => void all.push('play'),
      run: (rounds, said) => {
        all.push(`run ${rounds}: ${said}`);
        return Promise.resolve(isWanted);
      },
    },
  });
  return all;
}

test('what is done to the network at once is one touch', async () => {
  expect(await asked('cut 0 1; fail 3')).toEqual([
    'touch: The link between devices 0 and 1 is cut. Device 3 was removed.',
  ]);
});

test('rounds run after it, and what was done is said with them', async () => {
  const sentence = 'Device 2 is the only source.';
  expect(await asked('restart; sources 2; run 3')).toEqual([
    'restart',
    `touch: ${sentence}`,
    `run 3: ${sentence}`,
  ]);
});

test('without a number of rounds it plays', async () => {
  expect(await asked('restart; fail 3; run')).toEqual([
    'restart',
    'touch: Device 3 was removed.',
    'play',
  ]);
});

test('the other program comes to what was done before', async () => {
  expect(await asked('fail 3; compare; run 2')).toEqual([
    'touch: Device 3 was removed.',
    'compare',
    'run 2: ',
  ]);
  expect(await asked('compare; fail 3', false)).toEqual(['compare']);
});

test('what is asked for meanwhile ends it', async () => {
  expect(await asked('restart; run 3', false)).toEqual(['restart']);
  expect(await asked('run 3; fail 1', false)).toEqual(['run 3: ']);
});

test('what cannot be done any more is said', async () => {
  expect(await asked('fail 1; cut 0 1')).toEqual([
    'touch: Device 1 was removed. There is no device 1.',
  ]);
});
