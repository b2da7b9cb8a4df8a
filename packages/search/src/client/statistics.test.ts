import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {SearchResult} from '../types';
import {withStatistics} from './client';
import {SETTLED_MS, Statistics} from './statistics';

const answered = (query: string, nbHits: number): SearchResult[] => [
  {...({} as SearchResult), query, nbHits},
];

describe('statistics of searches', () => {
  const sent: unknown[] = [];
  let leave: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    const page = Object.assign(new EventTarget(), {visibilityState: 'hidden'});
    leave = () => page.dispatchEvent(new Event('visibilitychange'));
    vi.stubGlobal('document', page);
    vi.stubGlobal('fetch', (address: string, {body, credentials}: RequestInit) => {
      sent.push({address, credentials, ...(JSON.parse(body as string) as object)});
      return Promise.reject(new TypeError('Failed to fetch'));
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('a page that is left tells each query that a reader stayed with, and how much it found', () => {
    const statistics = new Statistics('https://example.org/searched');
    for (const [query, hits] of [
      ['g', 9],
      ['go', 7],
      ['gossip', 4],
    ] as const) {
      statistics.note(answered(query, hits));
    }
    vi.advanceTimersByTime(SETTLED_MS);
    statistics.note(answered('leader of none', 0));
    leave();
    expect(sent).toEqual([
      {
        address: 'https://example.org/searched',
        credentials: 'omit',
        searches: [
          {query: 'gossip', hits: 4},
          {query: 'leader of none', hits: 0},
        ],
      },
    ]);
  });

  test('what a client answers is noted, and readers have it as it was', async () => {
    const client = {
      search: vi.fn(() => Promise.resolve({results: answered('share', 5)})),
      addAlgoliaAgent: () => undefined,
    };
    const counted = withStatistics(client, 'https://example.org/searched');
    expect(await counted.search({requests: []})).toEqual({results: answered('share', 5)});
    await vi.waitFor(() => {
      leave();
      expect(sent).toMatchObject([{searches: [{query: 'share', hits: 5}]}]);
    });
  });

  test('nothing is told twice, and nothing where nothing was searched', () => {
    const statistics = new Statistics('https://example.org/searched');
    leave();
    statistics.note(answered(' ', 0));
    leave();
    expect(sent).toEqual([]);
    statistics.note(answered('field', 3));
    statistics.note([]);
    leave();
    expect(sent).toEqual([]);
    statistics.note(answered('field', 3));
    leave();
    leave();
    expect(sent).toHaveLength(1);
  });
});
