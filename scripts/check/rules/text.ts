/** What the words of a page must not contain, by rule. A rule looks at lines; prose is what stands outside of fences. */
import {buildFaults} from './builds';
import {figureFaults, type Recorded} from './figures';
import {gradleFaults} from './gradle';
import {proseFaults} from './prose';
import {quoteFaults, type Found} from './quotes';
import {readSource, type Line, type Source} from './source';

export interface Fault {
  line: number;
  rule: string;
  message: string;
}

type Rule = (source: Source) => Fault[];

const withoutCode = ({text}: Line): string => text.replace(/`[^`]*`/g, '');

const kotlinByHand: Rule = ({fences}) =>
  fences
    .filter(
      ({language, meta}) =>
        /^(kotlin|kt)$/i.test(language) && !/\b(sample|recorded|starter)=/.test(meta),
    )
    .filter(({meta}) => !/title=(["']).*\.kts\1/.test(meta))
    .map(({line}) => ({
      line,
      rule: 'kotlin',
      message:
        'Kotlin is not typed into pages. Quote a sample that runs: ```kotlin sample=File.kt#region; a build script needs title="….gradle.kts"',
    }));

const outputByHand: Rule = ({fences}) =>
  fences
    .filter(({language, meta}, index) => {
      const before = fences[index - 1];
      const afterKotlin =
        /^(kotlin|kt)$/.test(before?.language ?? '') && !/\.kts/.test(before?.meta ?? '');
      return (
        /^(text|txt|console|output|)$/.test(language) &&
        !/\brecorded=/.test(meta) &&
        (/title=(["']).*\b(output|prints?)\b/i.test(meta) || (afterKotlin && !/title=/.test(meta)))
      );
    })
    .map(({line}) => ({
      line,
      rule: 'output',
      message:
        'What a program prints comes from its record: add "output" to its sample, or write ```text recorded=File.kt#name; other text needs a title',
    }));

const versionByHand =
  (versions: string[]): Rule =>
  ({file, lines}) =>
    file.startsWith('docs/')
      ? lines
          .filter(({text}) =>
            versions.some((version) =>
              new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?![\\d.]*\\d)`).test(text),
            ),
          )
          .map(({number}) => ({
            line: number,
            rule: 'version',
            message:
              'A version typed by hand grows old. Write {collektive}, {kotlin} or another name of src/site/versions.ts',
          }))
      : [];

const VAGUE =
  /^(?:(?:click |see |read |look )?(?:here|this|that|it|link|more|page|this (?:page|link|article|post|paper|section)|the (?:link|page)|learn more|read more|more info|more information|details|website|source))[.:]?$/i;

const builds: Rule = ({lines}) =>
  buildFaults(lines.map(({text}) => text).join('\n')).map((fault) => ({...fault, rule: 'build'}));

/** Is this the name of a link that does not say where it leads? */
export const isVague = (label: string): boolean => VAGUE.test(label.trim());

const vagueLabels: Rule = ({lines}) =>
  lines
    .filter(({prose}) => prose)
    .flatMap(({text, number}) =>
      [...text.matchAll(/(?<!!)\[([^\]]+)\]\(|<(?:a|Link)\b[^>]*>([^<]+)</g)]
        .map(([, markdown, jsx]) => (markdown ?? jsx ?? '').replace(/[*_]/g, ''))
        .filter(isVague)
        .map((label) => ({
          line: number,
          rule: 'label',
          message: `The link "${label.trim()}" does not say where it leads. Name its target`,
        })),
    );

// In capitals these are marks; in lower case "todo" is a word.
const MARKS = /\b(?:TODO|TBD|FIXME|XXX)\b/;
const PHRASES =
  /\b(?:lorem ipsum|coming soon|work in progress|under construction|to be announced)\b/i;

/** Which words announce that something is not finished? */
export const placeholderIn = (text: string): string | undefined =>
  (MARKS.exec(text) ?? PHRASES.exec(text))?.[0];

const placeholders: Rule = ({lines}) =>
  lines.flatMap(({text, number}) => {
    const found = placeholderIn(text);
    return found
      ? [{line: number, rule: 'placeholder', message: `"${found}": write it, or leave it out`}]
      : [];
  });

const headings: Rule = ({file, lines}) => {
  const faults: Fault[] = [];
  // Pages of src/pages have no frontmatter title on the page, so they bring their own first heading.
  let level = file.startsWith('src/pages/') ? 0 : 1;
  for (const line of lines.filter(({prose}) => prose)) {
    const [, marks] = /^(#{1,6})\s+\S/.exec(line.text) ?? [];
    if (marks) {
      if (marks.length === 1 && level >= 1) {
        faults.push({
          line: line.number,
          rule: 'heading',
          message: 'The title is the only heading of level 1. Start with "##"',
        });
      } else if (marks.length > level + 1) {
        faults.push({
          line: line.number,
          rule: 'heading',
          message: `A heading of level ${marks.length} after one of level ${level}. Go down one level at a time`,
        });
      }
      level = marks.length;
    }
  }
  return faults;
};

/** A table's head, told by the line of dashes below it, with a cell that has no text. */
const tableHeads: Rule = ({lines}) =>
  lines
    .filter(
      ({text, prose}, at) =>
        prose &&
        /^\|[\s|:-]*-[\s|:-]*$/.test(lines[at + 1]?.text ?? '') &&
        text
          .split('|')
          .slice(1, -1)
          .some((cell) => cell.trim() === ''),
    )
    .map(({number}) => ({
      line: number,
      rule: 'table',
      message: 'A column has no name, which those who hear the table need. Name it',
    }));

const images: Rule = ({lines}) =>
  lines
    .filter((line) => line.prose && /!\[\s*\]\(|<img\b(?![^>]*\balt=)/.test(withoutCode(line)))
    .map(({number}) => ({
      line: number,
      rule: 'image',
      message: 'The image has no text alternative. Say what one sees: ![what one sees](file)',
    }));

/** What the words of pages are held against. */
export interface Facts {
  /** Versions that nobody types. */
  versions: string[];
  recorded: Recorded;
  found: Found;
}

/**
 * Faults of a page's words; a comment `{/* allow rule: reason *\/}` lifts a rule for its line and the next that is not empty.
 * @param file path from the project's folder, with slashes
 * @param facts what pages speak of
 * @returns by line
 */
export function textFaults(
  file: string,
  text: string,
  {versions, recorded, found}: Facts,
): Fault[] {
  const source = readSource(file, text);
  const allowed = source.lines.flatMap(({text: line, number}) =>
    [...line.matchAll(/\{\/\* allow (\w+): \S.*?\*\/\}/g)].flatMap(([, rule]) => [
      `${rule} ${number}`,
      `${rule} ${source.lines.find((one) => one.number > number && one.text.trim() !== '')?.number}`,
    ]),
  );
  return [
    kotlinByHand,
    outputByHand,
    versionByHand(versions),
    vagueLabels,
    placeholders,
    headings,
    images,
    tableHeads,
    (one: Source) => figureFaults(one, recorded),
    (one: Source) => quoteFaults(one, found),
    builds,
    gradleFaults,
    proseFaults,
  ]
    .flatMap((rule) => rule(source))
    .filter(({rule, line}) => !allowed.includes(`${rule} ${line}`))
    .sort((a, b) => a.line - b.line);
}

/** Faults of a component that shows code: Kotlin within it would escape the samples. */
export function componentFaults(source: string): Fault[] {
  return source.split(/\r?\n/).flatMap((text, index) =>
    /language(?:=|-|: )\{?["'`]?(?:kotlin|kt)\b/.test(text)
      ? [
          {
            line: index + 1,
            rule: 'kotlin',
            message:
              'Kotlin is not typed into components. Put a sample into an .mdx beside it: ```kotlin sample=File.kt#region',
          },
        ]
      : [],
  );
}
