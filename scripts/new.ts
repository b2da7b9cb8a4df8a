/**
 * Starts a page, a post or a sample with all that its schema asks for; a file that is there is never written over.
 *
 *   npm run new -- doc how-to/measure-a-network "Measure a network"
 *   npm run new -- post rounds-in-practice "Rounds in practice"
 *   npm run new -- sample basics/CrowdSize
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {readSource, recordCommand, sourcePaths} from '@collektive/samples';
import {KINDS, kindOf} from '../src/site/kinds';

/** New and changed files with their contents, and what is left to do. */
interface Plan {
  files: Record<string, string>;
  next: string[];
}

/** Words in lower case with hyphens between them. */
const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Text as a value of front matter, in quotes where YAML would read something else. */
const yaml = (value: string): string =>
  /^[\w(][^:#'"]*$/.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A file of scripts/templates, with these words for their names in braces. */
const filled = (template: string, words: Record<string, string>): string =>
  read(import.meta.dirname, `templates/${template}.txt`).replace(
    /\{(\w+)\}/g,
    (whole, name: string) => words[name] ?? whole,
  );

/** What a part is made of until its author writes it. `up` leads from the page to docs/. */
const PARTS: Record<string, (up: string) => string> = {
  Learn: () => '<Learn>\n\n- TODO: what a reader can do at the end of this page\n\n</Learn>',
  Prerequisites: () =>
    '<Prerequisites>\n\n- TODO: what a reader has and knows before\n\n</Prerequisites>',
  Recap: () => '<Recap>\n\n- TODO: what was learnt, one line for each line of the head\n\n</Recap>',
  NextSteps: (up) =>
    `<NextSteps>\n\n- [Introduction](${up}intro.mdx): TODO: why this reader goes there\n- [Glossary](${up}glossary.mdx): TODO: why this reader goes there\n\n</NextSteps>`,
};
const AT_THE_HEAD = ['Learn', 'Prerequisites'];

function newDoc(root: string, [place = '', title = '']: string[]): Plan {
  const parts = place.replace(/\.mdx?$/, '').split('/');
  const folder = parts.slice(0, -1).join('/');
  if (!title || !parts.every((part) => KEBAB.test(part))) {
    throw new Error(
      'A page needs a place and a title: npm run new -- doc how-to/measure-a-network "Measure a network"',
    );
  }
  if (!existsSync(path.join(root, 'docs', folder))) {
    throw new Error(`There is no folder docs/${folder}`);
  }
  const id = parts.join('/');
  const file = `docs/${id}.mdx`;
  const sidebar = read(root, 'sidebars.ts');
  // Behind the last page of its folder, which has the last position in it.
  const rows = [...sidebar.matchAll(new RegExp(`'${folder ? `${folder}/` : ''}[\\w-]+'`, 'g'))];
  const last = rows.at(-1)!;
  const end = last.index + last[0].length;
  const positions = rows.map(([row]) => {
    const page = `docs/${row.slice(1, -1)}.mdx`;
    return existsSync(path.join(root, page))
      ? Number(/^sidebar_position: (\d+)$/m.exec(read(root, page))?.[1] ?? 0)
      : 0;
  });
  const required: readonly string[] = KINDS[kindOf(file)!].parts;
  const up = '../'.repeat(parts.length - 1) || './';
  const write = (names: readonly string[]): string[] => names.map((name) => PARTS[name](up));
  const content = [
    `---\ntitle: ${yaml(title)}\ndescription: 'TODO: say in one sentence what a reader gets from this page.'\nsidebar_position: ${Math.max(...positions) + 1}\n---`,
    'TODO: the first paragraph says what this page is about, and for whom.',
    ...write(required.filter((name) => AT_THE_HEAD.includes(name))),
    '## TODO: the first step',
    'TODO: quote Kotlin from a sample, see guides/samples.md.',
    ...write(required.filter((name) => !AT_THE_HEAD.includes(name))),
  ].join('\n\n');
  return {
    files: {
      [file]: `${content}\n`,
      'sidebars.ts': `${sidebar.slice(0, end)}, '${id}'${sidebar.slice(end)}`,
    },
    next: [
      `Write ${file}: npm start shows it`,
      'npm run check:words names each TODO that is left; npm run fix mends the format of sidebars.ts',
    ],
  };
}

function newPost(root: string, [slug = '', title = '']: string[]): Plan {
  if (!title || !KEBAB.test(slug)) {
    throw new Error(
      'A post needs a slug and a title: npm run new -- post rounds-in-practice "Rounds in practice"',
    );
  }
  const firstOf = (file: string): string => /^([\w-]+):/m.exec(read(root, file))![1];
  const file = `blog/${new Date().toISOString().slice(0, 10)}-${slug}.mdx`;
  return {
    files: {
      [file]: filled('post', {
        ...{slug, title: yaml(title)},
        ...{author: firstOf('blog/authors.yml'), tag: firstOf('blog/tags.yml')},
      }),
    },
    next: [
      `Write ${file}, and choose its authors and tags: npm start shows it`,
      'npm run check:words names each TODO that is left',
    ],
  };
}

function newSample(root: string, [place = '']: string[]): Plan {
  const [, family, name] = /^([a-z][a-z0-9]*)\/([A-Z][A-Za-z0-9]*)$/.exec(place) ?? [];
  if (!name) {
    throw new Error('A sample needs a family and a name: npm run new -- sample basics/CrowdSize');
  }
  const samples = path.join(root, 'samples');
  const program = name[0].toLowerCase() + name.slice(1);
  for (const source of sourcePaths(samples).map((file) => readSource(samples, file))) {
    const declares =
      source.path.includes(`/kotlin/${family}/`) &&
      new RegExp(`\\bfun [^\\n(]*\\b(${program}|run${name})\\(`).test(
        source.bytes.toString('utf8'),
      );
    if (declares || source.name.toLowerCase() === name.toLowerCase()) {
      throw new Error(`samples/${source.path} has that name already. Choose another`);
    }
  }
  const region = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  const file = `samples/src/main/kotlin/${family}/${name}.kt`;
  const test = `samples/src/test/kotlin/${name}Test.kt`;
  const words = {family, name, program, region};
  return {
    files: {[file]: filled('sample', words), [test]: filled('test', words)},
    next: [
      `Write the program in ${file}, and what you expect it to print in ${test}`,
      `${recordCommand(name)} compiles it, runs it and keeps what it printed`,
      `Quote it in a page: \`\`\`kotlin sample=${name}.kt#${region} output`,
    ],
  };
}

const KINDS_OF_FILES = {doc: newDoc, post: newPost, sample: newSample};

/** @throws Error with a sentence for what is wrong or there already; nothing is written then */
export function create(root: string, [kind = '', ...args]: string[]): Plan {
  const plan = KINDS_OF_FILES[kind as keyof typeof KINDS_OF_FILES]?.(root, args);
  if (!plan) {
    throw new Error(`What is new? ${Object.keys(KINDS_OF_FILES).join(', ')}`);
  }
  const there = Object.keys(plan.files).filter(
    (file) => file !== 'sidebars.ts' && existsSync(path.join(root, file)),
  );
  if (there.length > 0) {
    throw new Error(`${there.join(' and ')}: there already, and nothing was written`);
  }
  for (const [file, content] of Object.entries(plan.files)) {
    mkdirSync(path.join(root, file, '..'), {recursive: true});
    writeFileSync(path.join(root, file), content);
  }
  return plan;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const {files, next} = create('.', process.argv.slice(2));
    console.log(`${Object.keys(files).join('\n')}\n\nNext:\n- ${next.join('\n- ')}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
