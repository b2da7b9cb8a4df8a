import {text} from '@collektive/texts';
import {askQuestion, sendFeedback, type AskService} from './api';
import {
  activeExchange,
  messagesFor,
  reduceConversation,
  type Conversation,
  type ConversationAction,
  type Feedback,
} from './conversation';
import {sentenceOf} from './errors';
import {gatherByFrame} from './frames';
import {keepConversation, readConversation, type KeyStore} from './storedConversation';

export interface AskSessionOptions {
  service: AskService;
  /** The conversation is kept under a key that ends in this name. */
  indexName: string;
  /** Where the conversation is kept, and where the token. */
  stores: {conversation: KeyStore; token: KeyStore};
  silenceMs?: number;
}

/** A conversation with the service: what it is at the moment, and what a reader can do with it. */
export interface AskSession {
  getConversation: () => Conversation;
  subscribe: (onChange: () => void) => () => void;
  /** Asks a question; an answer that is under way is stopped. Only spaces ask nothing. */
  ask: (question: string) => void;
  /** Asks the question of an exchange once more. */
  retry: (id: string) => void;
  stop: () => void;
  rate: (id: string, feedback: Feedback) => void;
  /** Forgets the conversation and starts another one. */
  clear: () => void;
  /** Stops what is under way and keeps the conversation for the next session. */
  close: () => void;
}

/** Longest question, in characters. */
export const MAX_QUESTION_LENGTH = 500;

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Takes up the conversation of the last session, or starts one. It never throws. */
export function createAskSession(options: AskSessionOptions): AskSession {
  const {service, indexName, stores, silenceMs} = options;
  let conversation = readConversation(stores.conversation, indexName) ?? {
    id: newId(),
    exchanges: [],
  };
  /** Ends the request that is under way, and hands on what has come of its answer. */
  let endRequest: () => void = () => undefined;
  const listeners = new Set<() => void>();

  function dispatch(action: ConversationAction): void {
    conversation = reduceConversation(conversation, action);
    if (!activeExchange(conversation)) {
      keepConversation(stores.conversation, indexName, conversation);
    }
    listeners.forEach((onChange) => onChange());
  }

  async function answer(id: string): Promise<void> {
    const request = new AbortController();
    const {signal} = request;
    const gathering = gatherByFrame((parts) => dispatch({type: 'parts', id, parts}));
    endRequest = () => {
      gathering.flush();
      request.abort();
    };
    const chat = {id: conversation.id, messages: messagesFor(conversation, id)};
    try {
      const parts = askQuestion(service, chat, {signal, storage: stores.token, silenceMs});
      for await (const part of parts) {
        await gathering.add(part);
      }
      gathering.flush();
      dispatch({type: 'finish', id});
    } catch (error) {
      if (!signal.aborted) {
        gathering.flush();
        dispatch({type: 'fail', id, error: sentenceOf(error)});
      }
    }
  }

  function stop(): void {
    endRequest();
    if (activeExchange(conversation)) {
      dispatch({type: 'stop'});
    }
  }

  return {
    getConversation: () => conversation,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ask(text) {
      const question = text.trim().slice(0, MAX_QUESTION_LENGTH);
      if (question !== '') {
        const id = newId();
        endRequest();
        dispatch({type: 'ask', id, question});
        void answer(id);
      }
    },
    retry(id) {
      stop();
      dispatch({type: 'retry', id});
      void answer(id);
    },
    stop,
    rate(id, feedback) {
      dispatch({type: 'rate', id, feedback});
      const thumbs = feedback === 'like' ? 1 : 0;
      sendFeedback(service, {messageId: id, thumbs}, stores.token).catch(() =>
        dispatch({type: 'rateFailed', id, error: text('Your feedback was not sent. Try again.')}),
      );
    },
    clear() {
      endRequest();
      dispatch({type: 'clear', id: newId()});
    },
    close: stop,
  };
}
