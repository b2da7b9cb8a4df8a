/**
 * Serves a built site the way common hosts do (GitHub Pages, nginx with the README's settings), so
 * that what tests and budgets see is what readers get:
 *
 * - `/x` answers 301 to `/x/` when x is a folder, `/x/` answers its index.html;
 * - anything else answers 404.html with status 404, also an address that is no valid escape;
 * - text is compressed with brotli or gzip, whichever the client takes;
 * - files below /assets/ carry a hash in their name and are cached for a year.
 */
import {readFile, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join, normalize} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSIBLE = /^(text\/|application\/(json|xml|wasm|manifest)|image\/(svg|x-icon))/;
const WORTH_COMPRESSING = 256;

type Encoding = 'br' | 'gzip';

const ENCODERS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, {level: 6}),
};

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  try {
    const found = await stat(path);
    return found.isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

/**
 * What a request path means inside `dir`.
 * @param base path of the site, with a slash at both ends
 * @param pathname as the client sent it, still escaped
 */
async function resolve(
  dir: string,
  base: string,
  pathname: string,
): Promise<{redirect: string} | {status: number; file: string}> {
  const missing = {status: 404, file: join(dir, '404.html')};
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
  const target = join(dir, inside);
  const kind = await kindOf(target);
  if (kind === 'folder' && !inside.endsWith('/')) {
    // From the resolved path: `//docs` must not become the address of another host.
    return {redirect: `${base}${encodeURI(inside.slice(1))}/`};
  }
  const file = kind === 'folder' ? join(target, 'index.html') : target;
  const found = !(kind === 'file' && inside.endsWith('/')) && (await kindOf(file)) === 'file';
  return found ? {status: 200, file} : missing;
}

export interface Site {
  /** The built site. */
  dir: string;
  /** Path that it is served below, with a slash at both ends. */
  base?: string;
  /** 0 takes any free one. */
  port?: number;
}

/** A site that is being served; `url` has no slash at its end. */
export interface Server {
  url: string;
  close: () => Promise<void>;
}

/** Serves a built site on the loopback address until it is closed. */
export async function serve({dir, base = '/', port = 0}: Site): Promise<Server> {
  /** One entry per file and encoding. */
  const bodies = new Map<string, Promise<Buffer>>();
  const bodyOf = (file: string, encoding: Encoding | undefined): Promise<Buffer> => {
    const key = `${encoding} ${file}`;
    let body = bodies.get(key);
    if (!body) {
      const raw = readFile(file);
      body = encoding ? raw.then(ENCODERS[encoding]) : raw;
      body.catch(() => bodies.delete(key));
      bodies.set(key, body);
    }
    return body;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const address = request.url ?? '/';
      const end = address.search(/[?#]/);
      const pathname = end < 0 ? address : address.slice(0, end);
      const found = await resolve(dir, base, pathname);
      if ('redirect' in found) {
        const location = found.redirect + (end < 0 ? '' : address.slice(end));
        response.writeHead(301, {location, 'content-length': 0}).end();
        return;
      }
      const {status, file} = found;
      const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
      const {size} = await stat(file);
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding =
        COMPRESSIBLE.test(type) && size > WORTH_COMPRESSING
          ? (['br', 'gzip'] as const).find((name) => accepted.includes(name))
          : undefined;
      const body = await bodyOf(file, encoding);
      response.writeHead(status, {
        'content-type': type,
        'content-length': body.length,
        vary: 'accept-encoding',
        'cache-control':
          status === 200 && pathname.startsWith(`${base}assets/`)
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=600',
        ...(encoding && {'content-encoding': encoding}),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      response.writeHead(500, {'content-type': 'text/plain; charset=utf-8'}).end(String(error));
    }
  };
  const server = createServer((request, response) => void answer(request, response));

  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${bound}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
