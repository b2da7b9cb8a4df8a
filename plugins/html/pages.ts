import {readFile} from 'node:fs/promises';

const pages = new Map<string, Promise<string>>();

/**
 * A page as it was built, however many look at it, and also when it has been changed since: each file is
 * read once.
 * @param file absolute path
 */
export function readPage(file: string): Promise<string> {
  const page = pages.get(file) ?? readFile(file, 'utf8');
  pages.set(file, page);
  return page;
}
