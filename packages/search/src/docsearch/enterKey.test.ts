import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchClient, SearchResult} from '../types';
import {holdEnter, type EnterKey} from './enterKey';

/** Answers that come when the test says so. */
const answers = new Map<string, () => void>();
const client: SearchClient = {
  addAlgoliaAgent: () => undefined,
  search: ({requests}) =>
    new Promise((resolve) =>
      answers.set(requests[0].query, () => resolve({results: [{} as SearchResult]})),
    ),
};

let enter: EnterKey;
let field: HTMLInputElement;
const opened = vi.fn<(text: string, ctrl: boolean) => void>();

function type(text: string): void {
  field.value = text;
  void enter.client.search({requests: [{query: text, indexName: 'i'}]});
}

async function answer(text: string): Promise<void> {
  answers.get(text)!();
  await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A key that the dialog gets unless it is held back. */
function press(init: Partial<KeyboardEvent> = {}): void {
  let isHeld = false;
  const event = {
    key: 'Enter',
    target: field,
    ctrlKey: false,
    isComposing: false,
    preventDefault: () => undefined,
    stopImmediatePropagation: () => (isHeld = true),
    ...init,
  } as unknown as KeyboardEvent;
  enter.onKeyDown(event, field);
  if (!isHeld) {
    opened(field.value, event.ctrlKey);
  }
}

beforeEach(() => {
  opened.mockReset();
  field = {value: '', isConnected: true} as HTMLInputElement;
  enter = holdEnter(client, press);
});

describe('S9 Enter in the dialog', () => {
  it('S9 waits for the answer to the text that stands in the field, and keeps its modifiers', async () => {
    type('goss');
    await answer('goss');
    type('gossip');
    press({ctrlKey: true});
    expect(opened).not.toHaveBeenCalled();
    await answer('gossip');
    expect(opened.mock.calls).toEqual([['gossip', true]]);
  });

  it('S9 waits after a paste, where nothing was answered before', async () => {
    type('alignment clash');
    press();
    expect(opened).not.toHaveBeenCalled();
    await answer('alignment clash');
    expect(opened).toHaveBeenCalledOnce();
  });

  it('S9 opens at once what is answered', async () => {
    type('gossip');
    await answer('gossip');
    press();
    expect(opened).toHaveBeenCalledOnce();
  });

  it('S9 is taken back by who types on, or closes', async () => {
    type('gos');
    press();
    type('gossip');
    await answer('gos');
    await answer('gossip');
    expect(opened).not.toHaveBeenCalled();
    type('gossip max');
    press();
    Object.assign(field, {isConnected: false});
    await answer('gossip max');
    expect(opened).not.toHaveBeenCalled();
  });

  it('S9 leaves other keys, and an empty field, to the dialog', () => {
    press();
    field.value = 'gossip';
    press({key: 'ArrowDown'});
    press({isComposing: true});
    expect(opened).toHaveBeenCalledTimes(3);
  });
});
