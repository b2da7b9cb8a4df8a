import {beforeEach, describe, expect, it, vi} from 'vitest';
import {EnterKey} from './keys';

let enter: EnterKey;
let field: HTMLInputElement;
const opened = vi.fn<(text: string, ctrl: boolean) => void>();

/** A key that the dialog gets unless it is held back. */
function press(init: Partial<KeyboardEvent> = {}): void {
  let isHeld = false;
  const event = {
    key: 'Enter',
    target: field,
    ctrlKey: false,
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
  enter = new EnterKey(press);
});

describe('S9 Enter in the dialog', () => {
  it('S9 waits for the answer to the text that stands in the field, and keeps its modifiers', () => {
    field.value = 'goss';
    enter.onAnswer('goss');
    field.value = 'gossip';
    press({ctrlKey: true});
    expect(opened).not.toHaveBeenCalled();
    enter.onAnswer('gossip');
    expect(opened.mock.calls).toEqual([['gossip', true]]);
  });

  it('S9 is taken back by who types on, or closes', () => {
    field.value = 'gos';
    press();
    field.value = 'gossip';
    enter.onAnswer('gossip');
    expect(opened).not.toHaveBeenCalled();
    field.value = 'gossip max';
    press();
    Object.assign(field, {isConnected: false});
    enter.onAnswer('gossip max');
    expect(opened).not.toHaveBeenCalled();
  });

  it('S9 leaves other keys, and an empty field, to the dialog', () => {
    press();
    field.value = 'gossip';
    press({key: 'ArrowDown'});
    expect(opened).toHaveBeenCalledTimes(2);
  });
});
