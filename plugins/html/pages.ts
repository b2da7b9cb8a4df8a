import {readFile} from 'node:fs/promises';

/** As bytes, half of what a string with a sign beyond Latin-1 takes, and no business of the garbage collector's. */
const pages = new Map<string, Promise<Buffer>>();

/** Pages that are looked at side by side: as many as keep the disk busy. */
const AT_ONCE = 8;

/**
 * A page as it was built, however many look at it, and also when it has been changed since: each file is
 * read once.
 * @param file absolute path
 */
export async function readPage(file: string): Promise<string> {
  const page = pages.get(file) ?? readFile(file);
  pages.set(file, page);
  return (await page).toString('utf8');
}

/**
 * Does something with pages, a few at a time: of thousands, all at once would not fit into memory.
 * @param files absolute paths
 */
export async function eachPage(
  files: readonly string[],
  work: (file: string) => Promise<void>,
): Promise<void> {
  const waiting = files.values();
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (const file of waiting) {
        await work(file);
      }
    }),
  );
}
