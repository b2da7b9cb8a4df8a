import {describe, expect, test} from 'vitest';
import {all, find} from '../../../tests/unit/trees';
import {ROOT} from '../../../tests/unit/files';
import {attribute, block, link, paragraph, text, textOf, type Node} from '../../nodes';
import reference from '.';
import names from './names';

const code = (value: string): Node => ({type: 'inlineCode', value});
const heading = (...children: Node[]): Node => ({type: 'heading', depth: 3, children});
const chapter = (...children: Node[]): Node => ({type: 'heading', depth: 2, children});
const bold = (words: string): Node => ({type: 'strong', children: [text(words)]});
const facts = (...items: [string, string][]): Node => ({
  type: 'list',
  ordered: false,
  children: items.map(([label, words]) => ({
    type: 'listItem',
    children: [paragraph([bold(label), text(` ${words}`)])],
  })),
});

/** A page of the real site, made of these nodes. */
function pageOf(plugin: typeof names, children: Node[], file: string): Node {
  const tree: Node = {type: 'root', children};
  plugin({siteDir: ROOT})(tree, {path: `${ROOT}/${file}`});
  return tree;
}

describe('an entry', () => {
  const page = 'docs/reference/spreading.mdx';
  /** Without the table of all entries above it. */
  const entry = (children: Node[]): Node => {
    const [table, ...rest] = pageOf(reference, children, page).children!;
    expect(table.type).toBe('table');
    return {type: 'root', children: rest};
  };

  test('has the address of its name, its signatures, and ways on', () => {
    const tree = entry([heading(code('hopDistanceTo')), paragraph([text('The hops.')])]);
    expect(tree.children![0].data?.hProperties?.id).toBe('hopDistanceTo');
    const signature = attribute(find(tree, 'pre'), 'data-code');
    expect(signature).toContain('fun <reified ID : Any> Aggregate<ID>.hopDistanceTo(\n');
    expect(signature).toContain('\n  maxDiameter: Int = Int.MAX_VALUE,\n): Int');
    const [api, source] = all(tree).filter(({type}) => type === 'link');
    expect(api.url).toBe(
      'https://javadoc.io/doc/it.unibo.collektive/collektive-stdlib/28.3.2/collektive-stdlib/it.unibo.collektive.stdlib.spreading/hop-distance-to.html',
    );
    expect(source.url).toMatch(
      /^https:\/\/github\.com\/Collektive\/collektive\/blob\/28\.3\.2\/collektive-stdlib\/.*\/spreading\/DistanceTo\.kt#L\d+$/,
    );
    expect(textOf(source)).toBe('source of hopDistanceTo');
  });

  test('of several names has an address for each', () => {
    const tree = entry([heading(code('gossipMax'), text(', '), code('gossipMin'))]);
    expect(tree.children![0].data?.hProperties?.id).toBe('gossipMax');
    const ids = all(tree).map((node) => attribute(node, 'id'));
    expect(ids.filter(Boolean)).toEqual(['gossipMin']);
  });

  test('folds what is more than a few overloads', () => {
    const tree = pageOf(
      reference,
      [heading(code('boundedElection'))],
      'docs/reference/consensus.mdx',
    );
    expect(textOf(find(tree, 'summary'))).toBe('3 more overloads');
    expect(all(tree).filter(({name}) => name === 'pre')).toHaveLength(6);
  });

  test('of a class shows the members that no entry explains', () => {
    const tree = pageOf(reference, [heading(code('Node'))], 'docs/reference/testing.mdx');
    expect(attribute(find(tree, 'pre'), 'data-code')).toContain(
      '\n  val collektive: Collektive<Int, R>\n',
    );
    const fields = pageOf(reference, [heading(code('Field'))], 'docs/reference/fields.mdx');
    expect(attribute(find(fields, 'pre'), 'data-code')).not.toContain('mapValues');
  });

  test('says facts as terms', () => {
    const tree = entry([
      heading(code('hopDistanceTo')),
      paragraph([text('The hops.')]),
      facts(['Returns:', '0 at a source.'], ['Pitfall:', 'it lies.'], ['Pitfall:', 'often.']),
    ]);
    const list = find(tree, 'dl');
    expect(list.children!.map(textOf)).toEqual([
      ...['Returns', '0 at a source.', 'Pitfall', 'it lies.', 'Pitfall', 'often.'],
    ]);
  });

  const parameter = (names: string[], words: string): Node => ({
    type: 'listItem',
    children: [
      paragraph([
        ...names.flatMap((name, index) => [...(index > 0 ? [text(', ')] : []), code(name)]),
        text(`: ${words}`),
      ]),
    ],
  });

  test('says parameters as terms, each with its default, and facts after them', () => {
    const list = facts(['Returns:', '0 at a source.']);
    const linked = parameter([], 'whether it is one.');
    linked.children![0].children!.unshift(link('#source', [code('source')]));
    list.children!.unshift(linked, parameter(['maxDiameter'], 'hops.'));
    const tree = entry([heading(code('hopDistanceTo')), paragraph([text('The hops.')]), list]);
    const [parameters, said] = all(tree).filter(({name}) => name === 'dl');
    expect(parameters.children!.map(textOf)).toEqual([
      ...['source', 'whether it is one.'],
      ...['maxDiameter', 'hops. Default: Int.MAX_VALUE.'],
    ]);
    expect(said.children!.map(textOf)).toEqual(['Returns', '0 at a source.']);
  });

  test('says where a default is one of some overloads only', () => {
    const list = {type: 'list', ordered: false, children: [parameter(['metric'], 'lengths.')]};
    const tree = entry([heading(code('distanceTo')), list]);
    expect(textOf(find(tree, 'dd'))).toBe(
      'lengths. Default, in some overloads: hops().toDouble().',
    );
  });

  test('stands in a table at the top of its page, with what it does and returns', () => {
    const [table] = pageOf(reference, [chapter(text('Distances'))], page).children!;
    const rows = table.children!.map(({children}) => children!.map(textOf));
    expect(rows.slice(0, 2)).toEqual([
      ['Name', 'What it does', 'Returns'],
      ['distanceTo', 'The distance to the nearest source.', 'Double, Distance'],
    ]);
    expect(rows.find(([name]) => name.startsWith('gossipMaxBy'))?.[0]).toBe(
      'gossipMaxBy, gossipMinBy',
    );
  });

  test.each<[string, Node[], RegExp]>([
    [
      'a name that there is not',
      [heading(code('hopDistance'))],
      /spreading\.mdx:1:1: .*no public name "hopDistance".*Did you mean "hopDistanceTo"\?/,
    ],
    [
      'a fact of another kind',
      [heading(code('gossip')), facts(['Returns:', 'it.'], ['Gives:', 'it.'])],
      /a fact of an entry begins with one of: \*\*Keeps:\*\*/,
    ],
  ])('F20 %s is refused, with what to do', (_, children, words) => {
    expect(() => entry(children)).toThrow(words);
  });

  test('F20 a member of several classes is to be written with one of them', () => {
    const children = [heading(code('map'))];
    expect(() => pageOf(reference, children, 'docs/reference/fields.mdx')).toThrow(
      'Write one of: Field.map, FieldEntry.map',
    );
  });

  test('headings of other pages, and headings with words, stay as they are', () => {
    const heads = (): Node[] => [heading(text('About '), code('gossip'))];
    expect(entry(heads())).toEqual({type: 'root', children: heads()});
    const other = [heading(code('gossip'))];
    expect(pageOf(reference, other, 'docs/a.mdx').children).toHaveLength(1);
  });
});

