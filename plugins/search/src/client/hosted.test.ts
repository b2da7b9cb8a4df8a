import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {startProvider, type Provider} from '../testing/provider';
import {CONNECT_TIMEOUT_MS, READ_TIMEOUT_MS} from '../constants';
import {clientOptions, createHostedEngine} from './hosted';
import type {SearchResult} from '../types';

/** How long a host that failed is left alone. */
const HOST_RETRY_WINDOW_MS = 120_000;

let first: Provider;
let second: Provider;

/** The limits of time that the client has set. They end when a test says so: a busy machine makes no host late. */
let limits: {ms: number; end: () => void}[];

beforeEach(async () => {
  limits = [];
  const {setTimeout} = globalThis;
  vi.stubGlobal('setTimeout', (end: () => void, ms: number) =>
    ms < CONNECT_TIMEOUT_MS ? setTimeout(end, ms) : limits.push({ms, end}),
  );
  first = await startProvider();
  second = await startProvider();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await Promise.all([first.close(), second.close()]);
});

const clientOf = (...hosts: string[]) =>
  createHostedEngine({
    mode: 'hosted',
    appId: 'TESTAPP',
    apiKey: 'testkey',
    indexName: 'testindex',
    hosts,
  });
const search = ({ask}: ReturnType<typeof clientOf>, query: string) =>
  ask([{indexName: 'testindex', query}]);

describe('createHostedEngine', () => {
  it('H1 posts to the provider with id and key in the address, and without a preflight', async () => {
    const request = {
      indexName: 'testindex',
      query: 'program',
      attributesToRetrieve: ['hierarchy.lvl0', 'content', 'type', 'url'],
      attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
    };
    await clientOf(first.url).ask([request]);
    expect(first.requests).toHaveLength(1);
    const [seen] = first.requests;
    expect(seen).toMatchObject({method: 'POST', path: '/1/indexes/*/queries'});
    expect(seen.query).toMatchObject({
      'x-algolia-application-id': 'TESTAPP',
      'x-algolia-api-key': 'testkey',
    });
    expect(seen.query['x-algolia-agent']).toContain('docsearch (3.9.0)');
    expect(seen.headers).not.toHaveProperty('x-algolia-api-key');
    expect(seen.headers['content-type']).toBe('text/plain');
    expect(seen.body).toEqual({requests: [request]});
  });

  it('H2 gives hits, their number and the query id', async () => {
    const results = (await clientOf(first.url).ask([
      {indexName: 'testindex', query: 'neighbouring', clickAnalytics: true, hitsPerPage: 20},
    ])) as SearchResult[];
    expect(results[0]).toMatchObject({
      nbHits: 1,
      hits: [{type: 'lvl2', hierarchy: {lvl1: 'Basic usage', lvl2: 'Neighbouring values'}}],
    });
    expect(results[0].queryID).toMatch(/^\d{32}$/);
  });

  it('H4 waits 1 s for a connection, 2 s for an answer, 30 s for a write', () => {
    expect(clientOptions(undefined)).toMatchObject({
      timeouts: {connect: 1_000, read: 2_000, write: 30_000},
    });
    expect(clientOptions(undefined)).not.toHaveProperty('hosts');
    expect(clientOptions(['https://proxy.example/algolia'])).toMatchObject({
      hosts: [{url: 'proxy.example/algolia', protocol: 'https', accept: 'readWrite'}],
    });
  });

  it.each([
    ['hang', CONNECT_TIMEOUT_MS, 'Connection timeout'],
    ['stall', READ_TIMEOUT_MS, 'Socket timeout'],
  ] as const)('H4 gives a host up that makes it %s, after %i ms', async (fault, limit, content) => {
    first.fail(fault);
    const searched = expect(search(clientOf(first.url), 'program')).rejects.toMatchObject({
      name: 'RetryError',
      stackTrace: [{response: {status: 0, isTimedOut: true, content}}],
    });
    await expect.poll(() => limits.at(-1)?.ms).toBe(limit);
    limits.at(-1)!.end();
    await searched;
  });

  it.each(['cut', 500, 503, 302] as const)(
    'H4 %s: the next host answers, and the first is left alone for 120 s',
    async (fault) => {
      first.fail(fault);
      const client = clientOf(first.url, second.url);
      await expect(search(client, 'a')).resolves.toHaveLength(1);
      expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
      await search(client, 'b');
      expect([first.requests.length, second.requests.length]).toEqual([1, 2]);

      const now = Date.now();
      vi.spyOn(Date, 'now').mockImplementation(() => now + HOST_RETRY_WINDOW_MS - 5_000);
      await search(client, 'c');
      expect([first.requests.length, second.requests.length]).toEqual([1, 3]);

      first.fail(undefined);
      vi.spyOn(Date, 'now').mockImplementation(() => now + HOST_RETRY_WINDOW_MS + 5_000);
      await search(client, 'd');
      expect([first.requests.length, second.requests.length]).toEqual([2, 3]);
    },
  );

  it.each([
    [400, 'Bad request'],
    [403, 'Invalid Application-ID or API key'],
    [404, 'Index testindex does not exist'],
    [429, 'Too many requests'],
  ])('H4 %i raises the message and status of the API at once', async (status, message) => {
    first.fail(status);
    const client = clientOf(first.url, second.url);
    await expect(search(client, 'a')).rejects.toMatchObject({name: 'ApiError', status, message});
    expect([first.requests.length, second.requests.length]).toEqual([1, 0]);
    first.fail(undefined);
    await expect(search(client, 'a')).resolves.toHaveLength(1);
  });

  it('H4 an answer that is not valid JSON raises a deserialisation error', async () => {
    first.fail('html');
    await expect(search(clientOf(first.url), 'a')).rejects.toMatchObject({
      name: 'DeserializationError',
    });
  });

  it('H4 all hosts gone ends in a retry error, and the next search tries them all again', async () => {
    first.fail(500);
    second.fail('cut');
    const client = clientOf(first.url, second.url);
    await expect(search(client, 'a')).rejects.toHaveProperty('name', 'RetryError');
    second.fail(undefined);
    await expect(search(client, 'b')).resolves.toHaveLength(1);
    expect([first.requests.length, second.requests.length]).toEqual([2, 2]);
  });

  it('H5 says which setting is missing', async () => {
    const settings = {mode: 'hosted', appId: '', apiKey: 'k', indexName: 'i'} as const;
    await expect(search(createHostedEngine(settings), 'a')).rejects.toThrow('`appId` is missing.');
    await expect(
      search(createHostedEngine({...settings, appId: 'A', apiKey: ''}), 'a'),
    ).rejects.toThrow('`apiKey` is missing.');
  });
});
