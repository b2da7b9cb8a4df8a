/** The course of a figure: the rounds that its programs have come to, one question to the worker after the other. */
import type {Message} from '../program';
import {type Fault} from '../player/runner';
import {type Round} from '../session';
import {type RoundsQuestion} from '../worker/messages';
import {type Arranged} from './ground';
import {type Moment, Moments} from './moments';
import {hopsAcross} from './reach';
import {ask, Failed} from './rounds';

/** What the next rounds find. */
export type Found = Omit<RoundsQuestion, 'rounds' | 'programs'> &
  Required<Pick<RoundsQuestion, 'programs'>>;

export interface CourseOptions {
  /** Looked at when the rounds begin. */
  readonly find: () => Found;
  /** What the compiler says of each program, and the last round of each. @returns whether values are to be shown */
  readonly judge: (messages: readonly (readonly Message[])[], last: readonly Round[]) => boolean;
  /** Devices go where their last round wants them. @returns the network as it is then */
  readonly move: (last: readonly Round[]) => Arranged;
  /** The network as it is. */
  readonly arranged: () => Arranged;
  /** Rounds have come. */
  readonly came: (moments: readonly (readonly Round[])[]) => void;
  /** Devices wander by themselves. */
  readonly wanders: () => boolean;
  /** Another round is to be seen. */
  readonly show: (moment: Moment) => void;
  readonly fail: (fault: Fault) => void;
}

/** How running until nothing changes ended. */
export interface Settling {
  /** After how many rounds nothing changed any more; nothing where it still does. */
  readonly after: number | undefined;
  /** How many rounds were looked at. */
  readonly rounds: number;
  /** A program, or a round, went wrong. */
  readonly wentWrong: boolean;
}

/** More rounds are not asked for at once. */
const MOST_AT_ONCE = 25;
/** Where some devices sleep or messages get lost, news takes longer. */
const SLOWER = 3;

/** What came of a question: nothing, rounds of which one went wrong, or rounds. */
type Came = 'nothing' | 'wrong' | 'rounds';

export class Course {
  readonly moments = new Moments();
  /** The worker does not know the programs, or has come to other rounds than those that are kept. */
  private isAstray = true;
  /** Counts the times when rounds were let go: what is under way then comes too late. */
  private turn = 0;
  /** The network is that of an earlier round. */
  private isAway = false;
  private asked: Promise<void> = Promise.resolve();

  constructor(private readonly options: CourseOptions) {}

  /** So many rounds on from the one that is shown: those that have been run, then others. */
  run(rounds: number): Promise<void> {
    return this.queue(async () => {
      const {moments} = this;
      const to = moments.round + rounds;
      const rest = to - moments.last;
      if (rest > 0) {
        this.comeBack();
      }
      if (rest <= 0 || (await this.more(rest)) !== 'nothing') {
        this.show(to);
      }
    });
  }

  /** From round 1 on. */
  begin(): Promise<void> {
    void this.queue(() => {
      this.clear();
      return Promise.resolve();
    });
    return this.run(1);
  }

  /** Nothing has been run yet. */
  clear(): void {
    this.turn += 1;
    this.moments.clear();
    this.isAstray = true;
    this.isAway = false;
  }

  /** Shows a round that was run. */
  show(round: number): void {
    const {moments} = this;
    moments.go(round);
    this.isAway = moments.isPast;
    if (moments.now !== undefined) {
      this.options.show(moments.now);
    }
  }

  /**
   * The programs are others: each round is run again, with what it found. Shown is still the round that was.
   * @returns whether that can be: all rounds are kept
   */
  async exchange(): Promise<boolean> {
    const {moments, options} = this;
    if (moments.first > 1) {
      await this.begin();
      return false;
    }
    await this.queue(async () => {
      const {figure, programs} = options.find();
      const questions = moments.asked.map(({given, rounds}) => ({
        ...{figure, ...given, rounds},
        all: true as const,
      }));
      const came = await this.put(questions, programs, (ran) => moments.exchange(ran));
      if (came !== 'nothing') {
        this.show(moments.round);
      }
    });
    return true;
  }

