// cspell:ignore helo
/** Row E3: what `npm start` says while pages and samples are edited is true, and is said once. */
import {afterAll, beforeAll, expect, test} from 'vitest';
import {recordedAlone} from '../samples/made';
import {startWriting, type Writing} from './fixture';

const HEAD = [
  'title: Page',
  'description: A page of its own, to see what is said while it is edited.',
  'sidebar_position: 1',
];
const page = (body: string, head = HEAD): string => `---\n${head.join('\n')}\n---\n\n${body}\n`;

const SAMPLE = 'package right\n// #region hello\nfun hello() = 1\n// #endregion\n';

let site: Writing;
beforeAll(async () => {
  site = await startWriting('edited', {
    ownPages: true,
    files: {
      'samples/versions.json': JSON.stringify({collektive: '1.0', kotlin: '2.0'}),
      'samples/src/Hello.kt': SAMPLE,
      'samples/recorded/Hello.json': recordedAlone('src/Hello.kt', SAMPLE, {outputs: {}}),
      'docs/intro.mdx': page('Words.'),
      'docs/other.mdx': page('Words.'),
      'src/pages/index.md': page('Words.', HEAD.slice(0, 2)),
    },
  });
});
afterAll(() => site.stop());

test('E3 frontmatter that is not valid YAML is told as that, once, however often the page is read', async () => {
  const broken = page('Words.', ['title: One: two', ...HEAD.slice(1)]);
  const said = await site.change({'docs/broken.mdx': broken}, /is not valid YAML[^]*compiled with/);
  expect(said.match(/docs\/broken\.mdx:\d+:1: the frontmatter is not valid YAML/g)).toHaveLength(1);
  expect(said).not.toContain('is missing');
  const again = await site.change({'docs/other.mdx': page('More words.')}, /compiled with/);
  expect(again).not.toContain('docs/broken.mdx');
  expect(await site.change({'docs/broken.mdx': page('Words.')}, /compiled/)).toContain(
    'compiled successfully',
  );
  const third = await site.change(
    {'docs/broken.mdx': broken},
    /is not valid YAML[^]*compiled with/,
  );
  expect(third).toMatch(/the frontmatter is not valid YAML/);
  expect(third).not.toContain('is missing');
  await site.change({'docs/broken.mdx': page('Words.')}, /compiled successfully/);
});

test('E3 a page that is deleted is no error, of the bundler or of caches', async () => {
  const said = await site.change({'docs/broken.mdx': undefined}, /compiled successfully/);
  expect(said).not.toMatch(/with \d+ error|Cannot find|Can't resolve|cache|^\s+at /m);
});

test('E3 a sample that is edited renders the pages anew that show it, as a figure too', async () => {
  const figure =
    '<Playground region="Hello.kt#helo" calls="hello()" title="Hello" network="line 2" />';
  // The framework writes a new page's data while the bundler may read it, and compiles once more where it was half there.
  const said = await site.change(
    {'docs/figure.mdx': page(figure)},
    /docs\/figure\.mdx:7:1: [^]*compiled with/,
  );
  expect(said).toContain('Did you mean "hello"?');
  const edited = SAMPLE.replace('#region hello', '#region helo').replace('hello()', 'hello(): Int');
  await site.change({'samples/src/Hello.kt': edited}, /compiled/);
  await site.change({'samples/src/Hello.kt': SAMPLE}, /docs\/figure\.mdx:7:1: /);
});
