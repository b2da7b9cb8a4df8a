import {describe, expect, test} from 'vitest';
import {
  activeExchange,
  KEPT_EXCHANGES,
  messagesFor,
  reduceConversation,
  type Conversation,
  type ConversationAction,
} from './conversation';

const EMPTY: Conversation = {id: 'c', exchanges: []};
const after = (...actions: ConversationAction[]): Conversation =>
  actions.reduce(reduceConversation, EMPTY);
const ask = (id: string): ConversationAction => ({type: 'ask', id, question: `question ${id}`});
const text = (id: string, delta: string, block = 't'): ConversationAction => ({
  type: 'parts',
  id,
  parts: [{type: 'text-delta', id: block, delta}],
});

describe('conversation', () => {
  test('H7 thinks until the first word, answers until the end', () => {
    const status = (...actions: ConversationAction[]) => after(...actions).exchanges[0].status;
    expect(status(ask('1'))).toBe('thinking');
    expect(status(ask('1'), text('1', '\n '))).toBe('thinking');
    expect(status(ask('1'), text('1', 'A'))).toBe('answering');
    expect(status(ask('1'), text('1', 'A'), {type: 'finish', id: '1'})).toBe('done');
    expect(status(ask('1'), text('1', 'A'), {type: 'stop'})).toBe('stopped');
  });

  test('H7 text grows, another block starts a paragraph', () => {
    const [exchange] = after(
      ask('1'),
      text('1', 'a'),
      text('1', 'b'),
      text('1', 'c', 'u'),
    ).exchanges;
    expect(exchange.answer).toBe('ab\n\nc');
  });

  test('H7 searches and sources are collected, each source once, five at most', () => {
    const source = (n: number) => ({url: `/docs/${n}/`, title: `${n}`});
    const [exchange] = after(
      ask('1'),
      {type: 'parts', id: '1', parts: [{type: 'tool-input-available', query: 'field'}]},
      {type: 'parts', id: '1', parts: [{type: 'tool-input-available'}]},
      {
        type: 'parts',
        id: '1',
        parts: [{type: 'tool-output-available', sources: [1, 2, 1, 3].map(source)}],
      },
      ...[2, 4, 5, 6].map((n): ConversationAction => ({
        type: 'parts',
        id: '1',
        parts: [{type: 'source-url', source: source(n)}],
      })),
    ).exchanges;
    expect(exchange.searches).toEqual(['field']);
    expect(exchange.sources).toEqual([1, 2, 3, 4, 5].map(source));
  });

  test('H7 what arrives late changes nothing', () => {
    const stopped = after(ask('1'), text('1', 'a'), {type: 'stop'});
    for (const late of [
      text('1', 'b'),
      {type: 'finish', id: '1'},
      {type: 'fail', id: '1', error: 'x'},
      text('unknown', 'b'),
    ] satisfies ConversationAction[]) {
      expect(reduceConversation(stopped, late)).toEqual(stopped);
    }
  });

  test('H7 a question stops the one before; a failure keeps the text and says why', () => {
    const {exchanges} = after(ask('1'), text('1', 'a'), ask('2'), {
      type: 'fail',
      id: '2',
      error: 'No.',
    });
    expect(exchanges).toMatchObject([
      {status: 'stopped', answer: 'a'},
      {status: 'failed', error: 'No.'},
    ]);
    expect(activeExchange({id: 'c', exchanges})).toBeUndefined();
  });

  test('H7 asking again forgets the failed answer', () => {
    const {exchanges} = after(
      ask('1'),
      text('1', 'half'),
      {type: 'fail', id: '1', error: 'No.'},
      {type: 'retry', id: '1'},
    );
    expect(exchanges).toEqual([
      {
        id: '1',
        question: 'question 1',
        status: 'thinking',
        answer: '',
        searches: [],
        sources: [],
      },
    ]);
  });

  test('H7 feedback can fail and be given again', () => {
    const done = [ask('1'), text('1', 'a'), {type: 'finish', id: '1'}] as ConversationAction[];
    const liked = after(...done, {type: 'rate', id: '1', feedback: 'like'});
    expect(liked.exchanges[0].feedback).toBe('like');
    const failed = reduceConversation(liked, {type: 'rateFailed', id: '1', error: 'No.'});
    expect(failed.exchanges[0]).toMatchObject({feedback: undefined, feedbackError: 'No.'});
  });

  test('H7 ten exchanges are remembered, a new conversation has none', () => {
    const many = after(...Array.from({length: 12}, (_, n) => ask(`${n}`)));
    expect(many.exchanges).toHaveLength(KEPT_EXCHANGES);
    expect(many.exchanges[0].id).toBe('2');
    expect(reduceConversation(many, {type: 'clear', id: 'd'})).toEqual({id: 'd', exchanges: []});
  });

  test('H7 the service gets earlier answers and the question, nothing unanswered, nothing later', () => {
    const conversation = after(
      ask('1'),
      text('1', 'answer'),
      {type: 'finish', id: '1'},
      ask('2'),
      {type: 'fail', id: '2', error: 'No.'},
      ask('3'),
      ask('4'),
    );
    const part = (value: string) => [{type: 'text', text: value}];
    expect(messagesFor(conversation, '3')).toEqual([
      {id: '1', role: 'user', parts: part('question 1')},
      {id: '1-answer', role: 'assistant', parts: part('answer')},
      {id: '3', role: 'user', parts: part('question 3')},
    ]);
  });
});
