/** What `npm run move:doc` and `remove:doc` change, in a small made-up project, and in this one. */
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {NewError, type Plan} from '../new/plan';
import type {Tree} from './links';
import {planMove, planRemove} from './plan';
import {readTree} from './tree';

const HOST = 'https://collektive.github.io';
const page = (body: string, position = 1): string =>
  `---\ntitle: A\nsidebar_position: ${position}\n---\n\n${body}\n`;
const claim = (page: string, sentence: string): object => ({page, sentence, record: 'R'});

const FILES: Record<string, string> = {
  'docs/intro.mdx': page('[Elect](./how-to/elect.mdx#bound), [loop](how-to/loop.mdx).'),
  'docs/how-to/elect.mdx': page(
    '## Bound {#bound}\n\n[Loop](./loop.mdx#a), ![A](./line.svg), [Time](../explanation/time.mdx), [up](#bound).\n\n[intro]: ../intro.mdx',
    2,
  ),
  'docs/how-to/line.svg': '',
  'docs/how-to/loop.mdx': page(
    'Look at [electing](./elect.mdx#bound).\n\n<NextSteps>\n\n- [Elect](./elect.mdx): a leader\n- [Intro](../intro.mdx): all\n\n</NextSteps>\n\n## Bound {#bound}',
    3,
  ),
  'docs/explanation/time.mdx': page(
    `[Elect](/docs/how-to/elect/#bound), [electing](/docs/how-to/elect-well/), ${HOST}/docs/how-to/elect/ is not https://example.org/docs/how-to/elect/`,
    5,
  ),
  'docs/reference/spreading.mdx': page('[Elect](../how-to/elect.mdx)'),
  'docs/writing.mdx': page('Words.').replace('title', 'draft: true\ntitle'),
  'docs/elsewhere.mdx': page('Words.').replace('title', 'slug: there\ntitle'),
  'sidebars.ts':
    "export default [\n  'intro',\n  category('how-to', ['how-to/elect', 'how-to/loop']),\n  category('explanation', ['explanation/time']),\n  category('reference', ['reference/spreading']),\n];\n",
  'src/site/redirects.ts':
    "export const REDIRECTS: readonly Redirect[] = [{from: '/docs/elections/', to: '/docs/how-to/elect/'}];\n",
  'src/site/places.ts': "export const PLACES = [['Elect', '/docs/how-to/elect/']];\n",
  'content/reference/pages.ts': 'export const PACKAGES = {\n  spreading: [],\n};\n',
  'tests/claims.json': JSON.stringify({
    claims: [
      claim('docs/how-to/elect.mdx', '[Loop](./loop.mdx#a)'),
      claim('docs/how-to/loop.mdx', 'Look at [electing](./elect.mdx#bound).'),
    ],
  }),
  'e2e/a.spec.ts': "for (const page of ['how-to/elect', 'how-to/loop']) {}\n",
  'bench/search/queries.json': JSON.stringify([
    {query: 'elect', relevant: ['/docs/how-to/elect/', '/docs/how-to/elect/#bound']},
    {query: 'loop', relevant: ['/docs/how-to/elect/#a', '/docs/how-to/loop/']},
    {query: 'nothing', relevant: []},
  ]),
  'bench/results/a.json': '["/docs/how-to/elect/"]',
};
const TREE: Tree = new Map(Object.entries(FILES));

/** Files as they are afterwards. */
const after = ({files, edits, removed = []}: Plan): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(FILES).filter(([file]) => !removed.includes(file))),
  ...files,
  ...edits,
});

