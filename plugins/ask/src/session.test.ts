import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createAskSession, type AskSession} from './session';
import {startAskServer, type AskServer} from './testing/server';

let server: AskServer;
beforeEach(async () => {
  server = await startAskServer();
});
afterEach(() => server.close());

const open = (): AskSession => createAskSession({endpoint: server.endpoint});
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

  test('H7 ten exchanges are remembered', async () => {
    const session = open();
    for (let count = 0; count < 12; count++) {
      await asked(session, `${count}`);
    }
    expect(exchanges(session).map(({question}) => question)[0]).toBe('2');
    expect(exchanges(session)).toHaveLength(10);
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