  /** What came after the round that is shown is let go. @returns whether that can be */
  branch(): boolean {
    const {moments} = this;
    if (!moments.isPast) {
      return true;
    }
    if (!moments.branch()) {
      return false;
    }
    this.turn += 1;
    this.isAstray = true;
    this.isAway = false;
    return true;
  }

  /** The network of the round that is shown is another one. */
  arrange(arranged: Arranged): void {
    const {now} = this.moments;
    if (now !== undefined) {
      now.arranged = arranged;
    }
  }

  /** Runs on from the last round until nothing changes, or so many rounds have passed; shown is still what was. */
  async settle(most: number, isWanted: () => boolean): Promise<Settling> {
    const {moments, options} = this;
    let rounds = 0;
    let after: number | undefined;
    let wentWrong = false;
    await this.queue(async () => {
      this.comeBack();
      const {world, conditions} = options.find();
      const isCalm = !conditions.asynchronous && conditions.loss === 0;
      // News that is still on its way would come to somebody by then.
      const wanted = (1 + hopsAcross(world)) * (isCalm ? 1 : SLOWER);
      while (rounds < most && isWanted()) {
        const quiet = Math.min(moments.quiet, rounds);
        if (quiet >= wanted) {
          after = rounds - quiet;
          return;
        }
        const isMoving = options.wanders() || moments.isMoving;
        const next = isMoving ? 1 : Math.min(MOST_AT_ONCE, wanted - quiet, most - rounds);
        const before = moments.last;
        const came = await this.more(next);
        rounds += moments.last - before;
        wentWrong = came !== 'rounds';
        if (wentWrong) {
          return;
        }
      }
    });
    return {after, rounds, wentWrong};
  }

  /** To the last round, whose network the next one finds. */
  private comeBack(): void {
    if (this.isAway) {
      this.show(this.moments.last);
    }
  }

  private queue(act: () => Promise<void>): Promise<void> {
    return (this.asked = this.asked.then(act));
  }

  private more(rounds: number): Promise<Came> {
    const {options, moments} = this;
    const {programs, ...found} = options.find();
    const {figure, conditions, world} = found;
    const arranged = options.arranged();
    const again = this.isAstray && moments.first === 1 ? moments.asked : [];
    const questions = [
      ...again.map(({given, rounds: before}) => ({figure, ...given, rounds: before})),
      {...found, rounds, all: true as const},
    ];
    return this.put(questions, this.isAstray ? programs : undefined, (all) =>
      all.forEach((ran, index) =>
        moments.add({
          ...{given: {conditions, world}, ran},
          arranged: index === all.length - 1 && !this.isAway ? options.move(ran) : arranged,
        }),
      ),
    );
  }

  /**
   * Asks one question after the other.
   * @param programs where the worker is to begin anew
   * @param hear is told of the rounds that were to be told of
   */
  private async put(
    questions: readonly RoundsQuestion[],
    programs: Found['programs'] | undefined,
    hear: (all: readonly (readonly Round[])[]) => void,
  ): Promise<Came> {
    const {options, turn} = this;
    const all: (readonly Round[])[] = [];
    let anew = programs === undefined ? {} : {programs};
    let answer: Awaited<ReturnType<typeof ask>> | undefined;
    this.isAstray = true;
    try {
      for (const question of questions) {
        answer = await ask({...question, ...anew});
        anew = {};
        all.push(...(answer.all ?? []));
        if (question.all && !endedWell(answer.rounds)) {
          break;
        }
      }
      if (answer === undefined || turn !== this.turn) {
        return 'nothing';
      }
      this.isAstray = answer.rounds.length === 0;
      if (!options.judge(answer.messages, answer.rounds)) {
        return 'nothing';
      }
      options.came(all);
      hear(all);
      return endedWell(answer.rounds) ? 'rounds' : 'wrong';
    } catch (error) {
      if (!(error instanceof Failed)) {
        throw error;
      }
      options.fail(error.fault);
      return 'nothing';
    }
  }
}

const endedWell = (last: readonly Round[]): boolean =>
  last.every(({outcome}) => outcome.ended === 'well');
