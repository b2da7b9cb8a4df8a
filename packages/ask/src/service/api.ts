import type {WireMessage} from './conversation';
import {AskError, errorOfStatus} from './errors';
import type {KeyStore} from './storedConversation';
import {readParts, type AnswerPart} from './stream';
import {keepToken, keptToken} from './token';
import {chunksOf, createWatch} from './watch';

/** A service that answers questions, in the way of DocSearch's Ask AI. */
export interface AskService {
  /** Base of its addresses: `<endpoint>/chat`, `<endpoint>/chat/token`. */
  endpoint: string;
  /** What the hosted provider wants to know; a service of one's own can do without. */
  account?: {appId: string; apiKey: string; indexName: string; assistantId: string};
}

export interface AskOptions {
  /** Ends the request: the reader pressed stop, or left. */
  signal: AbortSignal;
  /** Where the token is kept for the next question. */
  storage: KeyStore;
  /** The longest silence of the service that is waited for. */
  silenceMs?: number;
}

/** Models may think long before their first word. */
const SILENCE_MS = 45_000;

async function post(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...headers},
      body: JSON.stringify(body),
      signal,
    });
  } catch (cause) {
    throw new AskError('offline', {cause});
  }
}

const addressOf = ({endpoint}: AskService, path: string): string =>
  endpoint.replace(/\/+$/, '') + path;

const assistantHeader = ({account}: AskService): Record<string, string> =>
  account ? {'x-algolia-assistant-id': account.assistantId} : {};

async function fetchToken(
  service: AskService,
  storage: KeyStore,
  signal?: AbortSignal,
): Promise<string> {
  const response = await post(
    addressOf(service, '/chat/token'),
    assistantHeader(service),
    {},
    signal,
  );
  if (!response.ok) {
    throw errorOfStatus(response.status);
  }
  const answer = (await response.json().catch(() => undefined)) as {token?: unknown} | undefined;
  if (typeof answer?.token !== 'string' || answer.token === '') {
    throw new AskError('unreadable');
  }
  keepToken(storage, answer.token);
  return answer.token;
}

/**
 * Sends a request with the token that the service wants. The hosted provider always wants one; a
 * service of one's own is asked without, until it answers 401. So does a token that ended early.
 */
async function postWithToken(
  service: AskService,
  path: string,
  headers: Record<string, string>,
  body: unknown,
  {storage, signal}: {storage: KeyStore; signal?: AbortSignal},
): Promise<Response> {
  const send = (token: string | undefined) =>
    post(
      addressOf(service, path),
      {...headers, ...assistantHeader(service), ...(token && {authorization: `TOKEN ${token}`})},
      body,
      signal,
    );
  const kept = keptToken(storage);
  const first = kept ?? (service.account && (await fetchToken(service, storage, signal)));
  let response = await send(first);
  const wasFresh = first !== undefined && first !== kept;
  if (response.status === 401 && !wasFresh) {
    void response.body?.cancel();
    response = await send(await fetchToken(service, storage, signal));
  }
  if (!response.ok) {
    void response.body?.cancel();
    throw errorOfStatus(response.status);
  }
  return response;
}

/**
 * Asks a question and gives the parts of its answer as they come. Leaving the loop ends the request.
 *
 * @param chat the conversation's id, and its messages with the question as the last one
 * @throws AskError with a sentence for readers; the reason of `signal`, when that ended it
 */
export async function* askQuestion(
  service: AskService,
  chat: {id: string; messages: WireMessage[]},
  {signal, storage, silenceMs = SILENCE_MS}: AskOptions,
): AsyncGenerator<AnswerPart> {
  const watch = createWatch(signal, silenceMs);
  const {account} = service;
  try {
    const response = await postWithToken(
      service,
      '/chat',
      {
        'x-ai-sdk-version': 'v5',
        ...(account && {
          'x-algolia-api-key': account.apiKey,
          'x-algolia-application-id': account.appId,
          'x-algolia-index-name': account.indexName,
        }),
      },
      {...chat, trigger: 'submit-message'},
      {storage, signal: watch.signal},
    );
    watch.heard();
    if (!response.body) {
      throw new AskError('unreadable');
    }
    yield* readParts(chunksOf(response.body, watch.heard));
  } catch (error) {
    throw watch.signal.aborted ? watch.signal.reason : error;
  } finally {
    watch.end();
  }
}

/**
 * Tells the service what a reader thinks of an answer.
 *
 * @param messageId of the question, as it was sent
 * @throws AskError with a sentence for readers
 */
export async function sendFeedback(
  service: AskService,
  {messageId, thumbs}: {messageId: string; thumbs: 0 | 1},
  storage: KeyStore,
): Promise<void> {
  const appId = service.account?.appId;
  const body = {...(appId && {appId}), messageId, thumbs};
  const response = await postWithToken(service, '/chat/feedback', {}, body, {storage});
  void response.body?.cancel();
}
