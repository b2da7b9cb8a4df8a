import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import {memory} from '@collektive/testing/memory';
import {createAskSession, type AskSession, type KeyStore} from './session';
import {SOURCE, startAskServer, type AskServer} from './testing/server';

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
  test('H7 a question takes those along that were answered before', async () => {
    const session = open();
    session.ask('  ');
    expect(exchanges(session)).toEqual([]);
    await asked(session, 'one');
    server.scenario = 429;
    session.ask('two');
    await expect.poll(() => last(session).status).toBe('failed');
    server.scenario = 'answer';
    await asked(session, 'three');
    const {messages} = server.requests[2].body as {messages: {role: string}[]};
    expect(messages.map(({role}) => role)).toEqual(['user', 'assistant', 'user']);
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
  test('H7 ten exchanges are remembered', async () => {
    const session = open();
    for (let count = 0; count < 12; count++) {
      await asked(session, `${count}`);
    }
    expect(exchanges(session).map(({question}) => question)[0]).toBe('2');
    expect(exchanges(session)).toHaveLength(10);
  });

  const EXCHANGE = {id: '1', question: 'q', answer: 'a', status: 'done', sources: [SOURCE]};
  const TEXTS = ['', 'x', 'done', '<img src=x>', 'x'.repeat(50_001)];
  const LEAVES = [null, 7, ...TEXTS, EXCHANGE, [EXCHANGE]];

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
