/** Where a figure says what went wrong. */
import type {Message, Outcome} from '../program';
import {html} from '../player/dom';
import {remedyOf} from '../player/remedy';
import {type Fault} from '../player/runner';
import {ending, FAULTS, linked, mistake} from '../player/sentences';

/** More mistakes of the compiler than these are not said at once. */
const MOST_MISTAKES = 3;

/** A round that did not end well. */
export type Wrong = Exclude<Outcome, {readonly ended: 'well'}>;

export class Status {
  readonly element = html('p', {class: 'status'});

  /** @param said is told each sentence */
  constructor(private readonly said: (sentence: string) => void) {}

  clear(): void {
    this.element.textContent = '';
  }

  refused(errors: readonly Message[]): void {
    this.say(errors.slice(0, MOST_MISTAKES).map(mistake).join('\n'));
  }

  ended(wrong: Wrong): void {
    this.say(ending(wrong, 0), wrong.ended === 'exception' ? `${wrong.message}\n` : '');
  }

  /** @param again tries again */
  failed(fault: Fault, again: () => void): void {
    this.say(FAULTS[fault]);
    this.element.append(' ', remedyOf(fault, again));
  }

  /** @param words of a program, before it: an address in them is no link of ours */
  private say(sentence: string, words = ''): void {
    this.element.replaceChildren(words, ...linked(sentence));
    this.said(words + sentence);
  }
}
