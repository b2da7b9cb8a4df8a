/** An exercise in its page: the program, as it is published or as the reader has changed it, and what a check says of it. */
import type {Shape} from '@collektive/fetch';
import {check, type Failing, type Verdict} from '../exercise/check';
import {type ExerciseData} from '../exercise/data';
import {ask} from '../figures/rounds';
import {type Changes, type Page} from '../player/changes';
import {load} from '../player/files';
import {ProgramModel, type ProgramState, UNCHANGED} from '../player/programModel';
import {type SourceText} from '../program';
import {progressOf} from './progress';

export const TO_DO = 'Change the program, then check it.';
const SOLVED = 'Done: the program does what was asked.';

const EXERCISE: Shape<ExerciseData> = {
  ...{name: 'string', calls: 'string', file: 'object', helpers: 'array', trials: 'array'},
};

/** What the page shows of an exercise, besides what it was sent with. */
export interface ExerciseState extends ProgramState {
  /** The network on which the program that was checked last fails. */
  readonly failing: Failing | undefined;
}

/** As the page was sent. */
export const NOT_TRIED: ExerciseState = {...UNCHANGED, failing: undefined};

/** Which exercise it is. */
export interface Exercise {
  /** `Solutions-collect` */
  readonly name: string;
  /** Of all exercises of the page. */
  readonly names: readonly string[];
  /** Address of what it checks (`ExerciseData`), from the host's root. */
  readonly file: string;
}

export class ExerciseModel extends ProgramModel<ExerciseState> {
  private data: Promise<ExerciseData> | undefined;
  /** The check that counts; another one begins when this has ended. */
  private turn = 0;
  private last = Promise.resolve();
  /** The text that the reader had checked last, and the one that something was said of last. */
  private asked: string | undefined;
  private told: string | undefined;

  constructor(
    private readonly exercise: Exercise,
    page: Page,
  ) {
    super(exercise.name, page, NOT_TRIED);
  }

  prepare(): void {
    this.load().catch(() => undefined);
  }

  async restore(): Promise<boolean> {
    await this.openKept();
    return false;
  }

  readonly start = (): void => {
    this.asked = this.text;
    void this.check(true);
  };

  /** Says only what the compiler refuses; of a program that was checked before, all. */
  protected readonly typed = (): void => {
    if (this.text !== this.told) {
      void this.check(this.text === this.asked);
    }
  };

  protected async published(): Promise<SourceText> {
    return (await this.load()).file;
  }

  protected opened(_changes: Changes, isAsked: boolean): void {
    if (isAsked) {
      this.page.announce(TO_DO);
    }
  }

  private load(): Promise<ExerciseData> {
    const data = this.data ?? load(this.exercise.file, EXERCISE);
    this.data = data;
    data.catch(() => (this.data = undefined));
    return data;
  }

  private async check(isAsked: boolean): Promise<void> {
    const turn = (this.turn += 1);
    const before = this.last;
    const ended = this.attempt(this.start, async () => {
      const data = await this.load();
      await before;
      if (turn !== this.turn) {
        return;
      }
      const text = this.text ?? data.file.text;
      const verdict = await verdictOf(data, text);
      if (turn === this.turn) {
        this.tell(verdict, text, isAsked);
      }
    });
    this.last = ended;
    await ended;
  }

  private tell(verdict: Verdict, text: string, isAsked: boolean): void {
    const {solved} = verdict;
    const {sentence, mistakes, failing} = solved ? SOLUTION : verdict;
    const {file} = this.state.changes ?? {};
    const remedies = this.state.changes?.mark(
      mistakes.map(({line, column, ...one}) => ({
        ...one,
        position: {file: file!.name, line, column},
      })),
    );
    this.told = text;
    if (isAsked) {
      this.asked = text;
      this.set({failing, isOld: false});
      if (solved) {
        progressOf(this.exercise.names, this.page.store).add(this.exercise.name);
      }
    } else {
      this.set({said: undefined, isOld: this.state.failing !== undefined});
    }
    if (isAsked || mistakes.length > 0) {
      this.say({sentence, isWrong: !solved, remedies: remedies ?? []});
    }
  }
}

const SOLUTION = {sentence: SOLVED, mistakes: [], failing: undefined};

/** @throws Failed where the program could not be run */
async function verdictOf(data: ExerciseData, text: string): Promise<Verdict> {
  const steps = check(data, text);
  let step = steps.next();
  while (!step.done) {
    step = steps.next(await ask(step.value));
  }
  return step.value;
}
