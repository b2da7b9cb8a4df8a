import {declared} from '../../reference/declarations';
import {anchorOf, type Entry} from '../../reference/entries';
import {resultOf} from '../../reference/signature';
import {inline, link, text, words, type Node} from '../../nodes';

const row = (...cells: Node[][]): Node => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});

const code = (value: string): Node => ({type: 'inlineCode', value});

/** No line breaks within it: `Option<T?>` would, before its end. */
const type = (value: string): Node => inline('code', {className: 'whole'}, [text(value)]);

const listed = (nodes: Node[]): Node[] =>
  nodes.flatMap((node, index) => (index > 0 ? [text(', '), node] : [node]));

/** The types of what the overloads of an entry give. */
function resultsOf(entries: readonly Entry[]): string[] {
  const signatures = entries.flatMap(({page, name}) => declared(page, name).overloads);
  const results = signatures.map(({signature}) => resultOf(signature));
  return [...new Set(results)].filter((one) => one !== undefined);
}

/**
 * All entries of a page, at its top: what each is, and the types of what it gives where some of them give anything.
 * @param entries in their order
 */
export function overview(entries: readonly Entry[]): Node {
  const rows = [...new Set(entries.map(({heading}) => heading))].map((heading) => {
    const own = entries.filter((entry) => entry.heading === heading);
    return {
      // At the heading, which the framework knows of.
      names: link(`#${anchorOf(heading)}`, listed(own.map(({name}) => code(name)))),
      summary: words(own[0].summary),
      results: resultsOf(own).map(type),
    };
  });
  const last = (cell: Node[]): Node[][] =>
    rows.some(({results}) => results.length > 0) ? [cell] : [];
  return {
    type: 'table',
    children: [
      row([text('Name')], [text('What it does')], ...last([text('Returns')])),
      ...rows.map(({names, summary, results}) => row([names], summary, ...last(listed(results)))),
    ],
  };
}
