import {describe, expect, test} from 'vitest';
import {devicesOf} from './data';
import {hindrance, perform, readCommands} from './commands';
import {layoutOf} from './places';
import {EditableNetwork} from './editableNetwork';

const line = (): EditableNetwork => {
  const network = 'line 4';
  const senses = {network, sources: [0], flags: [], blue: [], values: []};
  return new EditableNetwork(devicesOf(senses), layoutOf(network).range);
};

/** What is said of each command, on a line of four. */
function after(written: string): {readonly said: string[]; readonly editable: EditableNetwork} {
  const editable = line();
  const said = readCommands(written).map(
    (command) => hindrance(editable, command) ?? perform(editable, command),
  );
  return {said, editable};
}

describe('what words do', () => {
  test.each([
    [
      'cut 2 3',
      'The link between devices 2 and 3 is cut.',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ['cut 1', 'All links of device 1 are cut.', [[2, 3]]],
    ['fail 1', 'Device 1 was removed.', [[2, 3]]],
  ])('%s', (written, sentence, links) => {
    const {said, editable} = after(written);
    expect(said).toEqual([sentence]);
    expect(editable.world.links).toEqual(links);
  });

  test.each([
    ['sources 3', 'Device 3 is the only source.', [3]],
    ['sources 1 2', 'The sources are devices 1, 2.', [1, 2]],
    ['sources', 'No device is a source.', []],
  ])('%s', (written, sentence, sources) => {
    const {said, editable} = after(written);
    expect(said).toEqual([sentence]);
    expect(editable.devices.filter(({source}) => source).map(({id}) => id)).toEqual(sources);
  });

  test('one after the other, and links are there again', () => {
    const {said, editable} = after('cut 0 1; cut 2; restore');
    expect(said.at(-1)).toBe('No link is cut.');
    expect(editable.world.links).toEqual(line().world.links);
  });
});

test.each([
  ['cut 0 3', 'There is no link between devices 0 and 3.'],
  ['cut 9', 'There is no device 9.'],
  ['sources 4', 'There is no device 4.'],
  ['fail 2; cut 2 3', 'There is no device 2.'],
  ['fail 0; fail 1; fail 2; fail 3', 'The last device cannot be removed.'],
])('%s cannot be done', (written, sentence) => {
  expect(after(written).said.at(-1)).toBe(sentence);
});

test.each([
  ['explode 2', 'not something that words can do. There are: cut 2 3, restore'],
  ['constructor', 'not something that words can do'],
  ['cut', 'has other numbers than "cut 2 3"'],
  ['cut 1 2 3', 'has other numbers'],
  ['fail -1', 'has other numbers'],
  ['fail one', 'has other numbers'],
  ['restore 1', 'has other numbers'],
  ['run 0', 'is not from 1 to 200 rounds'],
  ['run 201', 'is not from 1 to 200 rounds'],
  ['cut 1 2;', 'not something that words can do'],
])('%s is refused', (written, words) => {
  expect(() => readCommands(written)).toThrow(words);
});
