/** What a page asks the worker that runs programs, and what it answers. */
import {type Message, type Outcome} from '..';
import {type PlayableSample} from '../sample';
import {type Step} from '../steps';

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
