/** What `npm run new:…` writes, in a copy of the project's sources, held against what checks them. */
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {faultsOf as sampleFaults} from '@collektive/samples';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {faultsOf as schemaFaults} from '../../content/front-matter/schema';
import {LAYOUTS, WIDTH, type Picture} from '@collektive/pictures';
import {KINDS, kindOf} from '../../src/site/kinds';
import {textFaults} from '../check/rules/text';
import {newDoc} from './doc';
import {newPicture} from './picture';
import {carryOut, type Plan} from './plan';
import {newPost} from './post';
import {newSample} from './sample';

const PROJECT = path.join(__dirname, '../..');
const SOURCES = ['docs', 'blog', 'sidebars.ts', '.prettierrc.json', 'src/pictures', 'samples'];
let root = '';

beforeAll(() => {
  // Within the project, so that modules of the copy find their packages.
  mkdirSync(path.join(PROJECT, 'tests/.tmp'), {recursive: true});
  root = mkdtempSync(path.join(PROJECT, 'tests/.tmp/new-'));
  for (const source of SOURCES) {
    cpSync(path.join(PROJECT, source), path.join(root, source), {
      recursive: true,
      filter: (file) => !file.endsWith(`samples${path.sep}target`),
    });
  }
});
afterAll(() => rmSync(root, {recursive: true}));

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Writes what is planned, and says which files are new. */
function write(plan: Plan): string[] {
  expect(carryOut(root, plan).length).toBeGreaterThan(0);
  expect(plan.next.length).toBeGreaterThan(1);
  // Nothing is written over.
  expect(() => carryOut(root, plan)).toThrow('there already, and nothing was written');
  return Object.keys(plan.files);
}

/** A new page speaks of no sample. */
const none = (): never => {
  throw new Error('there is no sample');
};
const NO_FACTS = {versions: [], recorded: none, found: none};

/** Holds a page against the schema of its kind; what is left to write is marked, and no other rule broken. */
async function expectPage(file: string): Promise<Record<string, unknown>> {
  const fileContent = read(file);
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent});
  expect(schemaFaults(kindOf(file)!, frontMatter)).toEqual([]);
  const rules = textFaults(file, fileContent, NO_FACTS).map(({rule}) => rule);
  expect([...new Set(rules)]).toEqual(['placeholder']);
  return frontMatter;
}

describe('new:doc', () => {
  test.each([
    ['introduction/why', 'Why'],
    ['tutorials/measure', 'Measure: a first look'],
    ['how-to/measure', "Measure a network's size"],
    ['explanation/measure', 'Measuring'],
    ['showcase/measure', 'A measurement'],
    ['measures', 'Measures'],
  ])('%s has what its kind asks for, and a place in the sidebar', async (place, title) => {
    const [file] = write(await newDoc(root, [place, title]));
    expect(file).toBe(`docs/${place}.mdx`);
    expect((await expectPage(file)).title).toBe(title);
    for (const part of KINDS[kindOf(file)!].parts) {
      expect(read(file)).toContain(`<${part}>`);
    }
    for (const [, link] of read(file).matchAll(/\]\((\.[^)]+)\)/g)) {
      expect(existsSync(path.join(root, 'docs', path.dirname(place), link)), link).toBe(true);
    }
    const {default: sidebars} = (await import(`${path.join(root, 'sidebars.ts')}?${place}`)) as {
      default: {tutorialSidebar: (string | {link: {slug: string}; items: string[]})[]};
    };
    const folder = path.posix.dirname(place);
    const items =
      folder === '.'
        ? sidebars.tutorialSidebar
        : sidebars.tutorialSidebar.flatMap((one) =>
            typeof one === 'object' && one.link.slug === `/category/${folder}` ? one.items : [],
          );
    expect(items.at(-1)).toBe(place);
  });

  test('stands after the others of its folder', async () => {
    const {files} = await newDoc(root, ['tutorials/last', 'Last']);
    const [content] = Object.values(files);
    const position = Number(/^sidebar_position: (\d+)$/m.exec(content)?.[1]);
    expect(position).toBeGreaterThan(5);
  });

  test.each([
    [['how-to/a'], 'needs a place and a title'],
    [['how-to/Choose One', 'One'], '"Choose One" is no name of a page'],
    [['nowhere/a', 'A'], 'There is no folder docs/nowhere. There are: explanation'],
    [['how-to/a', 'x'.repeat(71)], 'The title has 71 characters'],
  ])('%j is refused', async (args, words) => {
    await expect(newDoc(root, args)).rejects.toThrow(words);
  });
});

