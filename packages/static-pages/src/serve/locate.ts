import {realpath, stat} from 'node:fs/promises';
import {join, normalize, sep} from 'node:path';
import {FILES_FOR_HOSTS} from '../hosts';

const FOR_HOSTS = new Set<string>(FILES_FOR_HOSTS.map((file) => `/${file}`));

/** What a request path means: an address to go to, or a file with the status to send it with. */
export type Place = {redirect: string} | {status: 200 | 404; file: string};

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  try {
    const found = await stat(path);
    return found.isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

/** A symbolic link may lead out of the folder that is served; what it leads to is not of the site. */
async function isWithin(dir: string, file: string): Promise<boolean> {
  return (await realpath(file)).startsWith((await realpath(dir)) + sep);
}

/**
 * Finds what a request asks for inside `dir`.
 * @param base path of the site, with a slash at both ends
 * @param pathname as the client sent it, still escaped
 */
export async function locate(dir: string, base: string, pathname: string): Promise<Place> {
  const missing = {status: 404, file: join(dir, '404.html')} as const;
  if (pathname === base.slice(0, -1)) {
    return {redirect: base};
  }
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return missing;
  }
  if (!path.startsWith(base) || path.includes('\0')) {
    return missing;
  }
  const inside = normalize(`/${path.slice(base.length)}`);
  if (FOR_HOSTS.has(inside)) {
    return missing;
  }
  const target = join(dir, inside);
  const kind = await kindOf(target);
  if (kind === 'folder' && !inside.endsWith('/')) {
    // From the resolved path: `//docs` must not become the address of another host.
    return {redirect: `${base}${encodeURI(inside.slice(1))}/`};
  }
  const file = kind === 'folder' ? join(target, 'index.html') : target;
  const found = !(kind === 'file' && inside.endsWith('/')) && (await kindOf(file)) === 'file';
  return found && (await isWithin(dir, file)) ? {status: 200, file} : missing;
}
