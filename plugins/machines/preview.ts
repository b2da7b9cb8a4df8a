/** What machines will read of a page while it is being written: its card and its Markdown, made as the build makes them. */
import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {extractPage} from '@collektive/search/build';
import {TWIN} from '@collektive/twins/file';
import {filesFor, type Site} from '.';

/** Below the base URL, beside a page: where its twin will be. */
const isTwin = (asked: string): boolean => path.posix.basename(asked) === TWIN;

const PAGE = path.join(__dirname, 'preview.html');

/** What is shown; without a text for a page that machines are not told of. */
export interface Preview {
  markdown?: string;
  /** A picture, as an address. */
  card?: string;
}

/** @param html of the page as a browser has it @param address its path, with the base URL */
export async function previewOf(html: string, address: string, site: Site): Promise<Preview> {
  const row = extractPage(html, address, site.siteConfig.title);
  const preview: Preview = {};
  if (row !== undefined) {
    for await (const [file, content] of filesFor([{row, html}], site)) {
      if (path.posix.basename(file) === TWIN) {
        preview.markdown = String(content);
      } else if (file.endsWith('.png')) {
        preview.card = `data:image/png;base64,${Buffer.from(content).toString('base64')}`;
      }
    }
  }
  return preview;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Answers for twins in `npm start`, where only browsers know a page's HTML: with a page that has the one it is about
 * in a frame, and sends what is in it back here.
 */
export const servePreviews =
  (site: Site) =>
  (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const asked = (request.url ?? '').split('?')[0];
    if (!isTwin(asked)) {
      next();
      return;
    }
    const answer = (type: string, body: string | Buffer): void => {
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'no-store');
      response.end(body);
    };
    if (request.method === 'POST') {
      const address = site.baseUrl + asked.slice(1, -TWIN.length);
      textOf(request)
        .then((html) => previewOf(html, address, site))
        .then((preview) => answer('application/json', JSON.stringify(preview)), next);
    } else if (request.headers.accept?.includes('text/html')) {
      answer('text/html; charset=utf-8', readFileSync(PAGE));
    } else {
      // "Copy page" says that it cannot.
      response.statusCode = 406;
      answer('text/plain', 'While the site is being written, only a browser can show this.\n');
    }
  };
