/** Questions to a thread that is played here: which answer comes to whom, and when nobody waits any longer. */
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {TIME_LIMIT, WorkerClient} from './client';
import {type Numbered, type Ready} from './messages';

interface Question {
  readonly of: string;
}
interface Answer {
  readonly says: string;
  readonly more?: true;
}

class Thread {
  static all: Thread[] = [];
  readonly asked: Numbered<Question>[] = [];
  isEnded = false;
  onmessage: (event: {data: Numbered<Answer> | Ready}) => void = () => undefined;

  constructor() {
    Thread.all.push(this);
  }

  postMessage(question: Numbered<Question>): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: Numbered<Answer> | Ready): void {
    this.onmessage({data});
  }
}

let client: WorkerClient<Question, Answer>;
let heard: string[];

const ask = (of: string): void =>
  client.ask(
    {of},
    {
      goesOn: ({more}) => more === true,
      hear: ({says}) => heard.push(`${of}: ${says}`),
      fail: (fault) => heard.push(`${of}: ${fault}`),
    },
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Thread);
  Thread.all = [];
  heard = [];
  client = new WorkerClient('/worker.js', 'test');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each answer comes to who asked, in whatever order, until the last one', () => {
  ask('a');
  ask('b');
  const [thread] = Thread.all;
  const [a, b] = thread.asked.map(({id}) => id);
  thread.say({id: b, says: 'first', more: true});
  thread.say({id: a, says: 'only'});
  thread.say({id: b, says: 'last'});
  thread.say({id: b, says: 'too late'});
  thread.say({id: a, says: 'too late'});
  expect(heard).toEqual(['b: first', 'a: only', 'b: last']);
  expect(client.isWaiting).toBe(false);
});

test('an answer to what was asked before the thread was ended comes to nobody', () => {
  ask('old');
  const [first] = Thread.all;
  client.end();
  ask('new');
  expect(Thread.all).toHaveLength(2);
  expect(first.isEnded).toBe(true);
  first.say({id: first.asked[0].id, says: 'old'});
  expect(heard).toEqual([]);
  const [, second] = Thread.all;
  second.say({id: second.asked[0].id, says: 'new'});
  expect(heard).toEqual(['new: new']);
});

test('time counts from the first word of the thread on, and all who wait are told of its end', () => {
  ask('a');
  vi.advanceTimersByTime(2 * TIME_LIMIT);
  expect(heard).toEqual([]);
  Thread.all[0].say({kind: 'ready'});
  vi.advanceTimersByTime(TIME_LIMIT / 2);
  ask('b');
  vi.advanceTimersByTime(TIME_LIMIT / 2);
  expect(heard).toEqual(['a: late', 'b: late']);
  expect(Thread.all[0].isEnded).toBe(true);
});

test('who is told may ask again at once', () => {
  client.ask(
    {of: 'a'},
    {
      hear: () => {
        expect(client.isWaiting).toBe(false);
        ask('b');
      },
      fail: () => undefined,
    },
  );
  const [thread] = Thread.all;
  thread.say({id: thread.asked[0].id, says: 'a'});
  thread.say({id: thread.asked[1].id, says: 'b'});
  expect(heard).toEqual(['b: b']);
});
