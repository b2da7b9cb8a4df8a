/** The words of all pages, held against the rules of text.ts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findSample, readTree, recordedOutput, type Sample, versionsOf} from '@collektive/samples';
import {pathsBelow} from '../../../content/paths';
import {NEEDS} from '../../../src/site/compatibility';
import {saidFaults} from './prose';
import {componentFaults, textFaults} from './text';

const PAGES = ['docs', 'blog', 'src/pages', 'src/home'];
/** Code whose words readers or authors see. */
const INTERFACE = [
  'src/site',
  'src/theme',
  'src/page',
  'src/pictures/scenes',
  'content',
  'plugins',
  'packages/playground',
  'packages/search',
  'packages/ask',
];

/** What goes with the library, as pages would type it; small numbers with what they are of. */
const {jdk, maven, ...others} = NEEDS;
const NEEDED: readonly string[] = [
  ...Object.values(others),
  ...['JDK', 'Java', 'version'].map((name) => `${name} ${jdk}`),
  `Maven ${maven}`,
];

const filesIn = (root: string, folders: readonly string[], kind: RegExp): string[] =>
  folders
    .flatMap((folder) => pathsBelow(root, folder))
    .filter((file) => kind.test(file) && !/\.test\.tsx?$|node_modules/.test(file));

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
    found: (file: string): Sample => findSample(samples, tree, file),
  };
  const files = wanted ?? [
    ...filesIn(root, PAGES, /\.(mdx?|tsx)$/),
    ...filesIn(root, INTERFACE, /\.tsx?$/),
  ];
  return files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const faults = /\.tsx?$/.test(file)
      ? [...componentFaults(source), ...saidFaults(source)]
      : textFaults(file, source, facts);
    return faults.map(({line, rule, message}) => `${file}:${line}: ${message}. (${rule})`);
  });
}
