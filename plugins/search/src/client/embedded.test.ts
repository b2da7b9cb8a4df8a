import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createEmbeddedEngine} from './embedded';
import type {WorkerAnswer, WorkerQuestion} from '../worker/messages';
import type {SearchResult} from '../types';

/** A worker whose answers the test gives. */
class FakeWorker {
  onmessage: ((event: {data: WorkerAnswer}) => void) | null = null;
  onerror: ((event: {message?: string; preventDefault: () => void}) => void) | null = null;
  questions: WorkerQuestion[] = [];
  terminate = vi.fn();
  postMessage(question: WorkerQuestion) {
    this.questions.push(question);
  }
  /** Answers the question with a result that repeats its query. */
  answer({id, requests}: WorkerQuestion) {
    const results = requests.map(({query}) => ({query}) as SearchResult);
    this.onmessage?.({data: {id, results}});
  }
}

let workers: FakeWorker[] = [];
const createWorker = vi.fn((): Worker => {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker as unknown as Worker;
});
beforeEach(() => {
  workers = [];
  createWorker.mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const engine = () =>
  createEmbeddedEngine({
    indexUrl: 'https://site.test/search/index.json',
    createWorker,
  });
const ask = (one: ReturnType<typeof engine>, query: string) => one.ask([{query, indexName: 'i'}]);

describe('createEmbeddedEngine', () => {
  it('S1 starts nothing before the first search, and one worker for all of them', async () => {
    const one = engine();
    expect(createWorker).not.toHaveBeenCalled();
    one.preload();
    void ask(one, 'a');
    expect(createWorker).toHaveBeenCalledTimes(1);
    expect(workers[0].questions.map(({requests}) => requests.length)).toEqual([0, 1]);
    expect(workers[0].questions[1].indexUrl).toBe('https://site.test/search/index.json');
  });

  it('S5 gives each search its own answer, in whatever order they come', async () => {
    const one = engine();
    const searches = [ask(one, 'a'), ask(one, 'ab')];
    const [first, second] = workers[0].questions;
    workers[0].answer(second);
    workers[0].answer(first);
    const answers = await Promise.all(searches);
    expect(answers.map(([{query}]) => query)).toEqual(['a', 'ab']);
  });

  it('S7 K rejects with what the worker says, and asks it again next time', async () => {
    const one = engine();
    const failed = ask(one, 'a');
    const {id} = workers[0].questions[0];
    workers[0].onmessage?.({data: {id, error: 'rows.1.json cannot be fetched: status 503.'}});
    await expect(failed).rejects.toThrow('rows.1.json cannot be fetched: status 503.');
    const again = ask(one, 'ab');
    workers[0].answer(workers[0].questions[1]);
    await expect(again).resolves.toEqual([{query: 'ab'}]);
    expect(createWorker).toHaveBeenCalledTimes(1);
  });

  it('S7 K a worker that breaks rejects all searches, and the next one gets a new worker', async () => {
    const one = engine();
    const failed = [ask(one, 'a'), ask(one, 'ab')].map((search) =>
      expect(search).rejects.toThrow('The search worker failed: its script could not be loaded.'),
    );
    const preventDefault = vi.fn();
    workers[0].onerror?.({preventDefault});
    await Promise.all(failed);
    expect(preventDefault).toHaveBeenCalled();
    expect(workers[0].terminate).toHaveBeenCalled();
    const again = ask(one, 'abc');
    workers[1].answer(workers[1].questions[0]);
    await expect(again).resolves.toEqual([{query: 'abc'}]);
  });

  it('S7 K rejects where workers are not allowed, and tries again next time', async () => {
    createWorker.mockImplementationOnce(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const one = engine();
    await expect(ask(one, 'a')).rejects.toThrow('The search worker is not allowed to start.');
    void ask(one, 'ab');
    expect(workers).toHaveLength(1);
  });

  it('S7 K gives up a worker that does not answer', async () => {
    const one = engine();
    const failed = expect(ask(one, 'a')).rejects.toThrow('more than 30 seconds');
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
    expect(workers[0].terminate).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
