/**
 * The hosted provider, as far as the site speaks to it, on this machine: queries, the calls that
 * `npm run search:push` makes, events, and the ways in which all of it can fail.
 */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {
  HIERARCHY_LEVELS,
  type Highlighted,
  type SearchHit,
  type SearchRecord,
  type SearchRequest,
  type SearchResult,
} from '../types';
import {RECORDS} from './records';

/** The key that may write to the stub. */
export const ADMIN_KEY = 'adminkey';

interface Index {
  settings: Record<string, unknown>;
  records: Map<string, SearchRecord>;
}

/**
 * How a request fails: a status; HTML where JSON is due; the connection cut; no answer at all; an
 * answer that stops after its first bytes; a body of its own.
 */
export type Fault = number | 'html' | 'cut' | 'hang' | 'stall' | {status?: number; body: unknown};

export interface SeenRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** As JSON where it is. */
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
  indexes: ReadonlyMap<string, Index>;
  /** Puts an index in the place of what has this name. */
  put(name: string, records: SearchRecord[]): void;
  close(): Promise<void>;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A record's value of a facet, such as `language` or `hierarchy.lvl0`. */
const facetOf = (record: SearchRecord, facet: string): string =>
  facet
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], record) as string;

function isMeant(record: SearchRecord, {query = '', facetFilters = []}: SearchRequest): boolean {
  const found = wordsOf([...Object.values(record.hierarchy), record.content].join(' '));
  return (
    wordsOf(query).every((word) => found.some((other) => other.startsWith(word))) &&
    facetFilters.every((filter) =>
      [filter].flat().some((condition) => {
        const [facet, value] = condition.split(/:(.*)/s);
        return facetOf(record, facet) === value;
      }),
    )
  );
}

function hitOf(
  {objectID, url, type, hierarchy, content}: SearchRecord,
  request: SearchRequest,
): SearchHit {
  const {query, highlightPreTag: open = '<em>', highlightPostTag: close = '</em>'} = request;
  /** Words that begin as the query does, marked. The provider does not escape what stands in a record. */
  const mark = (text: string): Highlighted => ({
    value: text.replace(/[\p{L}\p{N}]+/gu, (word) =>
      wordsOf(query).some((other) => word.toLowerCase().startsWith(other))
        ? open + word + close
        : word,
    ),
  });
  const marked = {
    hierarchy: Object.fromEntries(
      HIERARCHY_LEVELS.flatMap((level) => {
        const text = hierarchy[level];
        return text === null ? [] : [[level, mark(text)]];
      }),
    ),
    ...(content !== null && {content: mark(content)}),
  };
  return {
    ...{objectID, url, type, hierarchy, content, _highlightResult: marked},
    ...(request.attributesToSnippet && {_snippetResult: marked}),
  };
}

let queries = 0;

/** The answer to one request, ranked by level: simple, but in the provider's shape. */
function answer(records: Iterable<SearchRecord>, request: SearchRequest): SearchResult {
  const {query = '', hitsPerPage = 20, page = 0} = request;
  const seen = new Set<string>();
  const found = [...records]
    .filter((record) => isMeant(record, request))
    .sort((a, b) => b.weight.level - a.weight.level)
    // The index's `distinct` setting: one hit an address.
    .filter(({url}) => !seen.has(url) && seen.add(url));
  const countsOf = (facet: string): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const record of found) {
      const value = facetOf(record, facet);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  };
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => hitOf(record, request)),
    nbHits: found.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    query,
    ...(request.facets && {
      facets: Object.fromEntries(request.facets.map((one) => [one, countsOf(one)])),
    }),
    ...(request.clickAnalytics && {queryID: String(++queries).padStart(32, '0')}),
  };
}

/** Answers a call of a push, as far as one makes them. */
function write(indexes: Map<string, Index>, {method, path, body}: SeenRequest): object {
  const [, , , name = '', action = ''] = path.split('/');
  const index = indexes.get(name) ?? {settings: {}, records: new Map<string, SearchRecord>()};
  const task = {taskID: 1, updatedAt: new Date().toISOString(), objectIDs: []};
  switch (`${method} ${action}`) {
    case 'PUT settings':
      indexes.set(name, {...index, settings: body as Index['settings']});
      return task;
    case 'POST batch':
      for (const {body: record} of (body as {requests: {body: SearchRecord}[]}).requests) {
        index.records.set(record.objectID, record);
      }
      indexes.set(name, index);
      return task;
    case 'POST operation': {
      const {operation, destination} = body as {operation: string; destination: string};
      const records = indexes.get(destination)?.records ?? new Map<string, SearchRecord>();
      indexes.set(destination, operation === 'move' ? index : {records, settings: index.settings});
      if (operation === 'move') {
        indexes.delete(name);
      }
      return task;
    }
    case 'DELETE ':
      indexes.delete(name);
      return task;
    default:
      return {status: 'published'};
  }
}

const MESSAGES: Record<number, string> = {
  400: 'Bad request',
  403: 'Invalid Application-ID or API key',
  404: 'Index testindex does not exist',
  429: 'Too many requests',
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
    method: request.method ?? 'GET',
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    headers: request.headers,
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

function failWith(fault: Fault, response: ServerResponse): void {
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
  } else if (typeof fault === 'object') {
    send(response, fault.status ?? 200, fault.body);
  }
}

/** Starts the stub on a free port. @param records what its index `testindex` holds */
export async function startProvider(records: SearchRecord[] = RECORDS): Promise<Provider> {
  const requests: SeenRequest[] = [];
  const indexes = new Map<string, Index>();
  const put = (name: string, all: SearchRecord[]): void =>
    void indexes.set(name, {
      settings: {},
      records: new Map(all.map((record) => [record.objectID, record])),
    });
  put('testindex', records);
  let fault: Fault | (Fault | undefined)[] | undefined;

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const seen = await read(request);
    if (seen.method === 'OPTIONS') {
      send(response, 200, {});
      return;
    }
    requests.push(seen);
    const current = Array.isArray(fault) ? fault.shift() : fault;
    if (current !== undefined) {
      failWith(current, response);
      return;
    }
    const key = seen.headers['x-algolia-api-key'] ?? seen.query['x-algolia-api-key'];
    if (seen.path === '/1/indexes/*/queries') {
      const asked = (seen.body as {requests: SearchRequest[]}).requests;
      const results = asked.map((one) => answer(indexes.get(one.indexName)!.records.values(), one));
      send(response, 200, {results});
    } else if (seen.path === '/1/events') {
      send(response, 200, {status: 200, message: 'OK'});
    } else if (key === ADMIN_KEY) {
      send(response, 200, write(indexes, seen));
    } else {
      send(response, 403, {message: MESSAGES[403], status: 403});
    }
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    indexes,
    put,
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
