import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';
import termsTables from './terms-tables';

const row = (tag: string, cells: string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** A table after the plugin, and the labels of its cells. */
function made(head: string[], ...rows: string[][]): {isTerms: boolean; labels: unknown[]} {
  const html = `<table><thead>${row('th', head)}</thead><tbody>${rows
    .map((cells) => row('td', cells))
    .join('')}</tbody></table>`;
  const tree: Root = fromHtml(html, {fragment: true});
  termsTables()(tree);
  const table = select('table', tree) as Element;
  return {
    isTerms: String(table.properties.className) === 'terms',
    labels: selectAll('td', tree).map(({properties}) => properties.dataLabel),
  };
}

test('R1 names and what is said of them are rows of terms, without labels', () => {
  expect(made(['Type', 'What it is'], ['<a href="/"><code>Path</code></a>', 'a way'])).toEqual({
    isTerms: true,
    labels: [undefined, undefined],
  });
});

test('R1 three columns that a phone would cut off are rows of terms that say their heads', () => {
  expect(
    made(['Member', 'Called by', 'When'], ['<code>deliverableFor(message)</code>', 'you', 'once']),
  ).toEqual({isTerms: true, labels: [undefined, 'Called by', 'When']});
});

test('R1 four columns of which the first has names are rows of terms that say their heads', () => {
  const head = ['Operator', 'Keeps', 'Sends', 'Returns'];
  const row = ['<a href="#x"><code>share(initial)</code></a>', 'the result', 'all', 'the result'];
  expect(made(head, row)).toEqual({
    isTerms: true,
    labels: [undefined, 'Keeps', 'Sends', 'Returns'],
  });
  expect(made(head, row, ['word', 'a', 'b', 'c']).isTerms).toBe(false);
  expect(made([...head, 'When'], [...row, 'at once']).isTerms).toBe(false);
});

test('R1 what fits stays a table, and so does what is compared by row and column', () => {
  expect(made(['View', 'Holds', 'Empty'], ['<code>all</code>', 'words', 'no']).isTerms).toBe(false);
  expect(made(['Round', 'A'], ['17', '3, 4']).isTerms).toBe(false);
  const wide = 'boundedElection(bound=6)';
  expect(made(['A', 'B', 'C', 'D'], [wide, wide, wide, wide]).isTerms).toBe(false);
});
