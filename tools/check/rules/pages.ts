/** The words of all pages, held against the rules of text.ts. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findSample, type Sample} from '../../../content/samples/find';
import {recordedOutput} from '../../../content/samples/figures';
import {versionsOf} from '../../../content/samples/record';
import {readTree} from '../../../content/samples/tree';
import {componentFaults, textFaults} from './text';

const PAGES = ['docs', 'blog', 'src/pages', 'src/home'];

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.(mdx?|tsx)$/.test(file) && !/\.test\.tsx$/.test(file))
    .sort();

/**
 * @param root the project's folder
 * @param wanted files below it; all pages without them
 * @returns a line for each fault, with file and line
 */
export function contentFaults(root: string, wanted?: string[]): string[] {
  const samples = path.join(root, 'samples');
  const tree = readTree(samples);
  const facts = {
    versions: Object.values(versionsOf(samples)),
    recorded: (run: string): string => recordedOutput(samples, tree, run),
    found: (file: string): Sample => findSample(samples, tree, file),
  };
  const files =
    wanted ??
    PAGES.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
      filesIn(root, folder),
    );
  return files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const faults = file.endsWith('.tsx')
      ? componentFaults(source)
      : textFaults(file, source, facts);
    return faults.map(({line, rule, message}) => `${file}:${line}: ${message}. (${rule})`);
  });
}
