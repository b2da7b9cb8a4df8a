// cspell:ignore postion dosc helo
import {describe, expect, test} from 'vitest';
import {kindOf} from '../../src/site/kinds';
import {minutesToRead} from './readingTime';
import {faultsOf} from './schema';
import {lineOfKey, withoutFrontMatter, yamlFault} from './source';

const DOC = {
  title: 'Choose an election',
  description: 'Which election fits which network, and what each of them costs.',
  sidebar_position: 2,
};

describe('faultsOf', () => {
  test('finds nothing wrong with a page that has what it needs', () => {
    expect(faultsOf('how-to', DOC)).toEqual([]);
    expect(faultsOf('reference', {...DOC, keywords: ['a'], toc_max_heading_level: 2})).toEqual([]);
  });

  test.each([
    [{title: undefined}, '"title" is missing. Add it'],
    [{title: 'x'.repeat(71)}, '"title" has 71 characters. Shorten it to at most 70'],
    [
      {description: `X${'x'.repeat(169)}.`},
      '"description" has 171 characters. Shorten it to at most 160',
    ],
    [
      {description: 'a sentence without a capital letter and a full stop'},
      'write one whole sentence',
    ],
    [
      {description: 'This is the first sentence of two. This is the second.'},
      'more than one sentence',
    ],
    [{sidebar_position: 'two'}, '"sidebar_position" has to be a number'],
    [{reading_time: true}, '"reading_time" can only be [false]'],
    [{authors: ['me']}, '"authors" is not a key of this kind of page (how-to). There are: title'],
    [{sidebar_postion: 2}, 'Did you mean "sidebar_position"? There are'],
  ])('says what is wrong with %j', (change, words) => {
    const faults = faultsOf(
      'how-to',
      JSON.parse(JSON.stringify({...DOC, ...change})) as object as Record<string, unknown>,
    );
    expect(faults).toEqual([
      {key: Object.keys(change)[0], sentence: expect.stringContaining(words) as string},
    ]);
  });

  test('a post needs authors, tags and a slug, and may say more than a sentence', () => {
    const post = {title: 'Post', description: 'A first sentence for the post. And another one.'};
    expect(
      faultsOf('post', post)
        .map(({key}) => key)
        .sort(),
    ).toEqual(['authors', 'slug', 'tags']);
    expect(faultsOf('post', {...post, slug: 'a', authors: ['me'], tags: ['b']})).toEqual([]);
  });
});

test('a post names authors and tags that are described', () => {
  const post = {
    ...DOC,
    sidebar_position: undefined,
    slug: 'a',
    authors: ['dosc'],
    tags: ['helo', 'hola'],
  };
  const known = {authors: ['docs', 'collektive'], tags: ['hello', 'hola']};
  expect(faultsOf('post', JSON.parse(JSON.stringify(post)) as typeof post, known)).toEqual([
    {
      key: 'authors',
      sentence: expect.stringContaining(
        '"dosc" is not in blog/authors.yml. Did you mean "docs"?',
      ) as string,
    },
    {
      key: 'tags',
      sentence: expect.stringContaining(
        '"helo" is not in blog/tags.yml. Did you mean "hello"?',
      ) as string,
    },
  ]);
});

test('lines are those of the page', () => {
  const page = '---\ntitle: A\nslug: a\n---\n\nslug: in the text\n';
  expect(lineOfKey(page, 'slug')).toBe(3);
  expect(lineOfKey(page, 'description')).toBe(1);
  expect(lineOfKey('slug: in the text', 'slug')).toBe(1);
  expect(withoutFrontMatter(page)).toBe('\nslug: in the text\n');
  expect(yamlFault({reason: 'bad indentation', mark: {line: 1}})).toMatchObject({
    line: 3,
    sentence: expect.stringContaining('not valid YAML: bad indentation.') as string,
  });
});

test.each([
  ['docs/intro.mdx', 'introduction'],
  ['docs/intro.mdx.bak', 'reference'],
  ['docs/tutorials/gettingstarted.mdx', 'tutorial'],
  ['docs/how-to/choose-an-election.mdx', 'how-to'],
  ['docs/references.mdx', 'reference'],
  ['blog/2026-11-17-welcome/index.mdx', 'post'],
  ['src/pages/_home/program.mdx', undefined],
  ['CONTRIBUTING.md', undefined],
])('kindOf %s is %s', (file, kind) => expect(kindOf(file)).toBe(kind));

test('minutesToRead counts words and no markup', () => {
  const words = 'word '.repeat(400);
  expect(
    minutesToRead(
      `---\ntitle: ${words}\n---\n\nimport x from 'y';\n\n<Learn>\n\n${words}\n\n</Learn>`,
    ),
  ).toBe(2);
  expect(minutesToRead('')).toBe(1);
});
