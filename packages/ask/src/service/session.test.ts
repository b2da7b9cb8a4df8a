import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {ANSWER, ANSWER_START, SOURCE, startAskServer, type AskServer} from '../testing/server';
import {memory} from '@collektive/testing/memory';
import {createAskSession, type AskSession} from './session';
import type {KeyStore} from './storedConversation';

describe('session', () => {
  let server: AskServer;
  let storage: KeyStore;
  let conversation: KeyStore;
  const open = (): AskSession =>
    createAskSession({
      service: {endpoint: server.endpoint},
      indexName: 'collektive',
      stores: {conversation, token: storage},
    });
  const last = (session: AskSession) => session.getConversation().exchanges.at(-1);
  beforeEach(async () => {
    server = await startAskServer();
    storage = memory();
    conversation = memory();
  });
  afterEach(() => server.close());

  test('H7 asks, keeps the conversation, and takes it along with the next question', async () => {
    const first = open();
    first.ask('  What is a field? ');
    expect(last(first)).toMatchObject({question: 'What is a field?', status: 'thinking'});
    await expect.poll(() => last(first)?.status).toBe('done');
    expect(last(first)).toMatchObject({answer: ANSWER, sources: [SOURCE], searches: ['field']});
    first.close();

    const second = open();
    expect(second.getConversation()).toEqual({
      ...first.getConversation(),
      exchanges: [expect.objectContaining({answer: ANSWER, status: 'done'})],
    });
    second.ask('And a device?');
    await expect.poll(() => last(second)?.status).toBe('done');
    const {messages} = server.requests[1].body as {messages: {role: string}[]};
    expect(messages.map(({role}) => role)).toEqual(['user', 'assistant', 'user']);
    second.clear();
    expect(open().getConversation().exchanges).toEqual([]);
  });

  test('H7 only spaces ask nothing, and a long question is cut', () => {
    const session = open();
    session.ask(' \n ');
    expect(last(session)).toBeUndefined();
    session.ask('x'.repeat(900));
    expect(last(session)?.question).toHaveLength(500);
    session.close();
  });

  test('H7 stop keeps what has come, and asking again gives the whole answer', async () => {
    server.scenario = 'stall';
    const session = open();
    session.ask('What is a field?');
    await expect.poll(() => last(session)?.answer).toBe(ANSWER_START);
    session.stop();
    expect(last(session)).toMatchObject({status: 'stopped', answer: ANSWER_START});
    await expect.poll(() => server.abandoned).toBe(1);
    server.scenario = 'answer';
    session.retry(last(session)!.id);
    await expect.poll(() => last(session)).toMatchObject({status: 'done', answer: ANSWER});
    expect(session.getConversation().exchanges).toHaveLength(1);
  });

  test('H7 a failure is told, and the next question is answered', async () => {
    server.scenario = 429;
    const session = open();
    session.ask('one');
    await expect.poll(() => last(session)?.status).toBe('failed');
    expect(last(session)?.error).toMatch(/too many questions.*\(HTTP status 429\)$/);
    server.scenario = 'answer';
    session.ask('two');
    await expect.poll(() => last(session)?.status).toBe('done');
  });

  test('H7 another question takes over from an answer under way', async () => {
    server.scenario = 'stall';
    const session = open();
    session.ask('one');
    await expect.poll(() => last(session)?.answer).toBe(ANSWER_START);
    server.scenario = 'answer';
    session.ask('two');
    await expect.poll(() => last(session)?.status).toBe('done');
    expect(session.getConversation().exchanges.map(({status}) => status)).toEqual([
      'stopped',
      'done',
    ]);
  });

  test('H7 feedback that does not arrive is told and can be repeated', async () => {
    const session = open();
    session.ask('one');
    await expect.poll(() => last(session)?.status).toBe('done');
    const {id} = last(session)!;
    server.feedbackStatus = 500;
    session.rate(id, 'like');
    expect(last(session)?.feedback).toBe('like');
    await expect.poll(() => last(session)?.feedbackError).toMatch(/was not sent/);
    server.feedbackStatus = 200;
    session.rate(id, 'dislike');
    await expect.poll(() => server.requests).toHaveLength(3);
    expect(last(session)).toMatchObject({feedback: 'dislike', feedbackError: undefined});
    expect(server.requests.at(-1)?.body).toEqual({messageId: id, thumbs: 0});
  });
});
