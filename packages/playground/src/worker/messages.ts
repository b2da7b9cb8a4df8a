/** What a page asks the worker that runs programs, and what it answers. */
import {type Message, type Outcome} from '../program';
import {type PlayableSample} from '../sample';
import {type Conditions, type DeviceProgram, type Round, type World} from '../session';
import {type Step} from '../steps';

/** The thread's first word: from now on a page counts how long an answer takes. */
export interface Ready {
  readonly kind: 'ready';
}

/** A question with its number, from 1; and what is answered to it, with the same. */
export type Numbered<Message> = Message & {readonly id: number};

export interface RunQuestion {
  readonly sample: PlayableSample;
  /** The name of the output to make. */
  readonly output: string;
  /** Only reads and checks it, so that it is ready when it is to be run; nothing is answered. */
  readonly ahead?: true;
}

export type RunAnswer =
  /** What the compiler says; with an error among it, nothing else follows. */
  | {readonly kind: 'checked'; readonly messages: readonly Message[]; readonly fine: boolean}
  /** What was printed, and the steps that ended, since the last time. */
  | {readonly kind: 'progress'; readonly text: string; readonly steps: readonly Step[]}
  | {readonly kind: 'ended'; readonly outcome: Outcome}
  /** A fault of ours. */
  | {readonly kind: 'broken'; readonly message: string};

/** A question of a network that is touched while it runs: for its next rounds. */
export interface RoundsQuestion {
  /** Which network of the page. */
  readonly figure: string;
  /** Given when it begins anew; several run side by side, each in a network of its own. */
  readonly programs?: readonly DeviceProgram[];
  readonly conditions: Conditions;
  readonly world: World;
  readonly rounds: number;
  /** Tells of each round, and not of the last one only. */
  readonly all?: true;
}

export type RoundsAnswer =
  | {
      readonly kind: 'rounds';
      /** What the compiler says, of each program. */
      readonly messages: readonly (readonly Message[])[];
      /** The last round, of each program; none where one is refused. */
      readonly rounds: readonly Round[];
      /** Each round, of each program, where it was asked for; of a program that went wrong, its last one. */
      readonly all?: readonly (readonly Round[])[];
    }
  | {readonly kind: 'broken'; readonly message: string};
