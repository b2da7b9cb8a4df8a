import {describe, expect, it, vi} from 'vitest';
import {STALL_THRESHOLD_MS} from '../constants';
import {keepErrorScreen} from './errorScreen';
import type {SearchClient, SearchResult} from '../types';

const RESULTS = {results: [{hits: []}] as unknown as SearchResult[]};

const client = (search: SearchClient['search']): SearchClient => ({
  search,
  addAlgoliaAgent: vi.fn(),
});

describe('S7 the error screen', () => {
  it('S7 leaves answers as they are', async () => {
    const modal = keepErrorScreen(
      client(() => Promise.resolve(RESULTS)),
      vi.fn(),
    );
    await expect(
      modal
        .search({requests: []})
        .catch(vi.fn())
        .then((value) => value),
    ).resolves.toBe(RESULTS);
  });

  it('S7 hands on what a reader of the answer throws', async () => {
    const modal = keepErrorScreen(
      client(() => Promise.resolve(RESULTS)),
      vi.fn(),
    );
    const read = modal
      .search({requests: []})
      .catch(vi.fn())
      .then(() => {
        throw new Error('unreadable');
      });
    await expect(read).rejects.toThrow('unreadable');
  });

  it('S7 S8 tells the modal past its stall timer, once, and never settles', async () => {
    vi.useFakeTimers();
    const cause = new Error('all hosts are down');
    const onError = vi.fn();
    const handler = vi.fn((error: Error) => {
      throw error;
    });
    const settled = vi.fn();
    const modal = keepErrorScreen(
      client(() => Promise.reject(cause)),
      onError,
    );
    void modal
      .search({requests: [{query: 'field', indexName: 'site'}]})
      .catch(handler)
      .then(settled, settled);
    await vi.advanceTimersByTimeAsync(STALL_THRESHOLD_MS);
    expect(onError).toHaveBeenCalledExactlyOnceWith(cause, 'field');
    expect(handler).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(handler).toHaveBeenCalledOnce();
    expect(handler.mock.calls[0][0]).toMatchObject({name: 'RetryError', message: cause.message});
    expect(settled).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});
