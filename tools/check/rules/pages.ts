/** The words of all pages, held against the rules of text.ts. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {versionsOf} from '../../../content/samples/record';
import {componentFaults, textFaults} from './text';

const PAGES = ['docs', 'blog', 'src/pages', 'src/home'];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.(mdx?|tsx)$/.test(file) && !/\.test\.tsx$/.test(file))
    .sort();

/** @returns a line for each fault, with file and line */
export function contentFaults(files = PAGES.filter(existsSync).flatMap(filesIn)): string[] {
  const versions = Object.values(versionsOf('samples'));
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const faults = file.endsWith('.tsx')
      ? componentFaults(source)
      : textFaults(file, source, {versions});
    return faults.map(({line, rule, message}) => `${file}:${line}: ${message}. (${rule})`);
  });
}