describe('new:post', () => {
  const TODAY = '2026-01-31';

  test('has what a post asks for', async () => {
    const [file] = write(newPost(root, ['rounds', 'Rounds: why', 'docs', 'hello'], TODAY));
    expect(file).toBe('blog/2026-01-31-rounds.mdx');
    expect(await expectPage(file)).toMatchObject({
      slug: 'rounds',
      title: 'Rounds: why',
      authors: ['docs'],
      tags: ['hello'],
    });
    expect(read(file)).toContain('{/* truncate */}');
  });

  test.each([
    [['rounds'], 'needs a slug and a title'],
    [['Rounds', 'Rounds'], '"Rounds" is no name of a post'],
    [['more', 'More', 'nobody'], 'blog/authors.yml has no "nobody". There are: '],
    [['more', 'More', 'docs', 'none'], 'blog/tags.yml has no "none". There are: '],
  ])('%j is refused', (args, words) => {
    expect(() => newPost(root, args, TODAY)).toThrow(words);
  });
});

describe('new:sample', () => {
  test('has a region, a run and a test, and waits for its record', () => {
    const [file, test] = write(newSample(root, ['basics/CrowdSize']));
    expect(sampleFaults(path.join(root, 'samples'))).toEqual([
      `${file} has no record: it never ran`,
    ]);
    expect(read(file)).toContain('// #region crowd-size\nfun Aggregate<Int>.crowdSize()');
    expect(read(test)).toContain('prints("crowd-size", "[0, 1, 2]", ::runCrowdSize)');
  });

  test.each([
    'CONTRIBUTING.md',
    'samples/README.md',
    'scripts/new/main.ts',
    'scripts/new/sample.ts',
  ])('the example of %s works', (file) => {
    const text = readFileSync(path.join(PROJECT, file), 'utf8');
    const place = /(?:new:sample -- |such as )([a-z]+\/[A-Z]\w+)/.exec(text)?.[1];
    expect(() => newSample(PROJECT, [place ?? ''])).not.toThrow();
  });

  test.each([
    ['', 'A sample needs a family and a name: npm run new:sample -- FAMILY/FILE'],
    ['CrowdSize', 'names no sample'],
    ['basics/crowdSize', 'names no sample'],
    ['stdlib/Loops', 'samples/src/main/kotlin/basics/Loops.kt has that name'],
    ['basics/ForLoop', 'declares forLoop or runForLoop already'],
  ])('"%s" is refused', (place, words) => {
    expect(() => newSample(root, [place])).toThrow(words);
  });
});

describe('new:picture', () => {
  test('is a scene that draws, among the others', async () => {
    write(await newPicture(root, ['team-size']));
    const {PICTURES} = (await import(path.join(root, 'src/pictures/index.ts'))) as {
      PICTURES: Picture[];
    };
    const picture = PICTURES.at(-1)!;
    expect(picture.name).toBe('team-size');
    expect(picture.alt.length).toBeGreaterThan(100);
    expect(picture.alt + picture.caption).toMatch(/^TODO: [^]*\.TODO: [^]*\.$/);
    for (const layout of LAYOUTS) {
      const {width, content} = picture.draw(layout);
      expect(width).toBe(WIDTH[layout]);
      expect(content).not.toMatch(/NaN|undefined/);
    }
  });

  test.each([
    ['', 'needs a name'],
    ['Team size', '"Team size" is no name of a picture'],
    ['gradient', 'has a picture "gradient" already'],
  ])('"%s" is refused', async (name, words) => {
    await expect(newPicture(root, [name])).rejects.toThrow(words);
  });
});
