/** The words of all pages, held against the rules of text.ts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readTree, recordedOutput, versionsOf} from '@collektive/samples';
import {pathsBelow} from '../../../markdown/paths';
import {NEEDS} from '../../../src/site/compatibility';
import {textFaults} from './text';

const PAGES = ['docs', 'blog', 'src/pages', 'src/home'];

/** What goes with the library, as pages would type it; small numbers with what they are of. */
const {jdk, maven, ...others} = NEEDS;
const NEEDED: readonly string[] = [
  ...Object.values(others),
  ...['JDK', 'Java', 'version'].map((name) => `${name} ${jdk}`),
  `Maven ${maven}`,
];

/**
 * @param root the project's folder
 * @param wanted files below it; all pages without them
 * @returns a line for each fault, with file and line
 */
export function contentFaults(root: string, wanted?: string[]): string[] {
  const samples = path.join(root, 'samples');
  const tree = readTree(samples);
  const facts = {
    versions: [...Object.values(versionsOf(samples)), ...NEEDED],
    recorded: (run: string): string => recordedOutput(samples, tree, run),
  };
  const files =
    wanted ??
    PAGES.flatMap((folder) => pathsBelow(root, folder)).filter((file) => /\.mdx?$/.test(file));
  return files.flatMap((file) =>
    textFaults(file, readFileSync(path.join(root, file), 'utf8'), facts).map(
      ({line, rule, message}) => `${file}:${line}: ${message}. (${rule})`,
    ),
  );
}
