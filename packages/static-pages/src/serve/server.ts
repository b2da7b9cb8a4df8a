/**
 * Serves a built site the way common hosts do (GitHub Pages, nginx with the settings of `nginx.conf`), so
 * that what tests and budgets see is what readers get:
 *
 * - `/x` answers 301 to `/x/` when x is a folder, `/x/` answers its index.html;
 * - anything else answers 404.html with status 404, also an address that is no valid escape;
 * - text is compressed with brotli or gzip, whichever the client takes;
 * - every answer has the headers that the build asks for in `_headers`;
 * - methods other than GET and HEAD are refused, conditional and partial requests are honoured.
 *
 * `sirv` and `docusaurus serve` answer otherwise: neither reads `_headers`, refuses methods, keeps to the folder where
 * a link leads out of it, or compresses as it goes; `sirv` answers `/x` with the page instead of its address.
 */
import {randomUUID} from 'node:crypto';
import {mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {basename, dirname, extname, join} from 'node:path';
import send from 'send';
import {KEPT_SHORTLY, typeOf} from '../hosts';
import {encode, encodingFor, type Encoding} from './encode';
import {basePathOf, headersFor, readHeaders} from './headers';
import {locate} from './locate';

export interface Site {
  /** The built site. */
  dir: string;
  /** Path that it is served below, with a slash at both ends; else the one that it was built for. */
  base?: string;
  /** 0 takes any free one. */
  port?: number;
}

/** A site that is being served; `url` has no slash at its end. */
export interface Server {
  url: string;
  /** Path that it is served below, with a slash at both ends. */
  base: string;
  close: () => Promise<void>;
}

/** Serves a built site on the loopback address until it is closed. */
export async function serve({dir, base: wanted, port = 0}: Site): Promise<Server> {
  const rules = readHeaders(await readFile(join(dir, '_headers'), 'utf8').catch(() => ''));
  const base = wanted ?? basePathOf(rules);
  const folder = await mkdtemp(join(tmpdir(), 'served-'));
  /** Encoded files in that folder, by encoding and file. */
  const encoded = new Map<string, Promise<string>>();
  const write = async (file: string, encoding: Encoding): Promise<string> => {
    const name = join(folder, randomUUID());
    await writeFile(name, await encode(await readFile(file), encoding));
    return name;
  };
  const encodedFile = (file: string, encoding: Encoding): Promise<string> => {
    const key = `${encoding} ${file}`;
    const made = encoded.get(key) ?? write(file, encoding);
    made.catch(() => encoded.delete(key));
    encoded.set(key, made);
    return made;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '/';
    const end = address.search(/[?#]/);
    const pathname = end < 0 ? address : address.slice(0, end);
    const always = headersFor(rules, pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {...always, allow: 'GET, HEAD', 'content-length': 0}).end();
      return;
    }
    const place = await locate(dir, base, pathname);
    if ('redirect' in place) {
      const location = place.redirect + (end < 0 ? '' : address.slice(end));
      response.writeHead(301, {...always, location, 'content-length': 0}).end();
      return;
    }
    const {status, file} = place;
    const type = typeOf(extname(file));
    const {size, mtime} = await stat(file);
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), type, size);
    const sent = encoding ? await encodedFile(file, encoding) : file;
    response.statusCode = status;
    const headers = {
      'cache-control': KEPT_SHORTLY,
      ...always,
      // A missing file below a folder of hashed names may be there after the next deployment.
      ...(status === 404 && {'cache-control': KEPT_SHORTLY}),
      vary: 'accept-encoding',
      'last-modified': mtime.toUTCString(),
      'content-type': type,
      ...(encoding && {'content-encoding': encoding}),
    };
    response.setHeaders(new Map(Object.entries(headers)));
    // Its tag, conditions and ranges are the library's.
    send(request, encodeURIComponent(basename(sent)), {
      root: dirname(sent),
      acceptRanges: status === 200,
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
    })
      .on('error', (error: {status: number}) => {
        response.removeHeader('content-type');
        response.removeHeader('content-encoding');
        response.writeHead(error.status, {'content-length': 0}).end();
      })
      .pipe(response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) {
        response.writeHead(500, {'content-type': 'text/plain; charset=utf-8'});
      }
      response.end(String(error));
    });
  });

  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${bound}`,
    base,
    close: async () => {
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
      // What an answer that was cut off still writes would come into a folder that is being emptied.
      await Promise.allSettled(encoded.values());
      await rm(folder, {recursive: true, force: true});
    },
  };
}
