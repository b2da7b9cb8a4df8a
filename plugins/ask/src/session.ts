import {AskError, askQuestion, sendFeedback, type Message, type Source} from './service';

export type Feedback = 'Like' | 'Dislike';

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

export interface AskSessionOptions {
  endpoint: string;
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
}

/** Longest question, in characters. */
export const MAX_QUESTION_LENGTH = 500;

/** Exchanges that a conversation remembers: every question takes all of them along. */
const MAX_EXCHANGES = 10;

/** Sources that are named below an answer. */
const MAX_SOURCES = 5;

/** What comes is shown this often, however small its pieces are. */
const SHOW_EVERY_MS = 50;

export const isActive = ({status}: Exchange): boolean =>
  status === 'thinking' || status === 'answering';

const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

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

/** Starts a conversation, which lasts as long as nobody closes its panel. */
export function createAskSession({endpoint, silenceMs}: AskSessionOptions): AskSession {
  const listeners = new Set<() => void>();
  let conversation: Conversation = {id: newId(), exchanges: []};
  let request = new AbortController();

  function become(changed: Conversation): void {
    conversation = changed;
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
      sendFeedback(endpoint, id, feedback === 'Like' ? 1 : 0).catch(() =>
        change(id, {
          feedback: undefined,
          feedbackError: 'Your feedback was not sent. Try again.',
        }),
      );
    },
  };
}
