/** An exercise that is being done: its program in an editor, a check, and how far the reader has come. */
import {check, type Verdict} from '../exercise/check';
import {type ExerciseData} from '../exercise/data';
import {ask, Failed} from '../figures/rounds';
import type {Edits} from '../player';
import {Changes, loadEditor, type Page} from '../player/changes';
import {button, html} from '../player/dom';
import {Missing} from '../player/files';
import {Question} from '../player/question';
import {remedyOf} from '../player/remedy';
import {type Fault} from '../player/runner';
import {FAULTS, linked} from '../player/sentences';
import {drawFailing} from './failing';
import {type Progress} from './progress';

const NOTE = 'Change the program, then check it.';
const SOLVED = 'Done: the program does what was asked.';

export class Exercise {
  private readonly restore = button('', () => this.changes?.reset());
  private readonly question = new Question();
  private readonly workbench = html('div', {class: 'workbench'});
  private readonly status = html('p', {class: 'status'});
  private readonly checking = button('Check', () => void this.check(), {class: 'main'});
  private readonly failing = html('div');
  private readonly foot = html('div', {class: 'foot'}, this.status, this.checking);
  private readonly mark = html('strong', {class: 'done'}, 'Done');
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
  async edit(edits: Exclude<Edits, 'no'>): Promise<void> {
    if (this.changes !== undefined) {
      return this.check();
    }
    const {file, name} = this.data;
    const changes = new Changes(file, name, this.page, {
      changed: () => void this.check(true),
      enter: () => void this.check(),
      told: () => this.offer(changes),
    });
    try {
      this.show(changes, await loadEditor());
    } catch (error) {
      if (!(error instanceof Missing)) {
        throw error;
      }
      this.fail(error.fault, () => void this.edit('asked'));
      return;
    }
    this.changes = changes;
    this.checking.hidden = false;
    this.say('', false);
    if (edits === 'asked') {
      this.page.announce(NOTE);
      changes.focus();
    }
    // What it asked for is there; its room stays.
    const begin = this.host.closest('figure')?.querySelector<HTMLElement>('[data-run]');
    begin?.style.setProperty('visibility', 'hidden');
  }

  private show(changes: Changes, editor: Parameters<Changes['open']>[0]): void {
    const {workbench, host, restore, question} = this;
    const figure = host.closest('figure');
    const block = figure?.querySelector(':scope > .theme-code-block');
    const note = html('span', {class: 'note'}, NOTE);
    workbench.replaceChildren(html('div', {class: 'bar'}, note, restore), question.element);
    changes.open(editor, workbench, block ? this.page.codeOf(block) : '');
    // On live pages React may draw the code anew, and leaves what is around it.
    figure?.setAttribute('data-editing', '');
    this.offer(changes);
  }

  private offer(changes: Changes): void {
    this.restore.textContent = changes.canRestore ? 'Restore my version' : 'Reset';
    this.restore.disabled = !changes.canReset;
    this.question.ask(changes.keeping);
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
    this.count.textContent = `${progress.sentence} on this page, kept in this browser.`;
    this.forget.textContent = progress.isForgotten ? 'Restore progress' : 'Clear progress';
  }
}
