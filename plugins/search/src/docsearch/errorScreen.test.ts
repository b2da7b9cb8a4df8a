import {describe, expect, it, vi} from 'vitest';
import {STALL_THRESHOLD_MS} from '../constants';
import {keepErrorScreen} from './errorScreen';

describe('S7 the error screen', () => {
  it('S7 S8 tells the modal past its stall timer, once, and never settles', async () => {
    vi.useFakeTimers();
    const cause = new Error('all hosts are down');
    const onError = vi.fn();
    const handler = vi.fn((error: Error) => {
      throw error;
    });
    const settled = vi.fn();
    const modal = keepErrorScreen(() => Promise.reject(cause), onError);
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
