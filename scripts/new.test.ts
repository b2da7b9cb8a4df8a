/** What `npm run new` writes, in a copy of the project's sources, held against what checks them. */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {faultsOf as sampleFaults} from '@collektive/samples';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {faultsOf} from '../markdown/front-matter/schema';
import {kindOf} from '../src/site/kinds';
import {create} from './new';

const PROJECT = path.join(__dirname, '..');
let root = '';

beforeAll(() => {
  mkdirSync(path.join(PROJECT, 'tests/.tmp'), {recursive: true});
  root = mkdtempSync(path.join(PROJECT, 'tests/.tmp/new-'));
  for (const source of ['docs', 'blog', 'sidebars.ts', 'samples']) {
    cpSync(path.join(PROJECT, source), path.join(root, source), {
      recursive: true,
      filter: (file) => !file.endsWith(`samples${path.sep}target`),
    });
  }
});
afterAll(() => rmSync(root, {recursive: true}));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

test.each([
  [['doc', 'tutorials/measure', 'Measure: a first look'], 'docs/tutorials/measure.mdx'],
  [['doc', 'measures', 'Measures'], 'docs/measures.mdx'],
  [['post', 'rounds', 'Rounds: why'], undefined],
])('%j has what its kind asks for', async (args, expected) => {
  const [file] = Object.keys(create(root, args).files);
  expect(file).toMatch(expected ?? /^blog\/\d{4}-\d\d-\d\d-rounds\.mdx$/);
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: read(file)});
  expect(faultsOf(kindOf(file)!, frontMatter)).toEqual([]);
  expect(frontMatter.title).toBe(args[2]);
  expect(() => create(root, args)).toThrow('there already, and nothing was written');
});

test('a document has its place in the sidebar', () => {
  create(root, ['doc', 'how-to/last', 'Last']);
  expect(read('sidebars.ts')).toMatch(/'how-to\/[\w-]+', 'how-to\/last'/);
});

test('a sample has a region, a run and a test, and waits for its record', () => {
  const [file, runs] = Object.keys(create(root, ['sample', 'basics/CrowdSize']).files);
  expect(sampleFaults(path.join(root, 'samples'))).toEqual([`${file} has no record: it never ran`]);
  expect(read(file)).toContain('// #region crowd-size\nfun Aggregate<Int>.crowdSize()');
  expect(read(runs)).toContain('prints("crowd-size", "[0, 1, 2]", ::runCrowdSize)');
});

test.each([
  [['doc', 'how-to/a'], 'needs a place and a title'],
  [['doc', 'nowhere/a', 'A'], 'There is no folder docs/nowhere'],
  [['post', 'Rounds', 'Rounds'], 'needs a slug and a title'],
  [['sample', 'basics/crowdSize'], 'needs a family and a name'],
  [['sample', 'stdlib/Loops'], 'has that name already'],
  [['thing'], 'doc, post, sample'],
])('%j is refused', (args, words) => {
  expect(() => create(root, args)).toThrow(words);
});