describe('move:doc', () => {
  const move = (from: string, to: string): Record<string, string> =>
    after(planMove(TREE, [from, to]));

  test('within a folder: links, sidebar, addresses, lists, and a redirect', () => {
    const files = move('how-to/elect', 'how-to/lead');
    expect(files['docs/how-to/elect.mdx']).toBeUndefined();
    expect(files['docs/how-to/lead.mdx']).toBe(FILES['docs/how-to/elect.mdx']);
    expect(files['docs/intro.mdx']).toContain('[Elect](./how-to/lead.mdx#bound), [loop](how-to');
    expect(files['docs/how-to/loop.mdx']).toContain('[electing](./lead.mdx#bound)');
    expect(files['docs/explanation/time.mdx']).toContain(
      `[Elect](/docs/how-to/lead/#bound), [electing](/docs/how-to/elect-well/), ${HOST}/docs/how-to/lead/ is not https://example.org/docs/how-to/elect/`,
    );
    expect(files['sidebars.ts']).toContain("['how-to/lead', 'how-to/loop']");
    expect(files['src/site/redirects.ts']).toContain(
      "[{from: '/docs/elections/', to: '/docs/how-to/lead/'}, {from: '/docs/how-to/elect/', to: '/docs/how-to/lead/'}];",
    );
    expect(files['src/site/places.ts']).toContain("'/docs/how-to/lead/'");
    expect(files['e2e/a.spec.ts']).toContain("['how-to/lead', 'how-to/loop']");
    expect(files['bench/results/a.json']).toBe(FILES['bench/results/a.json']);
    const {claims} = JSON.parse(files['tests/claims.json']) as {claims: object[]};
    expect(claims).toEqual([
      claim('docs/how-to/lead.mdx', '[Loop](./loop.mdx#a)'),
      claim('docs/how-to/loop.mdx', 'Look at [electing](./lead.mdx#bound).'),
    ]);
    expect(JSON.parse(files['bench/search/queries.json'])).toEqual([
      {query: 'elect', relevant: ['/docs/how-to/lead/', '/docs/how-to/lead/#bound']},
      {query: 'loop', relevant: ['/docs/how-to/lead/#a', '/docs/how-to/loop/']},
      {query: 'nothing', relevant: []},
    ]);
  });

  test('into another folder: its own links, too, its place in the sidebar, and what its kind asks for', () => {
    const plan = planMove(TREE, ['docs/how-to/elect.mdx', '/docs/explanation/lead/']);
    const files = after(plan);
    expect(files['docs/explanation/lead.mdx']).toBe(
      page(
        '## Bound {#bound}\n\n[Loop](../how-to/loop.mdx#a), ![A](../how-to/line.svg), [Time](./time.mdx), [up](#bound).\n\n[intro]: ../intro.mdx',
        6,
      ),
    );
    expect(files['sidebars.ts']).toContain("['how-to/loop']");
    expect(files['sidebars.ts']).toContain("['explanation/time', 'explanation/lead']");
    expect(files['tests/claims.json']).toContain('"[Loop](../how-to/loop.mdx#a)"');
    expect(files['tests/claims.json']).toContain('[electing](../explanation/lead.mdx#bound)');
    expect(plan.next[0]).toBe('It is a page of the kind "explanation" now, which has <NextSteps>');
  });

  test('out of all folders, and a category that is empty then is told', () => {
    const plan = planMove(TREE, ['explanation/time', 'time']);
    expect(after(plan)['docs/time.mdx']).toContain('[Elect](/docs/how-to/elect/#bound)');
    expect(after(plan)['sidebars.ts']).toContain("'intro',\n'time',");
    expect(plan.next.join()).toContain('has no page left');
  });

  test('back again: no row leads from a page', () => {
    const once = planMove(TREE, ['how-to/elect', 'how-to/lead']);
    const again = planMove(new Map(Object.entries(after(once))), ['how-to/lead', 'how-to/elect']);
    expect(again.edits!['src/site/redirects.ts']).toContain(
      "[{from: '/docs/elections/', to: '/docs/how-to/elect/'}, {from: '/docs/how-to/lead/', to: '/docs/how-to/elect/'}];",
    );
  });

  test('a draft has no address that was public', () => {
    expect(planMove(TREE, ['writing', 'how-to/writing']).edits).toEqual({});
  });

  test('a page of the reference keeps its packages', () => {
    expect(
      move('reference/spreading', 'reference/far-away')['content/reference/pages.ts'],
    ).toContain("  'far-away': [],");
  });

  test.each([
    [[], 'A move needs the old place and the new'],
    [
      ['how-to/elects', 'how-to/a'],
      'There is no docs/how-to/elects.mdx. The nearest is "how-to/elect"',
    ],
    [['how-to/elect', 'how-to/loop'], 'docs/how-to/loop.mdx is there already'],
    [['how-to/elect', 'how-to/elect'], 'docs/how-to/elect.mdx is there already'],
    [['how-to/elect', 'nowhere/elect'], 'There is no folder docs/nowhere. There are: '],
    [['how-to/elect', 'how-to/Elect'], '"Elect" is no name of a page'],
    [['elsewhere', 'there'], 'docs/elsewhere.mdx has a slug of its own'],
    [['reference/spreading', 'spreading'], 'explains names of the library'],
  ])('%j is refused', (args, words) => {
    expect(() => planMove(TREE, args)).toThrow(NewError);
    expect(() => planMove(TREE, args)).toThrow(words);
  });
});

