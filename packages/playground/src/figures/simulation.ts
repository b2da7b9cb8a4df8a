/** The simulation of a figure: the rounds that its programs have come to, one question to the worker after the other. */
import type {Message} from '../program';
import {type Fault} from '../worker/client';
import {type Round} from '../session';
import {type RoundsQuestion} from '../worker/messages';
import {type Arranged} from './scenario';
import {type Moment, RoundHistory} from './roundHistory';
import {hopsAcross} from './reach';
import {ask, Failed} from './rounds';

/** What the next rounds find. */
export type Found = Omit<RoundsQuestion, 'rounds' | 'programs'> &
  Required<Pick<RoundsQuestion, 'programs'>>;

export interface SimulationOptions {
  /** Looked at when the rounds begin. */
  readonly find: () => Found;
  /** What the compiler says of each program, and the last round of each. @returns whether values are to be shown */
  readonly judge: (messages: readonly (readonly Message[])[], last: readonly Round[]) => boolean;
  /** Devices go where their last round wants them. @returns the network as it is then */
  readonly move: (last: readonly Round[]) => Arranged;
  /** The network as it is. */
  readonly arranged: () => Arranged;
  /** Rounds have come. */
  readonly came: (history: readonly (readonly Round[])[]) => void;
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

export class Simulation {
  readonly history = new RoundHistory();
  /** The worker does not know the programs, or has come to other rounds than those that are kept. */
  private isAstray = true;
  /** Counts the times when rounds were let go: what is under way then comes too late. */
  private turn = 0;
  /** The network is that of an earlier round. */
  private isAway = false;
  private asked: Promise<void> = Promise.resolve();

  constructor(private readonly options: SimulationOptions) {}

  /** So many rounds on from the one that is shown: those that have been run, then others. */
  run(rounds: number): Promise<void> {
    return this.queue(async () => {
      const {history} = this;
      const to = history.round + rounds;
      const rest = to - history.last;
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
    this.history.clear();
    this.isAstray = true;
    this.isAway = false;
  }

  /** Shows a round that was run. */
  show(round: number): void {
    const {history} = this;
    history.go(round);
    this.isAway = history.isPast;
    if (history.now !== undefined) {
      this.options.show(history.now);
    }
  }

  /**
   * The programs are others: each round is run again, with what it found. Shown is still the round that was.
   * @returns whether that can be: all rounds are kept
   */
  async exchange(): Promise<boolean> {
    const {history, options} = this;
    if (history.first > 1) {
      await this.begin();
      return false;
    }
    await this.queue(async () => {
      const {figure, programs} = options.find();
      const questions = history.asked.map(({given, rounds}) => ({
        ...{figure, ...given, rounds},
        all: true as const,
      }));
      const came = await this.put(questions, programs, (ran) => history.exchange(ran));
      if (came !== 'nothing') {
        this.show(history.round);
      }
    });
    return true;
  }

  /** What came after the round that is shown is let go. @returns whether that can be */
  branch(): boolean {
    const {history} = this;
    if (!history.isPast) {
      return true;
    }
    if (!history.branch()) {
      return false;
    }
    this.turn += 1;
    this.isAstray = true;
    this.isAway = false;
    return true;
  }

  /** The network of the round that is shown is another one. */
  arrange(arranged: Arranged): void {
    const {now} = this.history;
    if (now !== undefined) {
      now.arranged = arranged;
    }
  }

  /** Runs on from the last round until nothing changes, or so many rounds have passed; shown is still what was. */
  async settle(most: number, isWanted: () => boolean): Promise<Settling> {
    const {history, options} = this;
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
        const quiet = Math.min(history.quiet, rounds);
        if (quiet >= wanted) {
          after = rounds - quiet;
          return;
        }
        const isMoving = options.wanders() || history.isMoving;
        const next = isMoving ? 1 : Math.min(MOST_AT_ONCE, wanted - quiet, most - rounds);
        const before = history.last;
        const came = await this.more(next);
        rounds += history.last - before;
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
      this.show(this.history.last);
    }
  }

  private queue(act: () => Promise<void>): Promise<void> {
    return (this.asked = this.asked.then(act));
  }

  private more(rounds: number): Promise<Came> {
    const {options, history} = this;
    const {programs, ...found} = options.find();
    const {figure, conditions, world} = found;
    const arranged = options.arranged();
    const again = this.isAstray && history.first === 1 ? history.asked : [];
    const questions = [
      ...again.map(({given, rounds: before}) => ({figure, ...given, rounds: before})),
      {...found, rounds, all: true as const},
    ];
    return this.put(questions, this.isAstray ? programs : undefined, (all) =>
      all.forEach((ran, index) =>
        history.add({
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
