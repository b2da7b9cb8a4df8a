/** What the words of a page must not contain, by rule. A rule looks at lines; prose is what stands outside of fences. */
import {figureFaults, type Recorded} from './figures';
import {readSource, type Source} from './source';

export interface Fault {
  line: number;
  rule: string;
  message: string;
}

type Rule = (source: Source) => Fault[];

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

const vagueLabels: Rule = ({lines}) =>
  lines
    .filter(({prose}) => prose)
    .flatMap(({text, number}) =>
      [...text.matchAll(/(?<!!)\[([^\]]+)\]\(|<(?:a|Link)\b[^>]*>([^<]+)</g)]
        .map(([, markdown, jsx]) => (markdown ?? jsx ?? '').replace(/[*_]/g, ''))
        .filter((label) => VAGUE.test(label.trim()))
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

const placeholders: Rule = ({lines}) =>
  lines.flatMap(({text, number}) => {
    const found = (MARKS.exec(text) ?? PHRASES.exec(text))?.[0];
    return found
      ? [{line: number, rule: 'placeholder', message: `"${found}": write it, or leave it out`}]
      : [];
  });

/** What the words of pages are held against. */
export interface Facts {
  /** Versions that nobody types. */
  versions: string[];
  recorded: Recorded;
}

/**
 * Faults of a page's words; a comment `{/* allow rule: reason *\/}` lifts a rule for its line and the next that is not empty.
 * @param file path from the project's folder, with slashes
 * @param facts what pages speak of
 * @returns by line
 */
export function textFaults(file: string, text: string, {versions, recorded}: Facts): Fault[] {
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
    (one: Source) => figureFaults(one, recorded),
  ]
    .flatMap((rule) => rule(source))
    .filter(({rule, line}) => !allowed.includes(`${rule} ${line}`))
    .sort((a, b) => a.line - b.line);
}
