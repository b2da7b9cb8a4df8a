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
    const words = wrong.ended === 'exception' ? `${wrong.message}\n` : '';
    this.say(words + ending(wrong, 0));
  }

  /** @param again tries again */
  failed(fault: Fault, again: () => void): void {
    this.say(FAULTS[fault]);
    this.element.append(' ', remedyOf(fault, again));
  }

  private say(sentence: string): void {
    this.element.replaceChildren(...linked(sentence));
    this.said(sentence);
  }
}
