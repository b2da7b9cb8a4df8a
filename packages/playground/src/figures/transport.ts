/** Plays a figure: on and on, a round at a time, and from the start. */
import {type Bar} from './controls';
import {type Course} from './course';
import {Loop} from './loop';

/** How many rounds pass at once where motion is unwanted. */
const AT_ONCE = 10;

export interface TransportOptions {
  /** Has to be in sight. */
  readonly element: HTMLElement;
  readonly course: Course;
  /** Motion is unwanted: rounds pass at once. */
  readonly isStill: boolean;
  readonly bar: Pick<Bar, 'setPlaying'>;
  /** Rounds a second. */
  readonly speed: () => number;
  /** The network is to be again as it was at the start. */
  readonly begin: () => void;
  /** Says where the network has come. */
  readonly speak: () => void;
}

export class Transport {
  /** Nothing was touched since the page was opened. */
  private isUntouched = true;
  private readonly loop: Loop;

  constructor(private readonly options: TransportOptions) {
    const {element, speed, course} = options;
    this.loop = new Loop(element, speed, () => course.run(1));
  }

  play(): void {
    if (!this.loop.isPlaying) void this.toggle();
  }

  /** The network is no longer as the page was opened with it. */
  touch(): void {
    this.isUntouched = false;
  }

  async toggle(): Promise<void> {
    const {loop} = this;
    const {isStill, bar, course, speak} = this.options;
    if (isStill) {
      if (this.isUntouched) await this.reset();
      await course.run(AT_ONCE);
      speak();
      return;
    }
    loop.isPlaying = !loop.isPlaying;
    bar.setPlaying(loop.isPlaying);
    if (!loop.isPlaying) speak();
    else if (this.isUntouched) await this.reset(true);
    loop.go();
  }

  async step(): Promise<void> {
    if (this.loop.isPlaying) await this.toggle();
    if (this.isUntouched) await this.reset();
    else await this.options.course.run(1);
    this.options.speak();
  }

  async reset(keepsPlaying = false): Promise<void> {
    const {begin, course} = this.options;
    if (this.loop.isPlaying && !keepsPlaying) await this.toggle();
    begin();
    course.clear();
    await course.begin();
    this.touch();
  }

  stop(): void {
    this.loop.isPlaying = false;
    this.options.bar.setPlaying(false);
  }
}