test('all names stand below their letters, each with its sentence', () => {
  const tree = pageOf(reference, [block('Symbols', {}, [])], 'docs/reference/symbols.mdx');
  const letters = tree.children!.filter(({type}) => type === 'heading').map(textOf);
  expect(letters).toEqual(letters.toSorted());
  const links = all(tree).filter(({type}) => type === 'link');
  expect(links.length).toBeGreaterThan(150);
  const map = links.find(({url}) => url === '/docs/reference/fields/#Field-map')!;
  expect(textOf(map)).toBe('map');
  expect(textOf(tree)).toContain('The distance to the nearest source.');
});

describe('a name in prose', () => {
  /** Where the names of a page lead to. */
  const leads = (children: Node[], file = 'docs/a.mdx'): string[] =>
    all(pageOf(names, children, file)).flatMap(({type, url}) => (type === 'link' ? [url!] : []));
  const entry = '/docs/reference/spreading/#distanceTo';

  test('F21 leads to its entry, where a chapter has it first', () => {
    const words = (): Node => paragraph([code('distanceTo'), text(' or '), code('distanceTo()')]);
    const below = heading(text('Below'));
    expect(leads([words(), below, words(), chapter(text('Next')), words()])).toEqual([
      entry,
      entry,
    ]);
  });

  test('F21 stays as it is in headings, links, terms and cards', () => {
    const closed = [
      heading(code('distanceTo')),
      paragraph([link('/a/', [code('distanceTo')])]),
      paragraph([block('Term', {id: 'source'}, [code('distanceTo')])]),
      block('NextSteps', {}, [paragraph([code('distanceTo')])]),
    ];
    expect(leads(closed)).toEqual(['/a/']);
  });

  test('F21 of an entry does not lead to itself, and stays on its page', () => {
    const words = paragraph([code('distanceTo'), code('gossipMax'), code('hops')]);
    expect(leads([heading(code('distanceTo')), words], 'docs/reference/spreading.mdx')).toEqual([
      '#gossipMax',
      '/docs/reference/util/#hops',
    ]);
  });

  const say = (words: string): Node => ({
    type: 'mdxFlowExpression',
    value: `/* names: ${words} */`,
  });

  test('F21 means what its chapter says', () => {
    const words = (): Node => paragraph([code('map'), code('all')]);
    expect(
      leads([say('map = Field.map, all = none'), words(), chapter(text('Next')), words()]),
    ).toEqual(['/docs/reference/fields/#Field-map', '/docs/reference/fields/#Field-all']);
  });

  test('F21 a page that means an entry that there is not is refused, with what to do', () => {
    expect(() => leads([say('map = Fields.map')])).toThrow(
      /docs\/a\.mdx:1:1: the reference has no entry "Fields\.map"\. Did you mean "Field\.map"\?/,
    );
  });
});
