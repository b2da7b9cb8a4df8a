/** The same documents for every generator, made up anew by the same rule: nothing in them is anybody's. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const VOCABULARY: readonly string[] = (
  'aggregate field device neighbour value local global compute gradient collective program round ' +
  'state exchange share message distance source channel spread converge network node actor evolve ' +
  'repeat branch align function context entry the a of to in and for with is are that this when each ' +
  'every from by as on over into between without only also more less simulation environment ' +
  'deployment compiler plugin library module type result example step path data model system time space'
).split(' ');

/** Numbers from 0 to 1 that look like chance and are the same in every run (a linear congruence). */
function dice(): () => number {
  let state = 42;
  return () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** What differs between generators: how a document is named in a link, and who writes its title. */
export interface Dialect {
  /** @param from category of the document that links @param to that of the other @param name of it */
  link: (from: string, to: string, name: string) => string;
  /** The document starts with its title as a heading. */
  titled: boolean;
}

/** Links to files, titles from the front matter. */
export const RELATIVE: Dialect = {
  link: (from, to, name) => (from === to ? `./${name}.md` : `../${to}/${name}.md`),
  titled: false,
};

/** A category of the sidebar, and its documents in their order. */
export interface Category {
  name: string;
  label: string;
  documents: {name: string; title: string}[];
}

const PER_CATEGORY = 25;
const SECTIONS = 6;

const CODE = (index: number): readonly string[] => [
  `\`\`\`kotlin
fun Aggregate<Int>.program${index}(source: Boolean): Double =
    share(Double.POSITIVE_INFINITY) { field ->
        val nearest = field.mapValues { (_, value) -> value + ${index}.0 }.min()
        when {
            source -> 0.0 // the source itself
            else -> nearest
        }
    }
\`\`\``,
  `\`\`\`yaml
incarnation: collektive
network-model:
  type: ConnectWithinDistance
  parameters: [${index % 10}]
deployments:
  type: Grid
  parameters: [-5, -5, 5, 5, 0.25, 0.25]
\`\`\``,
];

const categoryOf = (index: number): string => `cat-${1 + Math.floor(index / PER_CATEGORY)}`;
const nameOf = (index: number): string => `doc-${1 + index}`;

/**
 * Writes documents of about 600 words, with six headings, two blocks of code and four links each.
 * @param folder to write into
 * @param count of documents
 */
export function writeCorpus(folder: string, count: number, {link, titled}: Dialect): Category[] {
  const next = dice();
  const below = (limit: number): number => Math.floor(next() * limit);
  const word = (): string => VOCABULARY[below(VOCABULARY.length)];
  const sentence = (): string => {
    const text = Array.from({length: 8 + below(10)}, word).join(' ');
    return `${text[0].toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (words: number): string => {
    let text = sentence();
    while (text.split(' ').length < words) {
      text += ` ${sentence()}`;
    }
    return text;
  };
  const categories: Category[] = [];
  for (let index = 0; index < count; index++) {
    const name = categoryOf(index);
    const title = `Document ${index + 1}: ${word()} ${word()} ${word()}`;
    const parts = [
      `---\ntitle: "${title}"\ndescription: "${sentence()}"\nsidebar_position: ${index + 1}\n---`,
      ...(titled ? [`# ${title}`] : []),
      paragraph(60),
    ];
    const code = CODE(index);
    for (let section = 0; section < SECTIONS; section++) {
      const other = below(count);
      const see = ` See [document ${other + 1}](${link(name, categoryOf(other), nameOf(other))}) for more.`;
      parts.push(
        `## ${word()} ${word()} ${section + 1}`,
        paragraph(80) + (section < 4 ? see : ''),
        ...(section % 3 === 1 ? [code[(section - 1) / 3]] : []),
      );
    }
    if (index % PER_CATEGORY === 0) {
      categories.push({name, label: `Category ${categories.length + 1}`, documents: []});
    }
    categories.at(-1)!.documents.push({name: nameOf(index), title});
    mkdirSync(join(folder, name), {recursive: true});
    writeFileSync(join(folder, name, `${nameOf(index)}.md`), `${parts.join('\n\n')}\n`);
  }
  return categories;
}

/** The same for Docusaurus, whose categories have names in files of their own. */
export function writeDocusaurusCorpus(folder: string, count: number): void {
  mkdirSync(folder, {recursive: true});
  writeCorpus(folder, count, RELATIVE).forEach(({name, label}, index) =>
    writeFileSync(
      join(folder, name, '_category_.json'),
      `${JSON.stringify({label, position: index + 2})}\n`,
    ),
  );
}
