/** The service worker by which readers keep a copy of the site (src/offline), and what is in the copy. */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {SIZE_FILE, WORKER_FILE, type CopySize} from '../../src/offline/names';
import {BASE_URL} from '../../src/site/env';
import {FEATURES} from '../../src/site/features';
import type {BuiltModule} from '@collektive/static-pages/build';
import {bundleModule} from '../static-pages/bundling';

/** What readers may come to: not what is for machines, for other sites, or for hosts. */
const KEPT =
  /^(?:.+\/)?index\.(?:html|md)$|^(?:assets|fonts|search|starter)\/|^img\/(?!cards\/|social-card\.|apple-touch-icon\.)|^favicon\.ico$/;
/** Names by which hosts find what they send compressed. */
const COMPRESSED = /\.(?:gz|br)$/;
/** Names that change with what they name. */
const HASHED = /^(?:assets|fonts|search)\/.*[.-](?:[0-9a-f]{8}|[0-9A-Z]{8})\.\w+$/;

/** The files of a copy, of all files of a build, in an order of their own. */
export const keptFiles = (files: readonly string[]): string[] =>
  files.filter((file) => KEPT.test(file) && !COMPRESSED.test(file)).sort();

/** The address of a file, from the host's root. @param baseUrl with a slash at both ends */
export const addressOf = (file: string, baseUrl: string): string =>
  baseUrl + encodeURI(file.replace(/(^|\/)index\.html$/, '$1'));

/** The hash of a file's content; `null` where its name has one. */
export const revisionOf = (file: string, content: Buffer): string | null =>
  HASHED.test(file) ? null : createHash('sha256').update(content).digest('hex').slice(0, 12);

type Modules = Record<'worker' | 'panel', BuiltModule>;

let made: Modules | undefined;

const make = (): Modules => ({
  worker: bundleModule(
    'service-worker',
    FEATURES.offline ? 'src/offline/worker.ts' : 'src/offline/leaving-worker.ts',
    {'process.env.NODE_ENV': '"production"'},
  ),
  panel: bundleModule('offline-panel', 'src/page/tools/offlinePanel.ts', {
    'TOOLS.baseUrl': JSON.stringify(BASE_URL),
  }),
});

/** The service worker, and what asks readers; made once. */
export const offlineModules = (): Modules => (made ??= make());

/** Files that are made of all others of a build, once these lie there compressed. */
export async function offlineFiles(
  outDir: string,
  baseUrl: string,
): Promise<ReadonlyMap<string, string>> {
  const {code} = offlineModules().worker;
  if (!FEATURES.offline) {
    // Where nobody asks for it, nobody gets it.
    return new Map([[WORKER_FILE, code]]);
  }
  const all = await readdir(outDir, {recursive: true, withFileTypes: true});
  const kept: Record<string, string | null> = {};
  const size: CopySize = {files: 0, bytes: 0};
  for (const file of keptFiles(
    all
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) =>
        path.relative(outDir, path.join(parentPath, name)).replaceAll(path.sep, '/'),
      ),
  )) {
    const full = path.join(outDir, file);
    kept[addressOf(file, baseUrl)] = revisionOf(file, await readFile(full));
    size.files += 1;
    size.bytes += (await stat(existsSync(`${full}.gz`) ? `${full}.gz` : full)).size;
  }
  return new Map([
    [WORKER_FILE, `self.KEPT=${JSON.stringify(kept)};\n${code}`],
    [SIZE_FILE, JSON.stringify(size)],
  ]);
}
