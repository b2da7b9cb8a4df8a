import {expect, test} from 'vitest';
import {randomFrom} from '@collektive/model';
import {type WorkbenchState, lostWords, readState} from './state';

const DEVICE = {id: 0, x: 0, y: 1.5, source: true, value: 3, flag: false, team: 'red'};
const STATE: WorkbenchState = {
  text: 'fun a() = 1',
  sample: 'Gradient',
  network: 'line 6',
  range: 1.2,
  devices: [DEVICE, {...DEVICE, id: 1}],
  cuts: [[0, 1]],
};

const read = (value: unknown) => readState(JSON.stringify(value));

test('a state comes back as it was', () => {
  expect(read(STATE)).toEqual({state: STATE, lost: []});
  expect(read({text: ''})).toEqual({state: {text: ''}, lost: []});
  expect(read({text: 'x'.repeat(300_000)})?.lost).toEqual([]);
});

test.each<[string, unknown, Partial<WorkbenchState>, string[]]>([
  ['no text', {...STATE, text: undefined}, {}, ['its program']],
  ['a path for a sample', {sample: '../../x'}, {}, ['what its program depends on']],
  ['too large a network', {network: 'islands 500 500'}, {}, ['its network']],
  ['a range that hears all', {range: 900}, {range: 4}, ['how far its devices are heard']],
  ['a range below nothing', {range: -1}, {}, ['how far its devices are heard']],
  ['no devices', {devices: []}, {}, ['its devices']],
  ['a device twice', {devices: [DEVICE, DEVICE]}, {devices: [DEVICE]}, ['one device']],
  [
    'a device that went to no place',
    {devices: [{...DEVICE, x: null, y: null}]},
    {devices: [{...DEVICE, x: 0, y: 0}]},
    ['one device'],
  ],
  [
    'a device of no team',
    {devices: [{...DEVICE, team: 'constructor'}]},
    {devices: [DEVICE]},
    ['one device'],
  ],
  [
    'cuts of anything',
    {
      cuts: [
        ['a', 'b'],
        [0, 1],
      ],
    },
    {cuts: [[0, 1]]},
    ['some of its cuts'],
  ],
  ['cuts of devices that are not there', {cuts: [[0, 77]]}, {cuts: []}, ['some of its cuts']],
])('F19 %s: the rest is kept, and that is said', (_, damage, repaired, lost) => {
  const damaged = {...STATE, ...(damage as object)};
  const {text, ...rest} = STATE;
  const found = read(damaged);
  expect(found?.lost.filter((one) => one !== 'some of its cuts' || lost.includes(one))).toEqual(
    lost,
  );
  for (const key of Object.keys({text, ...rest}) as (keyof WorkbenchState)[]) {
    if (key in repaired) {
      expect(found?.state[key]).toEqual(repaired[key]);
    } else if (!(key in (damage as object)) && key !== 'cuts') {
      expect(found?.state[key]).toEqual(damaged[key]);
    }
  }
});

test('F19 more devices than are drawn: as many as are', () => {
  const devices = Array.from({length: 503}, (_, id) => ({...DEVICE, id, x: id}));
  const found = read({text: '', devices});
  expect(found?.state.devices).toHaveLength(500);
  expect(found?.lost).toEqual(['3 devices']);
});

test.each([
  ['null', null],
  ['a list', []],
  ['a number', 7],
  ['nothing', {}],
])('F19 %s is none', (_, value) => expect(read(value)).toBeUndefined());

test('what was lost is a sentence', () => {
  expect(lostWords([], 'link')).toBe('');
  expect(lostWords(['its program'], 'link')).toBe(
    'Not all of this link could be read: its program could not. The rest is here.',
  );
  expect(lostWords(['a', 'b', 'c'], 'store')).toContain('a, b and c could not');
});

test('F19 anything else is none, or a state', () => {
  const json = JSON.stringify(STATE);
  const random = randomFrom(7);
  for (let round = 0; round < 2_000; round += 1) {
    const at = Math.floor(random() * json.length);
    const changed =
      json.slice(0, at) + String.fromCharCode(32 + random() * 90) + json.slice(at + 1);
    const found = readState(changed);
    if (found?.state.text !== undefined) {
      expect(typeof found.state.text).toBe('string');
    }
  }
});
