/** Serves a built site for tests and benchmarks; `npm run serve`, for people, is the framework's own. */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import compression from 'compression';
import serveStatic from 'serve-static';

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

/** Serves a built site on the loopback address, as GitHub Pages does, until it is closed. */
export async function serve({dir, base = '/', port = 0}: Site): Promise<Server> {
  const compress = compression();
  const files = serveStatic(dir, {dotfiles: 'allow', maxAge: '10m'});
  type Request = Parameters<typeof files>[0] & Parameters<typeof compress>[0];
  type Response = Parameters<typeof files>[1] & Parameters<typeof compress>[1];
  const server = createServer((incoming, outgoing) => {
    const request = incoming as Request;
    const response = outgoing as Response;
    const notFound = (): void => {
      response
        .writeHead(404, {'content-type': 'text/html; charset=utf-8'})
        .end(readFileSync(path.join(dir, '404.html')));
    };
    compress(request, response, () => {
      const {url} = request;
      if (!url.startsWith(base)) {
        notFound();
        return;
      }
      // Redirects to the address with a slash are made of the original one.
      request.originalUrl = url;
      request.url = url.slice(base.length - 1);
      files(request, response, notFound);
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
