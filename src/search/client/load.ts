import {createEngine, type SearchEngine} from '../engine/engine';
import {readIndexFile, readManifest, readRowsFile} from '../index/manifest';

/** Gets a file as JSON. @throws naming the file, for every reason why it cannot be used */
async function fetchJson(url: URL, init: RequestInit, length?: number): Promise<unknown> {
  const name = url.pathname;
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new Error(`${name} cannot be fetched.`, {cause});
  });
  if (!response.ok) {
    throw new Error(`${name} cannot be fetched: status ${response.status}.`);
  }
  const text = await response.text().catch((cause: unknown) => {
    throw new Error(`${name} broke off.`, {cause});
  });
  if (length !== undefined && text.length !== length) {
    throw new Error(`${name} has ${text.length} characters instead of ${length}.`);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${name} is no JSON; was the site built?`, {cause});
  }
}

/**
 * Fetches the index of the site and opens it. The manifest is always asked for anew, so that a page
 * which is open since before the last deployment finds the files that are there now.
 *
 * @param manifestUrl absolute
 * @throws Error that tells which file is missing, cut off, damaged, or of another format
 */
export async function loadEngine(manifestUrl: string): Promise<SearchEngine> {
  const base = new URL(manifestUrl);
  const manifest = readManifest(await fetchJson(base, {cache: 'no-cache'}));
  const [rows, index] = await Promise.all(
    [manifest.rows, manifest.index].map(({name, length}) =>
      fetchJson(new URL(name, base), {}, length),
    ),
  );
  return createEngine(readRowsFile(rows, manifest.sections), readIndexFile(index));
}
