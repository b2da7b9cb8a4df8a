/**
 * The hosted provider, as far as the site speaks to it, on this machine: queries, the calls that
 * `npm run search:push` makes, events, and the ways in which all of it can fail.
 */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {SearchRecord, SearchRequest} from '../../types';
import {answer} from './answer';
import {createIndexes, ProviderError} from './indexes';
import {RECORDS} from './records';

/**
 * How a request fails: a status; HTML where JSON is due; the connection cut; no answer at all; an
 * answer that stops after its first bytes; a good answer after some milliseconds; a body of its own.
 */
export type Fault =
  number | 'html' | 'cut' | 'hang' | 'stall' | {slowMs: number} | {status?: number; body: unknown};

export interface SeenRequest {
  /** When it came in, in milliseconds. */
  at: number;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** The body as text, and as JSON where it is. */
  text: string;
  body: unknown;
}

export interface Provider {
  /** Origin, without a slash at the end. */
  url: string;
  requests: SeenRequest[];
  /** Bodies of the searches that came in, one a request. */
  searches(): SearchRequest[][];
  /** Events that came in, flat. */
  events(): Record<string, unknown>[];
  /** Every request fails this way until `undefined`; a list fails one by one, then all is well. */
  fail(fault: Fault | (Fault | undefined)[] | undefined): void;
  indexes: ReturnType<typeof createIndexes>;
  close(): Promise<void>;
}

const MESSAGES: Record<number, string> = {
  400: 'Bad request',
  403: 'Invalid Application-ID or API key',
  404: 'Index testindex does not exist',
  429: 'Too many requests',
  500: 'Internal error',
};

async function read(request: IncomingMessage): Promise<SeenRequest> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
  }
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://provider');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return {
    at: Date.now(),
    method: request.method ?? 'GET',
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    text,
    body,
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  });
  response.end(JSON.stringify(body));
}

/** @returns whether the request has been dealt with */
async function failWith(fault: Fault, response: ServerResponse): Promise<boolean> {
  const cors = {'access-control-allow-origin': '*'};
  if (typeof fault === 'number') {
    send(response, fault, {message: MESSAGES[fault] ?? 'Failure', status: fault});
  } else if (fault === 'html') {
    response.writeHead(200, {'content-type': 'text/html', ...cors});
    response.end('<!doctype html><title>Log in to this network</title>');
  } else if (fault === 'cut') {
    response.destroy();
  } else if (fault === 'stall') {
    response.writeHead(200, {'content-type': 'application/json', ...cors});
    response.write('{"results":');
  } else if (typeof fault === 'object' && 'body' in fault) {
    send(response, fault.status ?? 200, fault.body);
  } else if (typeof fault === 'object') {
    await new Promise((resolve) => setTimeout(resolve, fault.slowMs));
    return false;
  }
  return true;
}

/** Starts the stub on a free port. @param records what its index `testindex` holds */
export async function startProvider(records: SearchRecord[] = RECORDS): Promise<Provider> {
  const requests: SeenRequest[] = [];
  const indexes = createIndexes();
  indexes.put('testindex', records);
  let fault: Fault | (Fault | undefined)[] | undefined;

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const seen = await read(request);
    if (seen.method === 'OPTIONS') {
      send(response, 200, {});
      return;
    }
    requests.push(seen);
    const current = Array.isArray(fault) ? fault.shift() : fault;
    if (current !== undefined && (await failWith(current, response))) {
      return;
    }
    try {
      if (seen.path === '/1/indexes/*/queries') {
        const asked = (seen.body as {requests: SearchRequest[]}).requests;
        const results = asked.map((one) => answer(indexes.recordsOf(one.indexName), one));
        send(response, 200, {results});
      } else if (seen.path === '/1/events') {
        send(response, 200, {status: 200, message: 'OK'});
      } else {
        send(response, 200, indexes.handle(seen));
      }
    } catch (error) {
      const status = error instanceof ProviderError ? error.status : 500;
      send(response, status, {message: (error as Error).message, status});
    }
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    indexes,
    searches: () =>
      requests
        .filter(({path}) => path === '/1/indexes/*/queries')
        .map(({body}) => (body as {requests: SearchRequest[]}).requests),
    events: () =>
      requests
        .filter(({path}) => path === '/1/events')
        .flatMap(({body}) => (body as {events: Record<string, unknown>[]}).events),
    fail: (next) => void (fault = Array.isArray(next) ? [...next] : next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
