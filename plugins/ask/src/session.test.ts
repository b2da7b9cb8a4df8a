import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import {memory} from '@collektive/testing/memory';
import {createAskSession, type AskSession, type KeyStore} from './session';
import {ANSWER, ANSWER_START, SOURCE, startAskServer, type AskServer} from './testing/server';

const KEY = '__DOCSEARCH_ASKAI_CONVERSATIONS__collektive';

let server: AskServer;
beforeEach(async () => {
  server = await startAskServer();
});
afterEach(() => server.close());

const open = (storage: KeyStore = memory()): AskSession =>
  createAskSession({endpoint: server.endpoint, indexName: 'collektive', storage});
const exchanges = (session: AskSession) => session.getConversation().exchanges;
const last = (session: AskSession) => exchanges(session).at(-1)!;

async function asked(session: AskSession, question = 'What is a field?'): Promise<void> {
  session.ask(question);
  await expect.poll(() => last(session).status).toBe('done');
}

describe('a conversation', () => {
  test('H7 thinks, answers and is done; the next question takes it along', async () => {
    server.scenario = 'held';
    const session = open();
    session.ask('  ');
    expect(exchanges(session)).toEqual([]);
    session.ask(' What is a field? ');
    expect(last(session)).toMatchObject({question: 'What is a field?', status: 'thinking'});
    server.release();
    server.release();
    await expect.poll(() => last(session).status).toBe('answering');
    expect(ANSWER).toContain(last(session).answer);
    server.release();
    server.release();
    await expect.poll(() => last(session).status).toBe('done');
    expect(last(session)).toMatchObject({answer: ANSWER, sources: [SOURCE]});
    server.scenario = 'answer';
    await asked(session, 'two');
    const {messages} = server.requests[1].body as {messages: {role: string}[]};
    expect(messages.map(({role}) => role)).toEqual(['user', 'assistant', 'user']);
  });

  test('H7 stop, and another question, keep what has come; a question is asked again', async () => {
    server.scenario = 'stall';
    const session = open();
    session.ask('one');
    await expect.poll(() => last(session).answer).toBe(ANSWER_START);
    session.stop();
    expect(last(session)).toMatchObject({status: 'stopped', answer: ANSWER_START});
    session.retry(last(session).id);
    expect(last(session)).toMatchObject({status: 'thinking', answer: ''});
    await expect.poll(() => server.abandoned).toBe(1);
    await expect.poll(() => last(session).answer).toBe(ANSWER_START);
    server.scenario = 'answer';
    await asked(session, 'two');
    expect(exchanges(session).map(({status}) => status)).toEqual(['stopped', 'done']);
  });

  test('H7 a failure is told and takes no question along', async () => {
    server.scenario = 429;
    const session = open();
    session.ask('one');
    await expect.poll(() => last(session).status).toBe('failed');
    expect(last(session).error).toMatch(/too many questions.*\(HTTP status 429\)$/);
    server.scenario = 'answer';
    await asked(session, 'two');
    expect((server.requests[1].body as {messages: unknown[]}).messages).toHaveLength(1);
  });

  test('H7 feedback that does not arrive is told and can be repeated', async () => {
    const session = open();
    await asked(session);
    const {id} = last(session);
    server.feedbackStatus = 500;
    session.rate(id, 'like');
    expect(last(session).feedback).toBe('like');
    await expect.poll(() => last(session).feedbackError).toMatch(/was not sent/);
    expect(last(session).feedback).toBeUndefined();
    session.rate(id, 'dislike');
    expect(last(session)).toMatchObject({feedback: 'dislike', feedbackError: undefined});
    await expect.poll(() => server.requests.at(-1)?.body).toEqual({messageId: id, thumbs: 0});
  });

  test('F6 thousands of parts change it a few times', async () => {
    server.scenario = 'deltas';
    server.deltas = Array<string>(5_000).fill('ten chars ');
    const session = open();
    const onChange = vi.fn();
    session.subscribe(onChange);
    await asked(session);
    expect(last(session).answer).toHaveLength(50_000);
    expect(onChange.mock.calls.length).toBeLessThan(500);
  });
});

describe('a stored conversation', () => {
  test('H7 comes back as it was, as far as it came, until it is cleared', async () => {
    const storage = memory();
    const session = open(storage);
    await asked(session);
    server.scenario = 'stall';
    session.ask('two');
    await expect.poll(() => last(session).answer).toBe(ANSWER_START);
    session.stop();
    expect(Object.keys(storage.items)).toEqual([KEY]);
    const again = open(storage);
    expect(again.getConversation()).toEqual(session.getConversation());
    again.clear();
    expect(exchanges(again)).toEqual([]);
    expect(storage.items).toEqual({});
  });

  test('H7 ten exchanges are remembered', async () => {
    const session = open();
    for (let count = 0; count < 12; count++) {
      await asked(session, `${count}`);
    }
    expect(exchanges(session).map(({question}) => question)[0]).toBe('2');
    expect(exchanges(session)).toHaveLength(10);
  });

  const EXCHANGE = {id: '1', question: 'q', answer: 'a', status: 'done', sources: [SOURCE]};
  const LEAVES = [
    null,
    7,
    '',
    'x',
    'done',
    '<img src=x>',
    EXCHANGE,
    [EXCHANGE],
    'x'.repeat(50_001),
  ];

  fuzz('H7 F4 whatever stands there, it is dropped or can be shown', 4000, (random) => {
    const damaged = {...EXCHANGE, [random.pick(Object.keys(EXCHANGE))]: random.json(LEAVES)};
    const json = JSON.stringify(
      random.pick<unknown>([
        random.json(LEAVES),
        {format: 2, id: random.pick(LEAVES), exchanges: random.json(LEAVES)},
        {format: 2, id: 'c', exchanges: [damaged]},
      ]),
    );
    const text = random.below(3) === 0 ? json.slice(0, random.below(json.length + 1)) : json;
    const session = createAskSession({
      endpoint: '',
      indexName: 'collektive',
      storage: memory({[KEY]: text}),
    });
    for (const {question, answer, sources} of exchanges(session)) {
      for (const one of [question, answer, ...sources.flatMap(({url, title}) => [url, title])]) {
        expect(typeof one).toBe('string');
      }
    }
  });

  test('H7 blocked and full storage keep nothing and break nothing', async () => {
    const fail = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const storage of [null, {getItem: fail, setItem: fail, removeItem: fail}]) {
      const session = open(storage);
      await asked(session);
      session.clear();
      expect(exchanges(session)).toEqual([]);
    }
  });
});
