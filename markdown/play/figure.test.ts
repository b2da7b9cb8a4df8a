// cspell:ignore setled
import path from 'node:path';
import {readTree} from '@collektive/samples';
import {expect, test} from 'vitest';
import type {Written} from './attributes';
import {readFigure} from './figure';
import {drawingFile, runFigure} from './run';
import {elementsOf, writtenFigures} from './written';

const SITE = path.join(__dirname, '../..');
const ROOT = path.join(SITE, 'samples');
const tree = readTree(ROOT);
const FINE: Written = {
  region: 'Distances.kt#hops',
  calls: 'distanceTo(device.source)',
  title: 'Hops',
  network: 'line 4',
};
const figure = (changes: Record<string, string> = {}) =>
  readFigure(ROOT, tree, {...FINE, ...changes});

test('a figure runs what it names, the same each time', () => {
  const ran = runFigure(figure().data);
  expect(ran.shown[0].map(({value}) => value)).toEqual(['0.0', '1.0', '2.0', '3.0']);
  expect(drawingFile(ran)).toBe(drawingFile(runFigure(figure().data)));
});

test('two programs run on the same network', () => {
  const {data} = figure({
    against: 'Neighbours.kt#degree',
    'against-calls': 'degree()',
    rounds: '3',
  });
  expect(data.name).toBe('Distances-hops-Neighbours-degree-line-4');
  expect(runFigure(data).shown.map((own) => own.map(({value}) => value).join(' '))).toEqual([
    '0.0 1.0 2.0 Infinity',
    '1 2 2 1',
  ]);
});

test('another program waits, with a name, and the one that runs has one too', () => {
  const {data, shown} = figure({
    label: 'hops',
    other: 'Neighbours.kt#degree',
    'other-calls': 'degree()',
    'other-label': 'degree',
  });
  expect(data.name).toBe('Distances-hops-Neighbours-degree-line-4');
  expect(shown).toHaveLength(1);
  expect([...data.programs, data.other].map((one) => one?.label)).toEqual(['hops', 'degree']);
  expect(drawingFile(runFigure(data))).toContain('>hops<');
});

test('a number that can be changed is found in the text that runs', () => {
  const {data} = figure({
    region: 'Patterns.kt#area-sum',
    calls: 'areaSum(1.0)',
    drag: 'bound = 2',
    'drag-range': '1 6',
  });
  const {start, at, ...number} = data.number!;
  expect(number).toEqual({words: 'bound = 2', value: 2, least: 1, greatest: 6});
  const before = data.programs[0].program.file.text.slice(0, start);
  expect(before.endsWith('val leader = boundedElection(bound = ')).toBe(true);
  expect('bound = 2'.slice(0, at)).toBe('bound = ');
});

test.each([
  [{region: 'Distance.kt#hops'}, 'Did you mean "Distances.kt"'],
  [{region: 'Distances'}, 'names no region'],
  [{network: 'lines 4'}, 'no network is called "lines 4"'],
  [{sources: 'zero'}, 'not a list of numbers'],
  [{rounds: '0'}, 'not a number from 1'],
  [
    {readout: 'values setled'},
    'readout="setled" is nothing that can be read off. Did you mean "settled"?',
  ],
  [{readout: 'wrong'}, 'needs truth'],
  [{truth: 'hops'}, 'and the other way round'],
  [{readout: 'wrong', truth: 'hop'}, 'truth="hop" is not known. Did you mean "hops"?'],
  [{drag: 'localId', 'drag-range': '0 5'}, 'needs one whole number'],
  [{drag: 'localId == 0', 'drag-range': '1 5'}, 'needs one whole number'],
  [{drag: 'localId == 0'}, 'needs one whole number'],
  [{drag: 'localId == 1', 'drag-range': '0 5'}, 'does not stand once in hops'],
  [{other: 'Neighbours.kt#degree', against: 'Neighbours.kt#degree'}, 'leave out against'],
  [{region: 'Speed.kt#speed'}, 'does not run in pages'],
])('what cannot be is refused with a sentence: %j', (changes, sentence) => {
  expect(() => figure(changes as unknown as Record<string, string>)).toThrow(sentence);
});

test('a program that is refused is refused with its sentence', () => {
  expect(() => runFigure(figure({calls: 'distanceTo(device.sauce)'}).data)).toThrow(
    "distanceTo(device.sauce) does not run: Unresolved reference 'sauce'",
  );
});

test('figures are found in the text of a page, and those in code are not', () => {
  const text =
    '<Playground\n  region="A.kt#b"\n  calls="x() > 1"\n>\nwords\n</Playground>\n\n```mdx\n<Playground region="C.kt#d" />\n```\n';
  expect(elementsOf(text)).toEqual([{region: 'A.kt#b', calls: 'x() > 1'}]);
});

test.each(writtenFigures(SITE, tree).map(({data, page}) => [data.name, page, data] as const))(
  '%s of %s runs',
  (_, __, data) => {
    expect(runFigure(data).shown.every((own) => own.length > 0)).toBe(true);
  },
);
