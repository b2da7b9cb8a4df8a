/** Honest content that is added changes what tests and budgets expect, and fails none of them. */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  currentOf,
  makeRecord,
  readTree,
  recordedSources,
  recordFile,
  versionsOf,
} from '@collektive/samples';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {limitOf} from '../../bench/allowance';
import budgets from '../../bench/budgets.json';
import {deviceRows} from '../../content/play/rows';
import {playableSample} from '../../content/play/playable';
import {answer} from '@collektive/playground/worker';
import {contentFaults} from '../../scripts/check/rules/pages';
import {proofFaults} from '../../scripts/check/rules/proof';
import {newDoc} from '../../scripts/new/doc';
import {carryOut} from '../../scripts/new/plan';
import {newPost} from '../../scripts/new/post';
import {newSample} from '../../scripts/new/sample';
import {authorsOf, categoriesOf, documentsOf, postsOf, tagsOf} from '../../scripts/check/sources';
import {ROOT} from './files';

let root = '';

/** A copy of what authors write, with one more of each. */
beforeAll(async () => {
  mkdirSync(path.join(ROOT, 'tests/.tmp'), {recursive: true});
  root = mkdtempSync(path.join(ROOT, 'tests/.tmp/sources-'));
  for (const source of ['docs', 'blog', 'samples', 'sidebars.ts', '.prettierrc.json']) {
    // Not what a run of the samples has left behind.
    const filter = (file: string): boolean => file !== path.join(ROOT, 'samples/target');
    cpSync(path.join(ROOT, source), path.join(root, source), {recursive: true, filter});
  }
  appendFileSync(path.join(root, 'blog/authors.yml'), '\nguest:\n  name: Guest\n  page: true\n');
  appendFileSync(path.join(root, 'blog/tags.yml'), '\nfresh:\n  label: Fresh\n');
  for (const name of categoriesOf(ROOT)) {
    carryOut(root, await newDoc(root, [`${name}/added`, 'Added']));
  }
  carryOut(root, newPost(root, ['added', 'Added', 'guest', 'fresh'], '2100-01-31'));
  const category = path.join(root, 'docs/category-of-its-own');
  mkdirSync(category);
  cpSync(path.join(root, 'docs/how-to/added.mdx'), path.join(category, 'added.mdx'));
});

const SAMPLE = 'CrowdSize';

/** What authors do with all that says `TODO`. */
function writeOut(): void {
  for (const folder of ['docs', 'blog']) {
    for (const name of readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})) {
      if (name.endsWith('added.mdx')) {
        const file = path.join(root, folder, name);
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll('TODO: ', 'Of this: '));
      }
    }
  }
}

/** A sample as a run records it, and a page that quotes it. */
beforeAll(() => {
  const samples = path.join(root, 'samples');
  carryOut(root, newSample(root, [`basics/${SAMPLE}`]));
  const tree = readTree(samples);
  const source = tree.sources.find(({name}) => name === SAMPLE)!;
  const printed = {outputs: {'crowd-size': '[0, 1, 2]'}, diagnostics: {}};
  const record = makeRecord(
    source,
    currentOf(tree, source),
    printed,
    versionsOf(samples),
    '2100-01-31',
  );
  writeFileSync(recordFile(samples, SAMPLE), JSON.stringify(record));
  const quote = `\n\`\`\`kotlin sample=${SAMPLE}.kt#crowd-size output\n\`\`\`\n`;
  appendFileSync(path.join(root, 'docs/how-to/added.mdx'), quote);
  writeOut();
});
afterAll(() => rmSync(root, {recursive: true}));

const added = (list: (root: string) => string[]): string[] => {
  const before = list(ROOT);
  return list(root).filter((one) => !before.includes(one));
};

test('lists that tests expect have what was added, and only that', () => {
  expect(added(categoriesOf)).toEqual(['category-of-its-own']);
  expect(added(documentsOf)).toEqual(
    [...categoriesOf(ROOT), 'category-of-its-own'].map((name) => `/docs/${name}/added/`).sort(),
  );
  expect(added(authorsOf)).toEqual(['guest']);
  expect(added(tagsOf)).toEqual(['fresh']);
  expect(postsOf(root)[0]).toMatchObject({slug: 'added', date: '2100-01-31', authors: ['guest']});
  expect(postsOf(root).slice(1)).toEqual(postsOf(ROOT));
});

test('budgets of pages that name others grow with what was added, and no other does', () => {
  const {documents} = budgets.allowance;
  const limit = (...[page, part]: [Parameters<typeof limitOf>[0], string]): number =>
    limitOf(page, part, 10, documents + 10);
  expect(limit('search', 'html')).toBe(10.7);
  expect(limit('docs', 'total')).toBe(10.3);
  expect(limit('docs', 'script')).toBe(10);
  expect(limit('home', 'html')).toBe(10);
  expect(limitOf('search', 'html', 10, documents - 5)).toBe(10);
});

test('a sample that was added is one of them, its record holds, and pages may quote it', () => {
  const namesOf = (folder: string): string[] =>
    recordedSources(path.join(folder, 'samples')).map(({name}) => name);
  expect(added(namesOf)).toEqual([SAMPLE]);
  expect(proofFaults(path.join(root, 'samples'))).toEqual([]);
  expect(contentFaults(root)).toEqual([]);
});

test('it runs in pages as it comes, and its devices are drawn', () => {
  const samples = path.join(root, 'samples');
  const sample = playableSample(samples, readTree(samples), SAMPLE)!;
  const [output] = Object.keys(sample.runs);
  let printed = '';
  answer({sample, output}, (told) => {
    printed += told.kind === 'progress' ? told.text : '';
  });
  expect(printed.trimEnd()).toBe('[0, 1, 2]');
  expect(deviceRows(sample, output)).toHaveLength(1);
});
