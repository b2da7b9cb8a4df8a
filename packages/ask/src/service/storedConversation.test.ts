import {describe, expect, test} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import {memory} from '@collektive/testing/memory';
import type {Conversation, Exchange} from './conversation';
import {keepConversation, readConversation, type KeyStore} from './storedConversation';
import {keepToken, keptToken} from './token';

const KEY = '__DOCSEARCH_ASKAI_CONVERSATIONS__collektive';

/** Cookies blocked, or no space left. */
const BROKEN: KeyStore = {
  getItem() {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem() {
    throw new DOMException('blocked', 'SecurityError');
  },
};

const EXCHANGE: Exchange = {
  id: '1',
  question: 'What is a field?',
  status: 'done',
  answer: 'A map.',
  searches: ['field'],
  sources: [{url: '/docs/a/', title: 'A'}],
  feedback: 'like',
};
const CONVERSATION: Conversation = {id: 'c', exchanges: [EXCHANGE]};

describe('stored conversation', () => {
  test('H7 comes back as it was', () => {
    const storage = memory();
    keepConversation(storage, 'collektive', CONVERSATION);
    expect(Object.keys(storage.items)).toEqual([KEY]);
    expect(readConversation(storage, 'collektive')).toEqual(CONVERSATION);
    expect(readConversation(storage, 'other')).toBeUndefined();
  });

  test('H7 an answer under way is kept as far as it came, a question without answer is not', () => {
    const storage = memory();
    keepConversation(storage, 'collektive', {
      id: 'c',
      exchanges: [
        {...EXCHANGE, status: 'answering'},
        {...EXCHANGE, id: '2', status: 'thinking', answer: ''},
      ],
    });
    expect(readConversation(storage, 'collektive')?.exchanges).toEqual([
      {...EXCHANGE, status: 'stopped'},
    ]);
    keepConversation(storage, 'collektive', {id: 'd', exchanges: []});
    expect(storage.items).toEqual({});
  });

  test.each([
    'invalid JSON',
    'null',
    '5',
    '[{"objectID":"of DocSearch 4"}]',
    '{"id":"c"}',
    '{"format":2,"id":"c","exchanges":[]}',
    '{"format":1,"id":7,"exchanges":[]}',
    '{"format":1,"id":"","exchanges":[]}',
  ])('H7 %s is no conversation', (json) => {
    expect(readConversation(memory({[KEY]: json}), 'collektive')).toBeUndefined();
  });

  test('H7 what is damaged in it is dropped', () => {
    const exchanges = [
      null,
      {...EXCHANGE, id: 3},
      {...EXCHANGE, question: {}},
      {...EXCHANGE, answer: 'x'.repeat(50_001)},
      {...EXCHANGE, searches: [1, 'kept'], sources: [{url: 4}, 'x'], feedback: 'meh', status: 'a'},
      EXCHANGE,
    ];
    const json = JSON.stringify({format: 1, id: 'c', exchanges});
    expect(readConversation(memory({[KEY]: json}), 'collektive')?.exchanges).toEqual([
      {
        id: '1',
        question: EXCHANGE.question,
        answer: EXCHANGE.answer,
        status: 'stopped',
        searches: ['kept'],
        sources: [],
      },
    ]);
    const none = JSON.stringify({format: 1, id: 'c', exchanges: 'many'});
    expect(readConversation(memory({[KEY]: none}), 'collektive')).toEqual({id: 'c', exchanges: []});
  });

  const LEAVES = [
    null,
    7,
    '',
    'x',
    'done',
    '<img src=x>',
    EXCHANGE,
    [EXCHANGE],
    'x'.repeat(50_001),
  ];

  fuzz('H7 F4 whatever stands there, it is dropped or can be shown', 4000, (random) => {
    const damaged = {...EXCHANGE, [random.pick(Object.keys(EXCHANGE))]: random.json(LEAVES)};
    const value = random.pick<unknown>([
      random.json(LEAVES),
      {format: 1, id: random.pick(LEAVES), exchanges: random.json(LEAVES)},
      {format: 1, id: 'c', exchanges: [damaged, random.json(LEAVES)]},
    ]);
    const json = JSON.stringify(value);
    const cut = random.below(3) === 0 ? random.below(json.length + 1) : json.length;
    const text = json.slice(0, cut);
    const conversation = readConversation(memory({[KEY]: text}), 'collektive');
    for (const {question, answer, searches, sources} of conversation?.exchanges ?? []) {
      const texts = [
        question,
        answer,
        ...searches,
        ...sources.flatMap(({url, title}) => [url, title]),
      ];
      expect(texts.every((one) => typeof one === 'string' && one.length <= 50_000)).toBe(true);
    }
    expect(() => keptToken(memory({askai_token: text}))).not.toThrow();
  });

  test.each([
    ['blocked', null],
    ['throwing', BROKEN],
  ])('H7 %s storage keeps nothing and breaks nothing', (_, storage) => {
    expect(readConversation(storage, 'collektive')).toBeUndefined();
    expect(() => keepConversation(storage, 'collektive', CONVERSATION)).not.toThrow();
    expect(keptToken(storage)).toBeUndefined();
    expect(() => keepToken(storage, 'token')).not.toThrow();
  });
});

describe('token', () => {
  const NOW = 1_700_000_000_000;
  const token = (exp: unknown) => `${btoa(JSON.stringify({exp}))}.sig`;

  test('H7 lasts until half a minute before its end', () => {
    const kept = (exp: unknown) => keptToken(memory({askai_token: token(exp)}), NOW);
    expect(kept(NOW / 1000 + 60)).toBe(token(NOW / 1000 + 60));
    expect(kept(NOW / 1000 + 20)).toBeUndefined();
    expect(kept('soon')).toBeUndefined();
  });

  test.each(['', 'no.token', '%%%', btoa('null')])('H7 “%s” is no token', (value) => {
    expect(keptToken(memory({askai_token: value}), NOW)).toBeUndefined();
  });
});
