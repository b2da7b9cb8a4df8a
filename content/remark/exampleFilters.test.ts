import path from 'node:path';
import {readTree} from '@collektive/samples';
import {beforeAll, describe, expect, test} from 'vitest';
import {find} from '../../tests/unit/trees';
import {attribute, block, isElement, text, textOf, type Node} from '../nodes';
import {writtenFigures, type WrittenFigure} from '../play/written';
import {exampleFilters, usesOf} from './exampleFilters';

const siteDir = path.join(__dirname, '../..');
let figures: WrittenFigure[] = [];

beforeAll(() => {
  figures = writtenFigures(siteDir, readTree(path.join(siteDir, 'samples')));
});

const heading = (value: string): Node => ({type: 'heading', depth: 3, children: [text(value)]});
const group = (...uses: string[]): Node =>
  block(
    'div',
    {className: 'examples'},
    uses.map((one) => block('figure', {'data-uses': one}, [])),
  );
const choices = (menu: Node): string[][] =>
  menu.children!.map((option) => [attribute(option, 'value')!, textOf(option)]);

test('what an example uses are functions of the library that its shown code calls, and nothing else', () => {
  for (const figure of figures) {
    const code = figure.shown.map(({sample}) => sample.source).join('\n');
    for (const name of usesOf(siteDir, figure)) {
      expect(code).toMatch(new RegExp(`\\b${name}\\b`));
    }
  }
  const named = (name: string): WrittenFigure => figures.find(({data}) => data.name === name)!;
  // Its file imports `distanceTo` for another region.
  expect(usesOf(siteDir, named('Swarm-flock-scattered-24'))).toEqual(['evolve', 'neighboring']);
});

describe('filters of examples', () => {
  test('offer the headings above them and the functions that they use, each once', () => {
    const children = [
      text('before'),
      heading('Far away {#distances}'),
      group('distanceTo', 'alignedOn distanceTo'),
      heading('Alone'),
      group('', 'evolve'),
    ];
    const shown = exampleFilters(children);
    expect(shown.filter((node) => !isElement(node, 'div') || children.includes(node))).toEqual(
      children,
    );
    const [, filters, , far, , alone] = shown;
    expect(attribute(filters, 'className')).toBe('filters');
    const [subjects, uses] = filters.children!;
    expect(choices(subjects)).toEqual([
      ['', 'All subjects'],
      ['distances', 'Far away'],
      ['Alone', 'Alone'],
    ]);
    expect(choices(uses)).toEqual([
      ['', 'Any function'],
      ...['alignedOn', 'distanceTo', 'evolve'].map((name) => [name, name]),
    ]);
    expect([far, alone].map((node) => attribute(node, 'data-subject'))).toEqual([
      'distances',
      'Alone',
    ]);
    expect(find({type: 'root', children: shown}, 'output')).toBeDefined();
  });

  test('are not there for examples of one subject, or of none', () => {
    const one = [heading('Far away'), group('distanceTo')];
    expect(exampleFilters(one)).toEqual(one);
    const none = [group('distanceTo'), text('and'), group('evolve')];
    expect(exampleFilters(none)).toEqual(none);
  });
});
