/** Files of the search index: fetched, held against what the index says of them, read as JSON. */
import {fetchJson} from '@collektive/fetch';
import {hashIn, type TextsFile} from '../index/whole';

/** The beginning of the bytes' SHA-256, in hexadecimal. */
export async function hashOf(bytes: BufferSource, digits: number): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}

/**
 * Holds a file against what the index says of it.
 *
 * @throws where bytes are missing or others. Browsers hash in secure contexts only, over HTTPS or on
 *   this machine; elsewhere the length has to do, and what the reader of the file finds
 */
async function check(name: string, bytes: ArrayBuffer, text: string, file: TextsFile) {
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
 * @param file what the index says of it
 * @throws naming the file, for every reason why it cannot be used
 */
export const fetchFile = (url: URL, init: RequestInit, file?: TextsFile): Promise<unknown> =>
  fetchJson(url, {
    init,
    ...(file && {check: (name, bytes, text) => check(name, bytes, text, file)}),
  });
