import {isObject} from '@collektive/search';
import {
  AskError,
  askQuestion,
  MAX_ANSWER_LENGTH,
  sendFeedback,
  type Message,
  type Source,
} from './service';

export type Feedback = 'like' | 'dislike';

/** A question and what became of it. */
export interface Exchange {
  id: string;
  question: string;
  /** `thinking`: nothing of the answer has come yet; `answering`: some of it has. */
  status: 'thinking' | 'answering' | 'done' | 'stopped' | 'failed';
  /** Markdown, as far as it has come. */
  answer: string;
  sources: Source[];
  /** A sentence for readers, where the status is `failed`. */
  error?: string;
  feedback?: Feedback;
  /** Why a reader's feedback did not arrive. */
  feedbackError?: string;
}

export interface Conversation {
  id: string;
  exchanges: Exchange[];
}

/** The part of the browser's storage that is used; `null` where it is blocked. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

export interface AskSessionOptions {
  endpoint: string;
  /** The conversation is stored under a key that ends in this name, as DocSearch does. */
  indexName: string;
  storage: KeyStore;
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
}

/** Longest question, in characters. */
export const MAX_QUESTION_LENGTH = 500;

/** Exchanges that a conversation remembers: every question takes all of them along. */
const MAX_EXCHANGES = 10;

/** Sources that are named below an answer. */
const MAX_SOURCES = 5;

/** What comes is shown this often, however small its pieces are. */
const SHOW_EVERY_MS = 50;

/** Rises when the shape of what is stored changes: what has another number is dropped. */
const FORMAT = 2;

export const isActive = ({status}: Exchange): boolean =>
  status === 'thinking' || status === 'answering';

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_ANSWER_LENGTH;

const isStored = (value: unknown): value is Exchange =>
  isObject(value) &&
  [value.id, value.question, value.answer].every((one) => isText(one) && one !== '') &&
  Array.isArray(value.sources) &&
  value.sources.every((one) => isObject(one) && isText(one.url) && isText(one.title));

/** The conversation of the last visit, or a new one in place of what is none. */
function load(storage: KeyStore, key: string): Conversation {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    if (
      isObject(value) &&
      value.format === FORMAT &&
      isText(value.id) &&
      Array.isArray(value.exchanges) &&
      value.exchanges.every(isStored)
    ) {
      const exchanges = value.exchanges.map(
        ({id, question, answer, sources, status, feedback}): Exchange => ({
          ...{id, question, answer, sources},
          status: status === 'done' ? 'done' : 'stopped',
          feedback: feedback === 'like' || feedback === 'dislike' ? feedback : undefined,
        }),
      );
      return {id: value.id, exchanges: exchanges.slice(-MAX_EXCHANGES)};
    }
  } catch {
    // Blocked, or not what a session stored.
  }
  return {id: newId(), exchanges: []};
}

/** Stores what has an answer. Where storage is full or blocked, the conversation lives as long as the panel. */
function store(storage: KeyStore, key: string, {id, exchanges}: Conversation): void {
  const answered = exchanges.filter(({answer}) => answer !== '');
  try {
    if (answered.length > 0) {
      storage?.setItem(key, JSON.stringify({format: FORMAT, id, exchanges: answered}));
    } else {
      storage?.removeItem(key);
    }
  } catch {
    // As said.
  }
}

const message = (id: string, role: Message['role'], text: string): Message => ({
  ...{id, role},
  parts: [{type: 'text', text}],
});

/** What the service is sent with a question: earlier questions that have answers, then this one. */
function messagesFor({exchanges}: Conversation, id: string): Message[] {
  const asked = exchanges.findIndex((one) => one.id === id);
  const earlier = exchanges.slice(0, asked).filter(({answer}) => answer !== '');
  return [
    ...earlier.flatMap((one) => [
      message(one.id, 'user', one.question),
      message(`${one.id}-answer`, 'assistant', one.answer),
    ]),
    message(id, 'user', exchanges[asked].question),
  ];
}

/** Takes up the conversation of the last visit, or starts one. It never throws. */
export function createAskSession(options: AskSessionOptions): AskSession {
  const {endpoint, indexName, storage, silenceMs} = options;
  const key = `__DOCSEARCH_ASKAI_CONVERSATIONS__${indexName}`;
  const listeners = new Set<() => void>();
  let conversation = load(storage, key);
  let request = new AbortController();

  function become(changed: Conversation): void {
    conversation = changed;
    if (!conversation.exchanges.some(isActive)) {
      store(storage, key, conversation);
    }
    listeners.forEach((onChange) => onChange());
  }

  const change = (id: string, fields: Partial<Exchange>): void =>
    become({
      ...conversation,
      exchanges: conversation.exchanges.map((one) => (one.id === id ? {...one, ...fields} : one)),
    });

  /** Has the question of an exchange answered. */
  async function answer(id: string): Promise<void> {
    request = new AbortController();
    const {signal} = request;
    const chat = {id: conversation.id, messages: messagesFor(conversation, id)};
    const come = {answer: '', sources: [] as Source[]};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (fields: Partial<Exchange>): void => {
      clearTimeout(timer);
      timer = undefined;
      change(id, {...come, ...fields});
    };
    signal.addEventListener('abort', () => {
      if (!(signal.reason instanceof AskError)) {
        show({status: 'stopped'});
      }
    });
    try {
      for await (const part of askQuestion(endpoint, chat, request, silenceMs)) {
        if (signal.aborted) {
          return;
        }
        if ('text' in part) {
          come.answer += part.text;
        } else {
          const urls = come.sources.map(({url}) => url);
          const fresh = part.sources.filter(({url}) => !urls.includes(url) && urls.push(url));
          come.sources = [...come.sources, ...fresh].slice(0, MAX_SOURCES);
        }
        timer ??= setTimeout(
          () => show({status: come.answer === '' ? 'thinking' : 'answering'}),
          SHOW_EVERY_MS,
        );
      }
      show({status: 'done'});
    } catch (error) {
      if (error instanceof AskError || !signal.aborted) {
        const {message} = error instanceof AskError ? error : new AskError('unreadable');
        show({status: 'failed', error: message});
      }
    }
  }

  const stop = (): void => {
    if (conversation.exchanges.some(isActive)) {
      request.abort();
    }
  };

  return {
    getConversation: () => conversation,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ask(text) {
      const question = text.trim().slice(0, MAX_QUESTION_LENGTH);
      if (question === '') {
        return;
      }
      stop();
      const id = newId();
      const asked: Exchange = {id, question, status: 'thinking', answer: '', sources: []};
      const exchanges = [...conversation.exchanges, asked].slice(-MAX_EXCHANGES);
      become({...conversation, exchanges});
      void answer(id);
    },
    retry(id) {
      stop();
      change(id, {status: 'thinking', answer: '', sources: [], error: undefined});
      void answer(id);
    },
    stop,
    rate(id, feedback) {
      change(id, {feedback, feedbackError: undefined});
      sendFeedback(endpoint, id, feedback === 'like' ? 1 : 0).catch(() =>
        change(id, {
          feedback: undefined,
          feedbackError: 'Your feedback was not sent. Try again.',
        }),
      );
    },
    clear() {
      stop();
      become({id: newId(), exchanges: []});
    },
  };
}
