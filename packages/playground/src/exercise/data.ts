/** An exercise as it is published: the program that it starts with, and what shows that it is solved. */
import type {SourceText} from '@collektive/kotlin';
import {type DeviceProgram, type World} from '../session';

/** What devices should say, once so many rounds have passed on a network. */
export interface Moment {
  /** Since the moment before, or since the network began. */
  readonly rounds: number;
  readonly world: World;
  /** What each device of the solution says then, as Kotlin prints it. */
  readonly wanted: readonly string[];
  /** `after 20 rounds on a line of 6 devices` */
  readonly when: string;
}

export interface ExerciseData {
  /** `Solutions-collect` */
  readonly name: string;
  /** What each device runs: `countAtThree()`. */
  readonly calls: string;
  /** The program that a reader changes. */
  readonly file: SourceText;
  /** What it depends on, `playground/Device.kt` among it. */
  readonly helpers: readonly SourceText[];
  /** Of each network that it is tried on, in the order of time. */
  readonly trials: readonly (readonly Moment[])[];
}

/** What `calls` needs to know; it stands on lines of its own above the reader's. */
const HEAD = 'import playground.Device\n';
export const HEAD_LINES = 1;

/** What devices run where the reader's program is this. */
export const programOf = (
  {calls, file, helpers}: Pick<ExerciseData, 'calls' | 'file' | 'helpers'>,
  text: string,
): DeviceProgram => ({
  file: {
    name: file.name,
    text: `${HEAD}${text}\nfun Aggregate<Int>.program(device: Device) =\n    ${calls}\n`,
  },
  helpers,
});
