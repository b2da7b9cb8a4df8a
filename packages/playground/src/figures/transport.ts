/** Plays a figure: on and on, a round at a time, until nothing changes, to and fro, and from the start. */
import {type Simulation, type Settling} from './simulation';
import {Loop} from './loop';
import {settled} from './words';

/** How many rounds pass at once where motion is unwanted. */
const AT_ONCE = 10;
/** For so many rounds it is awaited that nothing changes: when that is asked for, and otherwise. */
const PATIENCE = {asked: 200, other: 40} as const;
/** After a touch, in milliseconds: another one may follow, as while a device is dragged. */
const REST = 200;
/** How long what was run ahead is shown, at most, in milliseconds, and one round of it. */
const WATCHED = {all: 2_400, round: 180} as const;

export interface TransportOptions {
  /** Has to be in sight. */
  readonly element: HTMLElement;
  readonly simulation: Simulation;
  /** Motion is unwanted: rounds pass at once. */
  readonly isStill: boolean;
  readonly setPlaying: (isPlaying: boolean) => void;
  /** Rounds a second. */
  readonly speed: () => number;
  /** The network is to be again as it was at the start. */
  readonly begin: () => void;
  /** Says where the network has come. */
  readonly speak: () => void;
  /** Says something of it. */
  readonly say: (sentence: string) => void;
  /** What was said last is of another round. */
  readonly hush: () => void;
}

/** Why a network runs until nothing changes. */
interface Occasion {
  /** What was said of a touch. */
  readonly touched?: string;
  /** Nobody asked: only what it comes to is shown, and nothing is said. */
  readonly isAtOnce?: true;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Transport {
  /** How long a round is seen, in milliseconds. */
  period = 0;
  /** Nothing was touched since the page was opened. */
  private isUntouched = true;
  private readonly loop: Loop;
  /** Counts what the reader asks for: what was asked for before ends. */
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The network was touched, and what comes of it is still to be shown. */
  isSettlingTouch = false;

  constructor(private readonly options: TransportOptions) {
    const {element, speed, simulation} = options;
    this.loop = new Loop(element, speed, () => {
      this.period = 1_000 / speed();
      return simulation.run(1);
    });
  }

  play(): void {
    if (!this.loop.isPlaying) {
      void this.toggle();
    }
  }

  /** The network was touched; where nothing plays, what comes of it is shown. @param sentence that was said of it */
  touch(sentence: string): void {
    this.isUntouched = false;
    this.take();
    if (!this.loop.isPlaying) {
      this.isSettlingTouch = true;
      this.timer = setTimeout(() => void this.settle({touched: sentence}), REST);
    }
  }

  async toggle(): Promise<void> {
    const {loop} = this;
    const {isStill, setPlaying, simulation, speak} = this.options;
    this.take();
    if (isStill) {
      if (this.isUntouched) {
        this.rewind();
      }
      await simulation.run(AT_ONCE);
      speak();
      return;
    }
    loop.isPlaying = !loop.isPlaying;
    setPlaying(loop.isPlaying);
    if (!loop.isPlaying) {
      speak();
    } else if (this.isUntouched) {
      this.rewind();
    }
    loop.go();
  }

  async step(): Promise<void> {
    if (this.loop.isPlaying) {
      await this.toggle();
    }
    this.take();
    this.period = 1_000 / this.options.speed();
    if (this.isUntouched && this.options.simulation.history.last > 0) {
      this.rewind();
    } else {
      await this.options.simulation.run(1);
    }
    this.options.speak();
  }

  /** Shows a round that was run. */
  seek(round: number): void {
    this.stop();
    this.isUntouched = false;
    this.period = 0;
    this.options.hush();
    this.options.simulation.show(round);
  }

  /** Until nothing changes; whoever reads sees what happens, where motion is wanted. */
  async settle({touched, isAtOnce}: Occasion = {}): Promise<void> {
    const {simulation, say} = this.options;
    const isStill = this.options.isStill || isAtOnce === true;
    const isAsked = touched === undefined && !isAtOnce;
    this.stop();
    this.isSettlingTouch = touched !== undefined;
    this.isUntouched = false;
    const {turn} = this;
    const isWanted = (): boolean => turn === this.turn;
    const settling = await simulation.settle(isAsked ? PATIENCE.asked : PATIENCE.other, isWanted);
    if (!isWanted()) {
      return;
    }
    const {last} = simulation.history;
    this.period = isStill ? 0 : Math.min(WATCHED.round, WATCHED.all / Math.max(1, settling.rounds));
    while (!isStill && simulation.history.round < this.end(settling) && isWanted()) {
      simulation.show(simulation.history.round + 1);
      await pause(this.period);
    }
    if (!isWanted()) {
      return;
    }
    this.isSettlingTouch = false;
    this.period = 0;
    simulation.show(last);
    // Said by then.
    if (settling.wentWrong) {
      return;
    }
    if (!isAtOnce) {
      say(`${touched ?? ''} ${settled(settling)}`.trim());
    }
  }

  /**
   * So many rounds on, to be watched where motion is wanted.
   * @param said what is said before the round
   * @returns whether nothing else was asked for meanwhile
   */
  async run(rounds: number, said: string): Promise<boolean> {
    const {simulation, say, isStill} = this.options;
    this.stop();
    this.isUntouched = false;
    const {turn} = this;
    const to = simulation.history.round + rounds;
    this.period = isStill ? 0 : Math.min(WATCHED.round, WATCHED.all / rounds);
    let before = -1;
    // What fails says so, and goes no further.
    while (
      simulation.history.round < to &&
      simulation.history.round !== before &&
      turn === this.turn
    ) {
      before = simulation.history.round;
      await simulation.run(isStill ? rounds : 1);
      await pause(this.period);
    }
    if (turn !== this.turn) {
      return false;
    }
    this.period = 0;
    if (simulation.history.round === to) {
      say(`${said} Round ${to}.`.trim());
    }
    return true;
  }

  /**
   * Other programs, on the same network and through the same rounds; what plays goes on.
   * @param said what is said before the round
   * @returns whether nothing else was asked for meanwhile
   */
  async exchange(said: string): Promise<boolean> {
    const {simulation, say} = this.options;
    this.take();
    this.period = 0;
    const {turn} = this;
    const isWhole = await simulation.exchange();
    if (turn !== this.turn) {
      return false;
    }
    const {round} = simulation.history;
    say(
      isWhole
        ? `${said}: the same rounds. Round ${round}.`
        : `${said}: from round 1. Round ${round}.`,
    );
    return true;
  }

  /** @returns whether nothing else was asked for meanwhile */
  async reset(): Promise<boolean> {
    const {begin, simulation} = this.options;
    this.stop();
    const {turn} = this;
    begin();
    simulation.clear();
    this.isUntouched = false;
    await simulation.begin();
    return turn === this.turn;
  }

  stop(): void {
    this.take();
    this.loop.isPlaying = false;
    this.options.setPlaying(false);
  }

  /** To the first round: it has been run. */
  private rewind(): void {
    this.isUntouched = false;
    this.options.simulation.show(1);
  }

  /** The last round in which something changed. */
  private end({after, rounds}: Settling): number {
    return this.options.simulation.history.last - (after === undefined ? 0 : rounds - after);
  }

  private take(): void {
    this.turn += 1;
    clearTimeout(this.timer);
    this.isSettlingTouch = false;
  }
}
