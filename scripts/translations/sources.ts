/**
 * Which English file a translated page was made from, and as it was then: `i18n/LANGUAGE/sources.json`. Messages need none of
 * this, as their English is their key.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathsBelow} from '../../content/paths';

const FOLDER = 'i18n';
const NOTES = 'sources.json';

/** Where the framework looks for the translations of a folder. */
const PLACES: readonly (readonly [translated: string, source: string])[] = [
  ['docusaurus-plugin-content-docs/current/', 'docs/'],
  ['docusaurus-plugin-content-blog/', 'blog/'],
  ['docusaurus-plugin-content-pages/', 'src/pages/'],
];

/** Of the frontmatter, readers see these; the rest is for search and lists. */
const SHOWN = /^(?:title|description|sidebar_label):/;

const withoutKeywords = (text: string): string =>
  text.replace(/^---\n([^]*?)\n---\n/, (_, matter: string) =>
    matter
      .split('\n')
      .filter((line) => SHOWN.test(line))
      .join('\n'),
  );

const digestOf = (file: string): string =>
  createHash('sha256')
    .update(withoutKeywords(readFileSync(file, 'utf8')))
    .digest('hex')
    .slice(0, 12);

/** Translated files of a language, each with its source, as paths from the root. */
function pairsOf(root: string, language: string): [translated: string, source: string][] {
  const below = `${FOLDER}/${language}/`;
  return pathsBelow(root, below.slice(0, -1))
    .filter((file) => /\.(?:mdx?|tsx)$/.test(file))
    .flatMap((file): [string, string][] => {
      const place = PLACES.find(([translated]) => file.startsWith(below + translated));
      return place ? [[file, file.replace(below + place[0], place[1])]] : [];
    });
}

const languagesIn = (root: string): string[] => [
  ...new Set(pathsBelow(root, FOLDER).map((file) => file.split('/')[1])),
];

const notesFile = (root: string, language: string): string =>
  path.join(root, FOLDER, language, NOTES);

function notesOf(root: string, language: string): Record<string, string> {
  const file = notesFile(root, language);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** A sentence for each translation whose English is no longer what it was translated from. */
export const staleTranslations = (root: string): string[] =>
  languagesIn(root).flatMap((language) => {
    const notes = notesOf(root, language);
    return pairsOf(root, language).flatMap(([translated, source]) => {
      const file = path.join(root, source);
      if (!existsSync(file)) {
        return [`${translated}: ${source}, its English, is gone`];
      }
      return digestOf(file) === notes[source]
        ? []
        : [`${translated}: ${source}, its English, has changed since`];
    });
  });

/** Notes that all translations say what their English says now. */
export function noteSources(root: string): void {
  for (const language of languagesIn(root)) {
    const notes = pairsOf(root, language)
      .filter(([, source]) => existsSync(path.join(root, source)))
      .map(([, source]) => [source, digestOf(path.join(root, source))]);
    writeFileSync(
      notesFile(root, language),
      `${JSON.stringify(Object.fromEntries(notes), null, 2)}\n`,
    );
  }
}
