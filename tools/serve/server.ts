/**
 * Serves a built site the way common hosts do (GitHub Pages, nginx with the README's settings), so
 * that what tests and budgets see is what readers get:
 *
 * - `/x` answers 301 to `/x/` when x is a folder, `/x/` answers its index.html;
 * - anything else answers 404.html with status 404, also an address that is no valid escape;
 * - text is compressed with brotli or gzip, whichever the client takes;
 * - every answer has the headers that the build asks for in `_headers`;
 * - methods other than GET and HEAD are refused, conditional and partial requests are honoured.
 */
import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {KEPT_SHORTLY} from '../../src/site/headers';
import {typeOf} from '../../src/site/mediaTypes';
import {isFresh, wantedBytes} from './conditions';
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

interface Body {
  bytes: Buffer;
  etag: string;
}

async function readBody(file: string, encoding: Encoding | undefined): Promise<Body> {
  const raw = await readFile(file);
  const bytes = encoding ? await encode(raw, encoding) : raw;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  return {bytes, etag: `"${hash}"`};
}

/** Serves a built site on the loopback address until it is closed. */
export async function serve({dir, base: wanted, port = 0}: Site): Promise<Server> {
  const rules = readHeaders(await readFile(join(dir, '_headers'), 'utf8').catch(() => ''));
  const base = wanted ?? basePathOf(rules);
  /** One entry per file and encoding. */
  const bodies = new Map<string, Promise<Body>>();
  const bodyOf = (file: string, encoding: Encoding | undefined): Promise<Body> => {
    const key = `${encoding} ${file}`;
    const body = bodies.get(key) ?? readBody(file, encoding);
    body.catch(() => bodies.delete(key));
    bodies.set(key, body);
    return body;
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
    const {size, mtime: modified} = await stat(file);
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), type, size);
    const {bytes, etag} = await bodyOf(file, encoding);
    const headers = {
      'cache-control': KEPT_SHORTLY,
      ...always,
      // A missing file below a folder of hashed names may be there after the next deployment.
      ...(status === 404 && {'cache-control': KEPT_SHORTLY}),
      vary: 'accept-encoding',
      etag,
      'last-modified': modified.toUTCString(),
    };
    if (status === 200 && isFresh(request.headers, {etag, modified})) {
      response.writeHead(304, headers).end();
      return;
    }
    const wanted =
      status === 200 ? wantedBytes(request.headers, bytes.length, {etag, modified}) : 'all';
    if (wanted === 'unsatisfiable') {
      const range = {'content-range': `bytes */${bytes.length}`, 'content-length': 0};
      response.writeHead(416, {...headers, ...range}).end();
      return;
    }
    const part = wanted === 'all' ? bytes : bytes.subarray(wanted.start, wanted.end + 1);
    response.writeHead(wanted === 'all' ? status : 206, {
      ...headers,
      'content-type': type,
      'content-length': part.length,
      'accept-ranges': 'bytes',
      ...(encoding && {'content-encoding': encoding}),
      ...(wanted !== 'all' && {
        'content-range': `bytes ${wanted.start}-${wanted.end}/${bytes.length}`,
      }),
    });
    response.end(request.method === 'HEAD' ? undefined : part);
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
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
