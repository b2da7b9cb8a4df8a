/** The course of a figure: the rounds that its programs have come to, one question to the worker after the other. */
import type {Message} from '../program';
import {type Fault} from '../player/runner';
import {type Round, type Shown} from '../session';
import {type RoundsQuestion} from '../worker/messages';
import {ask, Failed} from './rounds';

/** What the next rounds find. */
export type Found = Omit<RoundsQuestion, 'rounds' | 'programs'> &
  Required<Pick<RoundsQuestion, 'programs'>>;

export interface CourseOptions {
  /** Looked at when the rounds begin. */
  readonly find: () => Found;
  /** What the compiler says of each program, and the last round of each. @returns whether values are to be shown */
  readonly judge: (messages: readonly (readonly Message[])[], last: readonly Round[]) => boolean;
  /** Values have come. */
  readonly show: (last: readonly Round[]) => void;
  readonly fail: (fault: Fault) => void;
}

export class Course {
  /** What the devices of each program came to last. */
  shown: (readonly Shown[])[] = [];
  round = 0;
  /** The worker does not know the programs, or no longer. */
  private isBroken = true;
  private asked: Promise<void> = Promise.resolve();

  constructor(private readonly options: CourseOptions) {}

  /** @param isNew begins with the programs anew */
  run(rounds: number, isNew = false): Promise<void> {
    return (this.asked = this.asked.then(() => this.runNow(rounds, isNew || this.isBroken)));
  }

  /** From round 1 on. */
  begin(): Promise<void> {
    this.round = 0;
    return this.run(1, true);
  }

  /** Nothing has been run yet. */
  clear(): void {
    this.shown = [];
    this.round = 0;
  }

  /** A device that is gone says nothing. */
  forget(gone: number): void {
    this.shown = this.shown.map((own) => own.filter(({id}) => id !== gone));
  }

  private async runNow(rounds: number, isNew: boolean): Promise<void> {
    const {find, judge, show, fail} = this.options;
    const {programs, ...found} = find();
    if (isNew) this.isBroken = true;
    try {
      const {messages, rounds: last} = await ask({...found, ...(isNew ? {programs} : {}), rounds});
      this.isBroken = last.length === 0;
      if (!judge(messages, last)) return;
      this.shown = last.map(({shown}) => shown);
      this.round += rounds;
      show(last);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.isBroken = true;
      fail(error.fault);
    }
  }
}
