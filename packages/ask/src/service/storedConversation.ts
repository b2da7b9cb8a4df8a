import {isObject} from '@collektive/search';
import {MAX_ANSWER_LENGTH} from '../constants';
import {reduceConversation, type Conversation, type Exchange, KEPT_EXCHANGES} from './conversation';
import {addSources, sourcesOf} from './sources';

/** The part of the browser's storage that is used; `null` where it is blocked. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Rises when the shape of what is stored changes: what has another number is dropped. */
const FORMAT = 1;

/** Where a reader's conversation is kept: the key that DocSearch uses for its own. */
const keyFor = (indexName: string): string => `__DOCSEARCH_ASKAI_CONVERSATIONS__${indexName}`;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_ANSWER_LENGTH;

function readExchange(value: unknown): Exchange[] {
  if (!isObject(value) || !isText(value.id) || !isText(value.question) || !isText(value.answer)) {
    return [];
  }
  const {id, question, answer, searches, sources, feedback} = value;
  if (id === '' || question === '' || answer === '') {
    return [];
  }
  return [
    {
      id,
      question,
      answer,
      status: value.status === 'done' ? 'done' : 'stopped',
      searches: Array.isArray(searches) ? searches.filter(isText) : [],
      sources: addSources([], sourcesOf(sources)),
      ...((feedback === 'like' || feedback === 'dislike') && {feedback}),
    },
  ];
}

/** A conversation out of storage; `undefined` for what is none, or of another format. */
export function readConversation(storage: KeyStore, indexName: string): Conversation | undefined {
  let value: unknown;
  try {
    value = JSON.parse(storage?.getItem(keyFor(indexName)) ?? 'null');
  } catch {
    return undefined;
  }
  if (!isObject(value) || value.format !== FORMAT || !isText(value.id) || value.id === '') {
    return undefined;
  }
  const ids = new Set<string>();
  const exchanges = (Array.isArray(value.exchanges) ? value.exchanges : [])
    .flatMap(readExchange)
    .filter(({id}) => !ids.has(id) && ids.add(id))
    .slice(-KEPT_EXCHANGES);
  return {id: value.id, exchanges};
}

/**
 * Keeps a conversation for the next visit, an answer that is under way as far as it has come.
 * Where storage is full or blocked nothing is kept, and nothing else happens.
 */
export function keepConversation(
  storage: KeyStore,
  indexName: string,
  conversation: Conversation,
): void {
  const {id, exchanges} = reduceConversation(conversation, {type: 'stop'});
  const answered = exchanges.filter(({answer}) => answer !== '');
  try {
    if (answered.length > 0) {
      storage?.setItem(
        keyFor(indexName),
        JSON.stringify({format: FORMAT, id, exchanges: answered}),
      );
    } else {
      storage?.removeItem(keyFor(indexName));
    }
  } catch {
    // The conversation lives as long as the panel then.
  }
}
