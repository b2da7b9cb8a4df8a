import {expect, test} from 'vitest';
import {randomFrom} from '../../aggregate';
import {type DeskState, readState} from './state';

const DEVICE = {id: 0, x: 0, y: 1.5, source: true, value: 3, flag: false, team: 'red'};
const STATE: DeskState = {
  text: 'fun a() = 1',
  sample: 'Gradient',
  network: 'line 6',
  range: 1.2,
  devices: [DEVICE],
  cuts: [[0, 1]],
};

test('a state comes back as it was', () => {
  expect(readState(JSON.stringify(STATE))).toEqual(STATE);
  expect(readState('{"text": ""}')).toEqual({text: ''});
});

test.each<[string, unknown]>([
  ['no text', {}],
  ['a long text', {text: 'x'.repeat(100_001)}],
  ['a path for a sample', {text: '', sample: '../../x'}],
  ['no network', {text: '', network: 'line 9999'}],
  ['no range', {text: '', range: -1}],
  ['no devices', {text: '', devices: []}],
  ['a device twice', {text: '', devices: [DEVICE, DEVICE]}],
  ['a device far away', {text: '', devices: [{...DEVICE, x: 1e8}]}],
  ['a device of no team', {text: '', devices: [{...DEVICE, team: 'constructor'}]}],
  [
    'too many devices',
    {text: '', devices: Array.from({length: 501}, (_, id) => ({...DEVICE, id}))},
  ],
  ['cuts of anything', {text: '', cuts: [['a', 'b']]}],
  ['null', null],
  ['a list', []],
])('F19 %s is none', (_, value) => {
  expect(readState(JSON.stringify(value))).toBeUndefined();
});

test('F19 anything else is none, or a state', () => {
  const json = JSON.stringify(STATE);
  const random = randomFrom(7);
  for (let round = 0; round < 2_000; round += 1) {
    const at = Math.floor(random() * json.length);
    const changed =
      json.slice(0, at) + String.fromCharCode(32 + random() * 90) + json.slice(at + 1);
    const read = readState(changed);
    if (read !== undefined) expect(typeof read.text).toBe('string');
  }
});
