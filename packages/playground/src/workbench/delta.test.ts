import {randomFrom} from '@collektive/model';
import {expect, test} from 'vitest';
import {devicesOf, type FigureData} from '../figure/data';
import {fragmentOf} from '../player/link';
import {packed, unpacked} from './delta';
import {partsOf, readState, Unreadable, type WorkbenchState} from './state';

const random = randomFrom(3);
/** A program of the length that those of pages have, of words that do not shrink much. */
const TEXT = `package a\n\nimport b.c\n\n${Array.from(
  {length: 60},
  (_, at) => `fun f${at}(): Int = ${Math.floor(random() * 1e9)} // ${random().toString(36)}`,
).join('\n\n')}\n\nfun Aggregate<Int>.program(device: Device) =\n    f7()\n`;

const FIGURE: FigureData = {
  ...{name: 'Distances-hops-scattered-60', title: 'Hops', network: 'scattered 60', rounds: 12},
  ...{sources: [0], flags: [], blue: [1], values: [5]},
  readouts: [],
  programs: [{calls: 'f7()', label: '', program: {file: {name: 'A.kt', text: TEXT}, helpers: []}}],
};
const DEVICES = devicesOf(FIGURE);
const STATE: WorkbenchState = {
  text: TEXT.replace('f7()\n', 'f7() + 1\n'),
  figure: FIGURE.name,
  network: FIGURE.network,
  range: 1.45,
  devices: DEVICES,
  cuts: [],
};
const back = (json: string, figure: FigureData | undefined = FIGURE) =>
  readState(unpacked(partsOf(json), figure));

test('a figure with one changed line is a short link, and comes back', async () => {
  const json = packed(STATE, FIGURE);
  const fragment = await fragmentOf({run: 'playground', program: json});
  expect(`https://collektive.github.io/playground/${fragment}`.length).toBeLessThan(300);
  expect(back(json).text).toBe(STATE.text);
});

test.each<[string, (text: string) => string]>([
  ['nothing', (text) => text],
  ['a line twice', (text) => text.replace('f7()\n', 'f7()\n    f7()\n')],
  ['the first line', (text) => `// mine\n${text}`],
  ['the last line', (text) => `${text}// mine`],
  [
    'a line with what is special in replacing',
    (text) => text.replace('f7()', () => "f7() // $& $' $$"),
  ],
  ['all of it', () => 'fun x() = 1'],
  ['none of it', () => ''],
  ['a line away', (text) => text.replace(/fun f9.*\n/, '')],
])('%s changed comes back as it was', (_, change) => {
  const state = {...STATE, text: change(TEXT)};
  expect(back(packed(state, FIGURE)).text ?? TEXT).toBe(state.text);
});

test('devices come back: moved, painted, come and gone', () => {
  const devices = DEVICES.filter(({id}) => id !== 4).map((one) =>
    one.id === 2 ? {...one, x: 1.5, flag: true, team: 'blue'} : one,
  );
  devices.push({...DEVICES[0], id: 60, x: 2, y: 2, value: 7, source: false});
  const json = packed({...STATE, devices, cuts: [[1, 2]], range: 2}, FIGURE);
  expect(json.length).toBeLessThan(500);
  const {devices: found, cuts, range} = back(json);
  expect(found).toEqual(devices);
  expect([cuts, range]).toEqual([[[1, 2]], 2]);
});

test('F19 a change to a program that is another one by now, or is gone, is none', () => {
  const [own] = FIGURE.programs;
  const program = {file: {name: 'A.kt', text: 'fun y() = 2\n'}, helpers: []};
  const json = packed(STATE, FIGURE);
  expect(() => back(json, {...FIGURE, programs: [{...own, program}]})).toThrow(
    'it changes lines that its program does not have any more',
  );
  expect(() => readState(unpacked(partsOf(json), undefined))).toThrow(
    'the figure that it changes is not on this site any more',
  );
});

test('a whole program opens without the figure that it began as', () => {
  expect(readState(unpacked({figure: 'Gone', text: 'fun a() = 1'}, undefined)).text).toBe(
    'fun a() = 1',
  );
});

test.each([
  {edit: 7},
  {edit: ['a']},
  {edit: ['', 'a']},
  {changed: [null, 7, {}]},
  {changed: {}},
  {gone: ['x']},
  {changed: [{id: 'a'}]},
  {changed: [{id: 900}]},
  {network: 'nowhere', changed: [{id: 1}]},
])('F19 %j is no change', (damage) => {
  expect(() => back(JSON.stringify({figure: FIGURE.name, ...damage}))).toThrow(Unreadable);
});
