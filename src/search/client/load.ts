import {createEngine, type SearchEngine} from '../engine/engine';
import {
  hashIn,
  readIndexFile,
  readManifest,
  readRowsFile,
  type ManifestFile,
} from '../index/manifest';

/** The beginning of the bytes' SHA-256, in hexadecimal. */
async function hashOf(bytes: ArrayBuffer, digits: number): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}

/**
 * Holds a file against what the manifest says of it.
 *
 * @throws where bytes are missing or others. Browsers hash in secure contexts only, over HTTPS or on
 *   this machine; elsewhere the length has to do, and what the reader of the file finds
 */
async function check(name: string, bytes: ArrayBuffer, text: string, file: ManifestFile) {
  if (text.length !== file.length) {
    throw new Error(`${name} has ${text.length} characters instead of ${file.length}.`);
  }
  const hash = hashIn(file)!;
  if (globalThis.crypto?.subtle && (await hashOf(bytes, hash.length)) !== hash) {
    throw new Error(`${name} is not what was built: its bytes do not have the hash in its name.`);
  }
}

/**
 * Gets a file as JSON.
 *
 * @param file what the manifest says of it
 * @throws naming the file, for every reason why it cannot be used
 */
async function fetchJson(url: URL, init: RequestInit, file?: ManifestFile): Promise<unknown> {
  const name = url.pathname;
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new Error(`${name} cannot be fetched.`, {cause});
  });
  if (!response.ok) {
    throw new Error(`${name} cannot be fetched: status ${response.status}.`);
  }
  const bytes = await response.arrayBuffer().catch((cause: unknown) => {
    throw new Error(`${name} broke off.`, {cause});
  });
  const text = new TextDecoder().decode(bytes);
  if (file) {
    await check(name, bytes, text, file);
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
    [manifest.rows, manifest.index].map((file) => fetchJson(new URL(file.name, base), {}, file)),
  );
  return createEngine(readRowsFile(rows, manifest.sections), readIndexFile(index));
}
