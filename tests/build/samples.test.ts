// cspell:ignore helo positon
/** What a build says of pages that quote samples, and of their frontmatter. */
import {beforeAll, describe, expect, test} from 'vitest';
import {recordedAlone} from '../samples/made';
import {build, type Outcome} from './fixture';

/** Each in a package of its own, so that none depends on another. */
const sourceOf = (name: string): string => `package ${name}\n${SOURCE}`;
const SOURCE = '// #region hello\nfun hello() = println("Hello")\n// #endregion\n';
const HELLO = {outputs: {hello: 'round 1: [1.0, Infinity]\n'}};
const json = JSON.stringify;

const SAMPLES = {
  'samples/versions.json': json({collektive: '1.0', kotlin: '2.0'}),
  'samples/src/Hello.kt': sourceOf('right'),
  'samples/recorded/Hello.json': recordedAlone('src/Hello.kt', sourceOf('right'), HELLO),
  'samples/src/Changed.kt': `${sourceOf('changed')}// one more line\n`,
  'samples/recorded/Changed.json': recordedAlone('src/Changed.kt', sourceOf('changed'), HELLO),
  'samples/src/Older.kt': sourceOf('older'),
  'samples/recorded/Older.json': recordedAlone('src/Older.kt', sourceOf('older'), HELLO, {
    ...{collektive: '0.9', kotlin: '2.0'},
  }),
};

const FRONT = [
  'title: Page',
  'description: A page of the fixture, to see what a build says of it.',
  'sidebar_position: 1',
];
const page = (body: string, front = FRONT): string => `---\n${front.join('\n')}\n---\n\n${body}\n`;
const FIGURE =
  '<Playground region="Hello.kt#helo" calls="hello()" title="Hello" network="line 2" />';
const EXERCISE =
  '<Exercise start="Hello.kt#hello" solution="Hello.kt#helo" calls="hello()" network="line 2" gives="1">\n\nTask.\n\n</Exercise>';
const quote = (meta: string): string => `Text.\n\n\`\`\`kotlin ${meta}\n\`\`\``;

const buildPages = (
  name: string,
  pages: Record<string, string>,
  env?: Record<string, string>,
): Promise<Outcome> =>
  build(name, {
    ownPages: true,
    env,
    files: {
      ...SAMPLES,
      'docs/intro.mdx': page(
        'Words.\n\n<NextSteps>\n\n- [Home](/): where it starts\n- [Home](/): again\n\n</NextSteps>',
      ),
      'src/pages/index.md': page('# Home', FRONT.slice(0, 2)),
      ...pages,
    },
  });

describe('samples in pages', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await buildPages('samples', {
      'docs/file.mdx': page(quote('sample=Helo.kt#hello')),
      'docs/region.mdx': page(quote('sample=Hello.kt#helo')),
      'docs/changed.mdx': page(quote('sample=Changed.kt#hello')),
      'docs/older.mdx': page(quote('sample=Older.kt#hello')),
      'docs/output.mdx': page(quote('sample=Hello.kt#hello output=gone')),
      'docs/typed.mdx': page('Text.\n\n```kotlin sample=Hello.kt#hello\nfun typed()\n```'),
      'docs/other.mdx': page(quote('sample=Hello.kt output=hello')),
      'docs/figure.mdx': page(FIGURE),
      'docs/exercise.mdx': page(EXERCISE),
      'docs/right.mdx': page(quote('sample=Hello.kt#hello output')),
    });
  });

  test('the build fails, and not for the page that is right', () => {
    expect(outcome.succeeded).toBe(false);
    expect(outcome.said).not.toContain('docs/right.mdx');
  });

  test.each([
    ['docs/file.mdx:9', 'there is no sample Helo.kt. Did you mean "Hello.kt"?'],
    ['docs/region.mdx:9', 'Hello.kt has no region "helo" (it has: hello). Did you mean "hello"?'],
    ['docs/changed.mdx:9', '(region "hello") has changed since it was recorded on 2026-01-01'],
    ['docs/older.mdx:9', 'was recorded with Collektive 0.9, and samples/versions.json says 1.0'],
    ['docs/output.mdx:9', 'has no output "gone" (it has: hello)'],
    ['docs/typed.mdx:9', 'has to be empty'],
    ['docs/other.mdx:9', '"hello" is recorded for another region than the whole file'],
    ['docs/figure.mdx:7', 'Hello.kt has no region "helo" (it has: hello). Did you mean "hello"?'],
    ['docs/exercise.mdx:7', 'Hello.kt has no region "helo" (it has: hello). Did you mean "hello"?'],
  ])('%s: %s', (place, words) => {
    const said = outcome.said.split('\n').find((line) => line.startsWith(place)) ?? outcome.said;
    expect(said).toContain(words);
  });

  test('nothing is said but that', () => {
    const lines = outcome.said.split('\n').filter((line) => line.trim() !== '');
    expect(
      lines.filter(
        (line) => !/^(\[(INFO|ERROR|Rspack Deprecation)\]|docs\/\w+\.mdx:\d+:\d+: )/.test(line),
      ),
    ).toEqual([]);
  });
});

describe('frontmatter', () => {
  test('a wrong one fails the build with file, line and a sentence for each fault, and nothing else', async () => {
    const {succeeded, said} = await buildPages('front-matter', {
      'docs/tutorials/wrong.mdx': page('Words.', [
        'title: Wrong',
        'description: Short.',
        'sidebar_positon: 3',
      ]),
      'docs/colon.mdx': page('Words.', ['title: One: two']),
    });
    expect(succeeded).toBe(false);
    const lines = said.split('\n').filter((line) => line.trim() !== '');
    expect(lines.slice(2).sort()).toEqual([
      expect.stringMatching(
        /^docs\/colon\.mdx:[23]:1: the frontmatter is not valid YAML: .*quotes\.$/,
      ),
      expect.stringMatching(/^docs\/tutorials\/wrong\.mdx:1:1: "sidebar_position" is missing/),
      expect.stringMatching(/^docs\/tutorials\/wrong\.mdx:3:1: "description" has 6 characters/),
      expect.stringMatching(
        /^docs\/tutorials\/wrong\.mdx:4:1: "sidebar_positon" is not a key .*Did you mean "sidebar_position"\?/,
      ),
    ]);
  });
});

test('DRAFTS=true builds pages that are not published; else they are nowhere', async () => {
  const site = {'docs/draft.mdx': page('Words.', [...FRONT, 'draft: true'])};
  const pages = async (env: Record<string, string>): Promise<string[]> =>
    (await buildPages('drafts', site, env)).pages;
  expect(await pages({DRAFTS: 'true'})).toContain('docs/draft/index.html');
  expect(await pages({})).toEqual(['docs/intro/index.html', 'index.html', '404.html'].sort());
});
