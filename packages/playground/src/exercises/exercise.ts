/** An exercise that is being done: its program in an editor, a check, and how far the reader has come. */
import {phrase, text} from '@collektive/texts';
import {check, type Verdict} from '../exercise/check';
import {type ExerciseData} from '../exercise/data';
import {ask, Failed} from '../figures/rounds';
import {Changes, type Page} from '../player/changes';
import {button, html} from '../player/dom';
import {Missing} from '../player/files';
import {remedyOf} from '../player/remedy';
import {type Fault} from '../player/runner';
import {FAULTS, linked} from '../player/sentences';
import {drawFailing} from './failing';
import {type Progress} from './progress';

const NOTE = text('Change the program, then check it.');
const SOLVED = text('Done: the program does what was asked.');

export class Exercise {
  private readonly workbench = html('div', {class: 'workbench'});
  private readonly status = html('p', {class: 'status'});
  private readonly checking = button(text('Check'), () => void this.check(), {class: 'main'});
  private readonly failing = html('div');
  private readonly foot = html('div', {class: 'foot'}, this.status, this.checking);
  private readonly mark = html('strong', {class: 'done'}, text('Done'));
  private readonly count = html('span');
  private readonly forget = button('', () => this.progress.reset(), {class: 'quiet'});
  private readonly state = html('div', {class: 'foot'}, this.mark, this.count, this.forget);
  readonly element = html('div', {}, this.workbench, this.foot, this.failing, this.state);
  private changes: Changes | undefined;
  /** The check that counts; another one begins when this has ended. */
  private turn = 0;
  private last: Promise<void> = Promise.resolve();
  /** The text that was checked last, when the reader asked for it. */
  private judged: string | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly data: ExerciseData,
    private readonly page: Page,
    private readonly progress: Progress,
  ) {
    this.foot.hidden = true;
    progress.watch(() => this.label());
    this.label();
  }

  /** Shows the editor, with what the reader left in it; where it is there, the program is checked. */
  async edit(): Promise<void> {
    if (this.changes !== undefined) {
      return this.check();
    }
    const {file, name} = this.data;
    const changes = new Changes(
      ...([file, name, this.page, () => void this.check(true), NOTE] as const),
      () => void this.check(),
    );
    try {
      await changes.open(this.workbench, this.host);
    } catch (error) {
      if (!(error instanceof Missing)) {
        throw error;
      }
      this.fail(error.fault, () => void this.edit());
      return;
    }
    this.changes = changes;
    this.checking.hidden = false;
    this.say('', false);
    this.page.announce(NOTE);
    changes.focus();
    // What it asked for is there; its room stays.
    const begin = this.host.closest('figure')?.querySelector<HTMLElement>('[data-run]');
    begin?.style.setProperty('visibility', 'hidden');
  }

  /** @param isTyping only says what the compiler refuses */
  private check(isTyping = false): Promise<void> {
    const {text} = this.changes?.file ?? this.data.file;
    // What was said of it still holds.
    if (isTyping && text === this.judged) {
      return this.last;
    }
    if (!isTyping) {
      this.judged = text;
    }
    const turn = ++this.turn;
    this.last = this.last.then(async () => {
      if (turn !== this.turn) {
        return;
      }
      try {
        const verdict = await this.verdict(text);
        if (turn === this.turn) {
          this.tell(verdict, isTyping);
        }
      } catch (error) {
        if (!(error instanceof Failed)) {
          throw error;
        }
        this.fail(error.fault, () => void this.check());
      }
    });
    return this.last;
  }

  private async verdict(text: string): Promise<Verdict> {
    const steps = check(this.data, text);
    let step = steps.next();
    while (!step.done) {
      step = steps.next(await ask(step.value));
    }
    return step.value;
  }

  private tell(verdict: Verdict, isTyping: boolean): void {
    if (isTyping) {
      this.judged = undefined;
    }
    const {mistakes, failing} = verdict.solved ? {mistakes: []} : verdict;
    const {file} = this.data;
    this.changes?.mark(
      mistakes.map(({message, severity, line, column}) => ({
        message,
        severity,
        position: {file: file.name, line, column},
      })),
    );
    this.failing.replaceChildren(
      ...(failing === undefined || isTyping
        ? []
        : [drawFailing(failing, this.element.clientWidth)]),
    );
    if (verdict.solved) {
      if (!isTyping) {
        this.progress.add(this.data.name);
      }
      this.say(isTyping ? '' : SOLVED, false);
    } else {
      this.say(isTyping && mistakes.length === 0 ? '' : verdict.sentence, true);
    }
  }

  private say(sentence: string, isWrong: boolean): void {
    this.foot.hidden = false;
    this.status.replaceChildren(...linked(sentence));
    this.status.classList.toggle('status-wrong', isWrong);
    if (sentence !== '') {
      this.page.announce(sentence);
    }
  }

  private fail(fault: Fault, again: () => void): void {
    this.checking.hidden = this.changes === undefined;
    this.say(FAULTS[fault], true);
    this.status.append(' ', remedyOf(fault, again));
  }

  private label(): void {
    const {progress, data} = this;
    this.state.hidden = progress.sentence === '';
    this.mark.hidden = !progress.has(data.name);
    const tick = this.host.closest('figure')?.querySelector('[title="Done"]');
    tick?.toggleAttribute('hidden', this.mark.hidden);
    this.count.textContent = phrase`${progress.sentence} on this page, kept in this browser.`;
    this.forget.textContent = progress.isForgotten
      ? text('Restore progress')
      : text('Clear progress');
  }
}
