/** A sample that runs in its page: what came of its program, as it is published or as the reader has changed it. */
import {type Message, type Outcome, type SourceText} from '../program';
import {type Step} from '../steps';
import {type Changes, type Page} from './changes';
import {copyLink, fragmentFor} from './copying';
import {forDevices} from './devices';
import {sampleOf} from './files';
import {BY_LINK, goWith, PLAYGROUND, readFragment, runIn, UNREADABLE} from './link';
import {ProgramModel, type ProgramState, UNCHANGED} from './programModel';
import {type Fault} from '../worker/client';
import {type Listener, Runner} from './runner';
import {ending, lastWords, mistake} from './sentences';

/** More mistakes than these are underlined, and not listed. */
const MOST_LISTED = 3;

/** What a run has come to. */
export interface Result {
  /** Which run it is, of those of its block. */
  readonly turn: number;
  readonly text: string;
  readonly steps: readonly Step[];
  /** Nothing more will come. */
  readonly isOver: boolean;
}

/** What the page shows of a sample, besides what it was sent with. */
export interface SampleState extends ProgramState {
  readonly isRunning: boolean;
  /** Nothing as long as what was recorded is in sight. */
  readonly result: Result | undefined;
}

export const AS_SENT: SampleState = {...UNCHANGED, isRunning: false, result: undefined};

let runner: Runner | undefined;
/** One program of a page runs at a time. */
const theRunner = (): Runner => (runner ??= new Runner(PLAY_FILES.worker));

export class SampleModel extends ProgramModel<SampleState> implements Listener {
  /** The text that runs, and the one that what is in sight came of. */
  private running: string | undefined;
  private shown: string | undefined;
  /** What runs has not come to anything yet: what was before stays in sight. */
  private isFresh = true;
  private turn = 0;

  /** @param run `Gradient#hops`: the sample's name, and that of the output that is made */
  constructor(run: string, page: Page) {
    super(run, page, AS_SENT);
  }

  prepare(): void {
    const [name, output] = this.run.split('#');
    theRunner().warm();
    void sampleOf(name).then(
      (sample) => theRunner().warm({sample, output}),
      () => undefined,
    );
  }

  readonly start = (): void =>
    void this.attempt(this.start, async () => {
      const [name, output] = this.run.split('#');
      const sample = await sampleOf(name);
      const {changes} = this.state;
      changes?.adopt();
      const file = changes?.file ?? sample.file;
      this.running = file.text;
      this.set({isRunning: true});
      theRunner().run({sample: {...sample, file}, output}, this);
    });

  protected readonly typed = this.start;

  async restore(): Promise<boolean> {
    const {hash} = window.location;
    if (runIn(hash) === this.run) {
      const linked = await readFragment(hash);
      if (linked !== undefined) {
        await this.open(linked.program);
        return true;
      }
      this.page.notify(UNREADABLE, 'Close', () => this.page.announce(''));
    }
    await this.openKept();
    return false;
  }

  /** The page as it was sent; what was typed is kept for the next time. */
  close(): void {
    if (this.state.isRunning) {
      theRunner().stop();
    }
    this.shown = undefined;
    this.set(AS_SENT);
    this.page.announce('The recorded output is shown again.');
  }

  readonly copyLink = async (): Promise<boolean> =>
    copyLink(await fragmentFor({run: this.run, program: this.text ?? ''}, this.page), this.page);

  /** The program in a network that can be touched; what was typed stays here, too. */
  async openPlayground(): Promise<void> {
    const [sample] = this.run.split('#');
    const program = JSON.stringify({text: forDevices(this.text ?? ''), sample});
    const fragment = await fragmentFor({run: PLAYGROUND, program}, this.page);
    if (fragment !== undefined) {
      goWith(PLAY_FILES.playground, fragment);
    }
  }

  checked(messages: readonly Message[], fine: boolean): void {
    const remedies = this.state.changes?.mark(messages) ?? [];
    if (fine) {
      this.isFresh = true;
      return;
    }
    const errors = messages.filter(({severity}) => severity === 'error');
    const listed = errors.slice(0, MOST_LISTED).map(mistake);
    const more = errors.length - listed.length;
    const sentence = [...listed, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
    this.say({sentence, isWrong: true, remedies});
  }

  progress(text: string, steps: readonly Step[]): void {
    const before = this.begun();
    this.set({
      result: {...before, text: before.text + text, steps: [...before.steps, ...steps]},
      isOld: false,
    });
  }

  ended(outcome: Outcome): void {
    const before = this.begun();
    const result = {...before, text: before.text + lastWords(outcome), isOver: true};
    const isWrong = outcome.ended !== 'well';
    if (isWrong) {
      this.state.changes?.mark([{...outcome, severity: 'error'}]);
    }
    this.set({result, isOld: false});
    this.say({sentence: ending(outcome, result.steps.length), isWrong});
  }

  failed(fault: Fault): void {
    this.fail(fault, this.start);
  }

  protected async published(): Promise<SourceText> {
    const {file} = await sampleOf(this.run.split('#')[0]);
    // What was recorded came of it.
    this.shown ??= file.text;
    return file;
  }

  protected opened({isForeign}: Changes): void {
    if (isForeign) {
      this.say({sentence: BY_LINK, isWrong: false, isAsked: true});
    } else {
      this.start();
    }
  }

  protected override say(said: Parameters<ProgramModel['say']>[0]): void {
    const {changes, isOld} = this.state;
    this.set({
      isRunning: false,
      isOld: said.isWrong && changes !== undefined ? this.text !== this.shown : isOld,
    });
    super.say(said);
  }

  /** What the program that runs has come to by now. */
  private begun(): Result {
    const {result} = this.state;
    this.shown = this.running;
    if (result !== undefined && !this.isFresh) {
      return result;
    }
    this.isFresh = false;
    this.turn += 1;
    return {turn: this.turn, text: '', steps: [], isOver: false};
  }
}
