import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {ANSWER, ANSWER_START, startAskServer, type AskServer} from '../testing/server';
import {memory} from '@collektive/testing/memory';
import {askQuestion, sendFeedback, type AskService} from './api';
import type {KeyStore} from './storedConversation';

const ACCOUNT = {appId: 'APP', apiKey: 'key', indexName: 'collektive', assistantId: 'helper'};
const MESSAGES = [
  {id: 'm1', role: 'user' as const, parts: [{type: 'text' as const, text: 'What is a field?'}]},
];

let server: AskServer;
let storage: KeyStore;
beforeEach(async () => {
  server = await startAskServer();
  storage = memory();
});
afterEach(() => server.close());

const paths = () => server.requests.map(({path}) => path);

/** The text of an answer as far as it came, and what ended it. */
async function ask(service: Partial<AskService> = {}, silenceMs?: number, stopAfter = Infinity) {
  const stop = new AbortController();
  let text = '';
  let count = 0;
  try {
    for await (const part of askQuestion(
      {endpoint: server.endpoint, ...service},
      {id: 'c', messages: MESSAGES},
      {signal: stop.signal, storage, silenceMs},
    )) {
      if (part.type === 'text-delta') {
        text += part.delta;
        server.release();
      }
      count += 1;
      if (count === stopAfter) {
        stop.abort();
      }
    }
  } catch (error) {
    return {text, error: error as Error & {kind?: string}};
  }
  return {text, error: undefined};
}

describe('asking', () => {
  test('H7 an own service is asked at once, and its answer arrives', async () => {
    expect(await ask()).toEqual({text: ANSWER, error: undefined});
    expect(paths()).toEqual(['/chat']);
    expect(server.requests[0].body).toEqual({
      id: 'c',
      messages: MESSAGES,
      trigger: 'submit-message',
    });
    expect(server.requests[0].headers).toMatchObject({'x-ai-sdk-version': 'v5'});
    expect(server.requests[0].headers.authorization).toBeUndefined();
  });

  test('H7 an own service that answers 401 gets a token, which serves the next question too', async () => {
    server.wantsToken = true;
    expect((await ask()).error).toBeUndefined();
    expect((await ask()).error).toBeUndefined();
    expect(paths()).toEqual(['/chat', '/chat/token', '/chat', '/chat']);
  });

  test('H7 the hosted provider gets its token first, and the headers of the account', async () => {
    server.wantsToken = true;
    expect((await ask({account: ACCOUNT})).error).toBeUndefined();
    expect(paths()).toEqual(['/chat/token', '/chat']);
    expect(server.requests[0].headers).toMatchObject({'x-algolia-assistant-id': 'helper'});
    expect(server.requests[1].headers).toMatchObject({
      authorization: expect.stringMatching(/^TOKEN .+\.sig$/) as string,
      'x-algolia-api-key': 'key',
      'x-algolia-application-id': 'APP',
      'x-algolia-index-name': 'collektive',
      'x-algolia-assistant-id': 'helper',
      'x-ai-sdk-version': 'v5',
    });
  });

  test('H7 a token that the service no longer takes is replaced once', async () => {
    server.wantsToken = true;
    storage?.setItem('askai_token', `${btoa(JSON.stringify({exp: Date.now()}))}.old`);
    expect((await ask({account: ACCOUNT})).error).toBeUndefined();
    expect(paths()).toEqual(['/chat', '/chat/token', '/chat']);
    server.scenario = 401;
    expect((await ask({account: ACCOUNT})).error).toMatchObject({kind: 'refused'});
    expect(paths().slice(3)).toEqual(['/chat', '/chat/token', '/chat']);
  });

  test('H7 blocked storage costs a token for each question, no more', async () => {
    server.wantsToken = true;
    storage = null;
    expect((await ask({account: ACCOUNT})).error).toBeUndefined();
    expect((await ask({account: ACCOUNT})).error).toBeUndefined();
    expect(paths()).toEqual(['/chat/token', '/chat', '/chat/token', '/chat']);
  });

  test.each([
    [400, 'rejected'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'missing'],
    [429, 'busy'],
    [500, 'service'],
    [503, 'service'],
    ['page', 'unreadable'],
    ['empty', 'empty'],
  ] as const)('H7 %s ends in a sentence', async (scenario, kind) => {
    server.scenario = scenario;
    const {text, error} = await ask();
    expect(text).toBe('');
    expect(error).toMatchObject({name: 'AskError', kind});
    expect(error?.message).toMatch(/^[A-Z].*[.)]$/);
  });

  test.each([
    ['breakOff', 'brokenOff'],
    ['cutOff', 'brokenOff'],
    ['garbage', 'unreadable'],
  ] as const)('H7 %s keeps what came before', async (scenario, kind) => {
    server.scenario = scenario;
    const {text, error} = await ask();
    expect(text).toBe(ANSWER_START);
    expect(error).toMatchObject({kind});
  });

  test('H7 an error in the stream is told in the words of the service', async () => {
    server.scenario = 'report';
    expect((await ask()).error?.message).toBe(
      'The answering service reports an error. Thread too deep.',
    );
  });

  test('H7 silence ends the request, before the answer and in the middle of it', async () => {
    server.scenario = 'stall';
    expect(await ask({}, 150)).toMatchObject({text: ANSWER_START, error: {kind: 'silent'}});
    server.scenario = 'held';
    expect(await ask({}, 150)).toMatchObject({text: '', error: {kind: 'silent'}});
    await expect.poll(() => server.abandoned).toBe(2);
  });

  test('H7 nobody there', async () => {
    const {endpoint} = server;
    await server.close();
    expect((await ask({endpoint})).error).toMatchObject({kind: 'offline'});
    server = await startAskServer();
  });

  test('H7 stopping ends the request with its own reason', async () => {
    server.scenario = 'stall';
    const {error} = await ask({}, 5000, 3);
    expect(error?.name).toBe('AbortError');
    await expect.poll(() => server.abandoned).toBe(1);
  });

  test('H7 feedback names the question', async () => {
    const rating = {messageId: 'm1', thumbs: 1} as const;
    await sendFeedback({endpoint: server.endpoint}, rating, storage);
    await sendFeedback({endpoint: server.endpoint, account: ACCOUNT}, rating, storage);
    expect(server.requests.map(({path, body}) => [path, body])).toEqual([
      ['/chat/feedback', {messageId: 'm1', thumbs: 1}],
      ['/chat/token', {}],
      ['/chat/feedback', {appId: 'APP', messageId: 'm1', thumbs: 1}],
    ]);
    server.feedbackStatus = 500;
    await expect(sendFeedback({endpoint: server.endpoint}, rating, storage)).rejects.toMatchObject({
      kind: 'service',
    });
  });
});