describe('remove:doc', () => {
  test('with a page in its place: anchors that it has stay', () => {
    const files = after(planRemove(TREE, ['how-to/elect', 'how-to/loop']));
    expect(files['docs/how-to/elect.mdx']).toBeUndefined();
    expect(files['docs/intro.mdx']).toContain('[Elect](./how-to/loop.mdx#bound)');
    expect(files['docs/how-to/loop.mdx']).toContain('Look at electing.');
    expect(files['docs/how-to/loop.mdx']).not.toContain('[Elect]');
    expect(files['sidebars.ts']).toContain("['how-to/loop']");
    expect(files['src/site/redirects.ts']).toContain(
      "[{from: '/docs/elections/', to: '/docs/how-to/loop/'}, {from: '/docs/how-to/elect/', to: '/docs/how-to/loop/'}];",
    );
    expect(JSON.parse(files['tests/claims.json'])).toEqual({
      claims: [claim('docs/how-to/loop.mdx', 'Look at electing.')],
    });
    expect(JSON.parse(files['bench/search/queries.json'])).toEqual([
      {query: 'elect', relevant: ['/docs/how-to/loop/', '/docs/how-to/loop/#bound']},
      {query: 'loop', relevant: ['/docs/how-to/loop/']},
      {query: 'nothing', relevant: []},
    ]);
  });

  test('with none: links are words, readers are led to its list, the rest is named', () => {
    const plan = planRemove(TREE, ['how-to/elect']);
    const files = after(plan);
    expect(files['docs/intro.mdx']).toContain('Elect, [loop](how-to/loop.mdx).');
    expect(files['docs/how-to/loop.mdx']).toContain('<NextSteps>\n\n- [Intro]');
    expect(files['src/site/redirects.ts']).toContain(
      "[{from: '/docs/elections/', to: '/docs/category/how-to/'}, {from: '/docs/how-to/elect/', to: '/docs/category/how-to/'}];",
    );
    expect(JSON.parse(files['bench/search/queries.json'])).toEqual([
      {query: 'loop', relevant: ['/docs/how-to/loop/']},
      {query: 'nothing', relevant: []},
    ]);
    expect(plan.next).toContain(
      'src/site/places.ts still speaks of docs/how-to/elect: mend it by hand',
    );
  });

  test.each([
    [[], 'What is to be removed?'],
    [['how-to/elects'], 'The nearest is "how-to/elect"'],
    [['how-to/elect', 'how-to/lop'], 'The nearest is "how-to/loop"'],
    [['how-to/elect', 'how-to/elect'], 'cannot stand in for itself'],
    [['reference/spreading'], 'explains names of the library'],
  ])('%j is refused', (args, words) => {
    expect(() => planRemove(TREE, args)).toThrow(words);
  });
});

describe('this project', () => {
  const tree = readTree(path.join(__dirname, '../..'));
  const ids = [...tree.keys()]
    .map((file) => /^docs\/(.*)\.mdx$/.exec(file)?.[1])
    .filter((id) => id !== undefined);

  test.each(ids)('%s can move, and nothing names its old place but the redirect', (id) => {
    const {files, edits = {}, removed} = planMove(tree, [id, `${id}-moved`]);
    expect(removed).toEqual([`docs/${id}.mdx`]);
    expect(Object.keys(files)).toEqual([`docs/${id}-moved.mdx`]);
    const name = path.posix.basename(id);
    const old = new RegExp(`/docs/${id}/(?!\\w)|\\]\\((?:[./\\w-]*/)?${name}\\.mdx`);
    const left = [...tree]
      .map(([file, text]) => [file, edits[file] ?? text] as const)
      .filter(([file]) => /^(docs|blog|src|tests\/claims|bench\/search)/.test(file))
      .filter(([file]) => file !== 'src/site/redirects.ts' && !removed!.includes(file))
      // A page of the same name in another folder is another page.
      .filter(() => ids.filter((one) => path.posix.basename(one) === name).length === 1)
      .filter(([, text]) => old.test(text));
    expect(left.map(([file]) => file)).toEqual([]);
  });
});
