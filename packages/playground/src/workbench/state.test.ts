import {expect, test} from 'vitest';
import {randomFrom} from '@collektive/model';
import {partsOf, readState, Unreadable, type WorkbenchState} from './state';

const DEVICE = {id: 0, x: 0, y: 1.5, source: true, value: 3, flag: false, team: 'red'};
const STATE: WorkbenchState = {
  text: 'fun a() = 1',
  title: 'Mine, of "today"',
  sample: 'Gradient',
  network: 'line 6',
  range: 1.2,
  devices: [DEVICE, {...DEVICE, id: 1}],
  cuts: [[0, 1]],
};

const read = (value: unknown) => readState(partsOf(JSON.stringify(value)));

test('a state comes back as it was', () => {
  for (const state of [
    STATE,
    {text: ''},
    {figure: 'Gradient-hops-line-6'},
    {text: 'x'.repeat(300_000)},
    {...STATE, network: 'everyone 6', range: 6},
    {...STATE, devices: [{...DEVICE, value: 1e300}], cuts: []},
  ]) {
    expect(read(state)).toEqual(state);
  }
});

test.each<[string, object, string]>([
  ['no text', {text: undefined}, 'it has no program'],
  ['a number for a text', {text: 7}, 'it has no program'],
  ['a part of another form', {later: 1}, 'it has a part that is not known here, "later"'],
  ['no title', {title: ''}, 'its title is none'],
  ['a path for a sample', {sample: '../../x'}, 'the sample that it depends on has no name'],
  ['a path for a figure', {figure: '../../x'}, 'the figure that it began as has no name'],
  ['too large a network', {network: 'islands 500 500'}, 'its network is none that is known here'],
  ['a list for a network', {network: []}, 'its network is none that is known here'],
  ['a range that hears all', {range: 900}, 'how far its devices are heard is not between 0 and 4'],
  ['a range below nothing', {range: -1}, 'how far its devices are heard is not between 0 and 4'],
  ...[
    [],
    [DEVICE, DEVICE],
    [{...DEVICE, x: null}],
    [{...DEVICE, x: 2_000}],
    [{...DEVICE, team: 'constructor'}],
    [{...DEVICE, id: 1.5}],
    [{id: 1}],
    [null],
    Array.from({length: 501}, (_, id) => ({...DEVICE, id})),
  ].map((devices, index): [string, object, string] => [
    `devices, ${index + 1}`,
    {devices, cuts: undefined},
    'its devices are none that can be drawn',
  ]),
  ...[[['a', 'b']], [[0, 77]], [[0]], 7].map((cuts, index): [string, object, string] => [
    `cuts, ${index + 1}`,
    {cuts},
    'its cuts are between devices that are not there',
  ]),
])('F19 %s: what is wrong is named, and nothing of it is taken', (_, damage, fault) => {
  expect(() => read({...STATE, ...damage})).toThrow(new Unreadable(fault));
});

test.each(['', '{', 'null', '[]', '7', '"a"'])('F19 %j is not complete', (json) => {
  expect(() => partsOf(json)).toThrow(new Unreadable('it is not complete'));
});

test('F19 anything else is none, or a state', () => {
  const json = JSON.stringify(STATE);
  const random = randomFrom(7);
  for (let round = 0; round < 2_000; round += 1) {
    const at = Math.floor(random() * json.length);
    const changed =
      json.slice(0, at) + String.fromCharCode(32 + random() * 90) + json.slice(at + 1);
    try {
      expect(typeof readState(partsOf(changed)).text).toBe('string');
    } catch (error) {
      expect(error).toBeInstanceOf(Unreadable);
    }
  }
});
