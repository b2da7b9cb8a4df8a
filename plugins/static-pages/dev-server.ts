/** What pages fetch while the site is being written. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Site} from '../machine-readable';
import {makePlayFiles} from '../playground/files';
import {searchFiles} from './search';
import {toolsFile} from './tools';

/** What this file uses of the development server. */
interface Server {
  app?: {
    use: (
      path: string,
      answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
    ) => void;
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Paths of what samples and figures are run with and shown by; `npm start` makes it anew for each request. */
const PLAY = /^(assets\/(play\/|js\/play)|img\/figures\/)/;

/** A name without its hash: pages in `npm start` ask for what there was when it began. */
const plain = (file: string): string => file.replace(/\.[0-9a-f]{8}\./, '.');

function find(asked: string): string | undefined {
  if (PLAY.test(plain(asked))) {
    return [...makePlayFiles().files].find(([file]) => plain(file) === plain(asked))?.[1];
  }
  const tools = toolsFile();
  return asked === tools.file ? tools.code : searchFiles().files.get(asked);
}

/** Lets the development server answer for them. */
export const serveFiles = (site: Site): object => ({
  setupMiddlewares: (middlewares: unknown[], {app}: Server) => {
    app?.use(site.baseUrl, ({url = ''}, response, next) => {
      const asked = url.split('?')[0].replace(/^\//, '');
      const content = find(asked);
      if (content === undefined) {
        next();
        return;
      }
      response.setHeader('Content-Type', TYPES[path.extname(asked)]);
      response.setHeader('Cache-Control', 'no-store');
      response.end(content);
    });
    return middlewares;
  },
});
