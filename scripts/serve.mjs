// @ts-check
/**
 * Serves a built site the way common hosts do (GitHub Pages, nginx with the README's settings), so
 * that what tests and budgets see is what readers get:
 *
 * - `/x` answers 301 to `/x/` when x is a folder, `/x/` answers its index.html;
 * - anything else answers 404.html with status 404, also an address that is no valid escape;
 * - text is compressed with brotli or gzip, whichever the client takes;
 * - files below /assets/ carry a hash in their name and are cached for a year.
 *
 *   node scripts/serve.mjs [DIR=build] [--port 4000] [--base /]
 *
 * With `--base /wrong/` a site built for `/` is served below another path.
 */
import {readFile, stat} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, join, normalize} from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify, parseArgs} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const TYPES = {
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

const ENCODERS = {
  br: (/** @type {Buffer} */ body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (/** @type {Buffer} */ body) => promisify(gzip)(body, {level: 6}),
};

/**
 * @param {string} path
 * @returns {Promise<'file' | 'folder' | undefined>}
 */
async function kindOf(path) {
  try {
    const found = await stat(path);
    return found.isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

/**
 * What a request path means inside `dir`.
 *
 * @param {string} dir
 * @param {string} base path of the site, with a slash at both ends
 * @param {string} pathname as the client sent it, still escaped
 * @returns {Promise<{redirect: string} | {status: number, file: string}>}
 */
async function resolve(dir, base, pathname) {
  const missing = {status: 404, file: join(dir, '404.html')};
  if (pathname === base.slice(0, -1)) {
    return {redirect: base};
  }
  let path;
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

/**
 * @param {{dir: string, base?: string, port?: number}} options port 0 takes any free one
 * @returns {Promise<{url: string, close: () => Promise<void>}>} `url` has no slash at its end
 */
export async function serve({dir, base = '/', port = 0}) {
  /** @type {Map<string, Promise<Buffer>>} one entry per file and encoding */
  const bodies = new Map();
  /** @type {(file: string, encoding: 'br' | 'gzip' | undefined) => Promise<Buffer>} */
  const bodyOf = (file, encoding) => {
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

  const server = createServer(async (request, response) => {
    try {
      const address = request.url ?? '/';
      const end = address.search(/[?#]/);
      const pathname = end < 0 ? address : address.slice(0, end);
      const answer = await resolve(dir, base, pathname);
      if ('redirect' in answer) {
        const location = answer.redirect + (end < 0 ? '' : address.slice(end));
        response.writeHead(301, {location, 'content-length': 0}).end();
        return;
      }
      const {status, file} = answer;
      const type =
        TYPES[/** @type {keyof typeof TYPES} */ (extname(file).toLowerCase())] ??
        'application/octet-stream';
      const {size} = await stat(file);
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding =
        COMPRESSIBLE.test(type) && size > WORTH_COMPRESSING
          ? /** @type {const} */ (['br', 'gzip']).find((name) => accepted.includes(name))
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
  });

  await new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => listening(undefined));
  });
  const bound = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  return {
    url: `http://127.0.0.1:${bound}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {port: {type: 'string', default: '4000'}, base: {type: 'string', default: '/'}},
  });
  const dir = positionals[0] ?? 'build';
  if ((await kindOf(join(dir, 'index.html'))) !== 'file') {
    console.error(`There is no site in ${dir}/. Build it first: npm run build`);
    process.exit(1);
  }
  const {url} = await serve({dir, base: values.base, port: Number(values.port)});
  console.log(`${dir}/ on ${url}${values.base}`);
}
