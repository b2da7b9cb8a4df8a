import {addSources, type Source} from './sources';
import type {AnswerPart} from './stream';

/** `thinking`: nothing of the answer has come yet; `answering`: some of it has. */
export type ExchangeStatus = 'thinking' | 'answering' | 'done' | 'stopped' | 'failed';
export type Feedback = 'like' | 'dislike';

/** A question and what became of it. */
export interface Exchange {
  id: string;
  question: string;
  status: ExchangeStatus;
  /** Markdown, as far as it has come. */
  answer: string;
  /** The block of text that the answer ends in; another one starts a paragraph. */
  block?: string;
  /** What the service looked for on its way to the answer. */
  searches: string[];
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

export type ConversationAction =
  | {type: 'ask'; id: string; question: string}
  /** Asks the question of an exchange again. */
  | {type: 'retry'; id: string}
  | {type: 'parts'; id: string; parts: AnswerPart[]}
  | {type: 'finish'; id: string}
  | {type: 'fail'; id: string; error: string}
  /** Ends the answer that is under way, if one is. */
  | {type: 'stop'}
  | {type: 'rate'; id: string; feedback: Feedback}
  | {type: 'rateFailed'; id: string; error: string}
  /** Starts another conversation. */
  | {type: 'clear'; id: string};

/** A message on its way to the service. */
export interface WireMessage {
  id: string;
  role: 'user' | 'assistant';
  parts: {type: 'text'; text: string}[];
}

/** Exchanges that a conversation remembers: every question takes all of them along. */
export const KEPT_EXCHANGES = 10;

/** Searches of an exchange that are named. */
const MAX_SEARCHES = 5;

const newExchange = (id: string, question: string): Exchange => ({
  id,
  question,
  status: 'thinking',
  answer: '',
  searches: [],
  sources: [],
});

export const isActive = ({status}: Exchange): boolean =>
  status === 'thinking' || status === 'answering';

/** The exchange whose answer is under way. */
export const activeExchange = ({exchanges}: Conversation): Exchange | undefined =>
  exchanges.find(isActive);

function addPart(exchange: Exchange, part: AnswerPart): Exchange {
  switch (part.type) {
    case 'text-delta': {
      const {answer, block} = exchange;
      const gap = answer !== '' && block !== part.id ? '\n\n' : '';
      const text = answer + gap + part.delta;
      return {
        ...exchange,
        status: part.delta.trim() === '' ? exchange.status : 'answering',
        answer: text,
        block: part.id,
      };
    }
    case 'tool-input-available':
      return part.query
        ? {...exchange, searches: [...exchange.searches, part.query].slice(-MAX_SEARCHES)}
        : exchange;
    case 'tool-output-available':
      return {...exchange, sources: addSources(exchange.sources, part.sources)};
    case 'source-url':
      return {...exchange, sources: addSources(exchange.sources, [part.source])};
  }
}

const change = (
  conversation: Conversation,
  isMeant: (exchange: Exchange) => boolean,
  to: (exchange: Exchange) => Exchange,
): Conversation => ({
  ...conversation,
  exchanges: conversation.exchanges.map((one) => (isMeant(one) ? to(one) : one)),
});

/**
 * What a conversation becomes. What arrives for an exchange that is over (a part that was under way
 * when the reader pressed stop) changes nothing.
 */
export function reduceConversation(
  conversation: Conversation,
  action: ConversationAction,
): Conversation {
  const meant = (one: Exchange) => 'id' in action && one.id === action.id;
  const underWay = (one: Exchange) => meant(one) && isActive(one);
  switch (action.type) {
    case 'ask': {
      const {exchanges} = reduceConversation(conversation, {type: 'stop'});
      const asked = newExchange(action.id, action.question);
      return {...conversation, exchanges: [...exchanges, asked].slice(-KEPT_EXCHANGES)};
    }
    case 'retry':
      return change(conversation, meant, ({id, question}) => newExchange(id, question));
    case 'parts':
      return change(conversation, underWay, (one) => action.parts.reduce(addPart, one));
    case 'finish':
      return change(conversation, underWay, (one) => ({...one, status: 'done'}));
    case 'fail':
      return change(conversation, underWay, (one) => ({
        ...one,
        status: 'failed',
        error: action.error,
      }));
    case 'stop':
      return change(conversation, isActive, (one) => ({...one, status: 'stopped'}));
    case 'rate':
      return change(conversation, meant, (one) => ({
        ...one,
        feedback: action.feedback,
        feedbackError: undefined,
      }));
    case 'rateFailed':
      return change(conversation, meant, (one) => ({
        ...one,
        feedback: undefined,
        feedbackError: action.error,
      }));
    case 'clear':
      return {id: action.id, exchanges: []};
  }
}

const message = (id: string, role: WireMessage['role'], text: string): WireMessage => ({
  id,
  role,
  parts: [{type: 'text', text}],
});

/** What the service is sent with a question: earlier questions that have answers, then this one. */
export function messagesFor({exchanges}: Conversation, id: string): WireMessage[] {
  const asked = exchanges.findIndex((one) => one.id === id);
  return exchanges
    .slice(0, asked + 1)
    .flatMap((one) =>
      one.id === id
        ? [message(one.id, 'user', one.question)]
        : one.answer === ''
          ? []
          : [
              message(one.id, 'user', one.question),
              message(`${one.id}-answer`, 'assistant', one.answer),
            ],
    );
}
