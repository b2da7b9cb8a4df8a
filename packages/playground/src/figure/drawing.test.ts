import {expect, test} from 'vitest';
import {devicesOf} from './data';
import {Domain} from './domain';
import {draw} from './drawing';
import {LETTER, type Part} from './part';
import {scaleOf, type Width} from './scale';
import {layoutOf} from './places';
import {frameOf, EditableNetwork} from './editableNetwork';

const NOBODY = {sources: [0], flags: [1], blue: [2], values: []};

function drawing(
  network: string,
  values: readonly string[],
  kind: Width = 'wide',
  quantity?: string,
) {
  const editable = new EditableNetwork(devicesOf({network, ...NOBODY}), layoutOf(network).range);
  const scale = scaleOf(frameOf(editable.devices), kind);
  const shown = values.map((value, id) => ({id, value}));
  const domain = new Domain(values);
  const parts = draw({world: editable.world, broken: [], shown, domain, quantity}, scale);
  return {parts, scale, editable};
}

const all = (parts: readonly (Part | string)[]): Part[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...all(part.parts)]));
const words = (parts: readonly Part[]): string[] =>
  all(parts).flatMap(({tag, parts: [text]}) =>
    tag === 'text' && typeof text === 'string' ? [text] : [],
  );
const deviceOf = (parts: readonly Part[], id: number): Part =>
  all(parts).find(({attributes}) => attributes['data-id'] === id)!;

test('devices show their ids and values, and colours have a legend', () => {
  const {parts} = drawing('line 3', ['0.0', '1.0', 'Infinity']);
  expect(words(parts)).toEqual(['0 ', '0.0', '1 ', '1.0', '2 ', '∞', '0', '1', '∞']);
});

test('numbers of a legend are named where there is room, other kinds are not', () => {
  const named = (quantity: string, values: readonly string[]): string[] =>
    words(drawing('line 2', values, 'wide', quantity).parts).slice(4);
  expect(named('Hops', ['0.0', '1.0'])).toEqual(['Hops', '0', '1']);
  expect(named('Hops '.repeat(20), ['0.0', '1.0'])).toEqual(['0', '1']);
  expect(named('Hops', ['near', 'far'])).toEqual(['far', 'near']);
});

test('a source, a flag and a team are told without colours, too', () => {
  const {parts} = drawing('line 4', ['a', 'b', 'c', 'd']);
  const [source, flag, blue, plain] = [0, 1, 2, 3].map((id) => deviceOf(parts, id).parts as Part[]);
  expect(source[0].attributes['stroke-width']).toBeGreaterThan(
    Number(plain[0].attributes['stroke-width']),
  );
  expect(flag.map(({tag}) => tag)).toContain('path');
  expect(blue[0].tag).toBe('rect');
  expect(plain[0].tag).toBe('circle');
});

test('the same values have the same colours in whatever order they come up', () => {
  const fill = (values: string[], id: number): unknown =>
    (deviceOf(drawing('line 2', values).parts, id).parts[0] as Part).attributes.fill;
  expect(fill(['on', 'off'], 0)).toBe(fill(['off', 'on'], 1));
});

test.each(['wide', 'narrow'] as const)('everything stands within a %s drawing', (kind) => {
  for (const network of ['line 12', 'grid 6x5', 'ring 12', 'scattered 40', 'line 1']) {
    const {scale, editable} = drawing(network, [], kind);
    for (const device of editable.devices) {
      const {x, y} = scale.at(device);
      expect(x).toBeGreaterThanOrEqual(scale.radius);
      expect(x).toBeLessThanOrEqual(scale.width - scale.radius);
      expect(y).toBeGreaterThanOrEqual(scale.radius);
      expect(y).toBeLessThanOrEqual(scale.height - scale.radius);
    }
    expect(scale.placeAt(scale.at({x: 0.3, y: 0.7})).y).toBeCloseTo(0.7);
  }
});

test('a legend without room says how many kinds are left, within the drawing', () => {
  const values = Array.from({length: 9}, (_, id) => `kind ${id}`);
  const left = (kind: Width): number => {
    const [, count] =
      /^and (\d) more$/.exec(words(drawing('line 9', values, kind).parts).at(-1) ?? '') ?? [];
    return Number(count);
  };
  expect(left('narrow')).toBeGreaterThan(left('wide'));
  expect(left('wide')).toBeGreaterThan(0);
});

test('the last words of a legend are not cut at the edge of the drawing', () => {
  const values = Array.from({length: 120}, (_, id) => `ϕ(pointwise ${id})`);
  for (const kind of ['wide', 'narrow'] as const) {
    const {parts, scale} = drawing('scattered 120', values, kind);
    const text = words(parts).at(-1)!;
    expect(text).toMatch(/more$/);
    const last = all(parts).findLast(({tag}) => tag === 'text')!;
    const end = Number(last.attributes.x) + text.length * LETTER;
    expect(end).toBeLessThanOrEqual(scale.width);
  }
});

test('words that would run into one another are left out', () => {
  const values = Array.from({length: 24}, () => '[1, 2]');
  const {parts} = drawing('grid 6x4', values, 'narrow');
  expect(words(parts)).toEqual(['[1, 2]']);
});
