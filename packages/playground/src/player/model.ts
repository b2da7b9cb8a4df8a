/** A sample that runs in its page: what came of its program, as it is published or as the reader has changed it. */
import type * as EditorModule from '../editor';
import {type Message, type Outcome} from '../program';
import {type Step} from '../steps';
import {Changes, type ChangesActs, keyOf, loadEditor, type Page} from './changes';
import {copyLink, fragmentFor} from './copying';
import {forDevices} from './devices';
import {Missing, sampleOf} from './files';
import {type Doubt} from './keeping';
import {BY_LINK, goWith, type Linked, PLAYGROUND, readFragment, runIn, UNREADABLE} from './link';
import {type Fault, type Listener, Runner} from './runner';
import {ending, FAULTS, lastWords, mistake} from './sentences';

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

/** What is said of a program. */
export interface Said {
  readonly sentence: string;
  readonly isWrong: boolean;
  /** What another try may mend. */
  readonly fault?: Fault;
  /** It runs when the reader says so. */
  readonly isAsked?: boolean;
  readonly remedies: readonly EditorModule.Remedy[];
}

/** What the page shows of a sample, besides what it was sent with. */
export interface SampleState {
  readonly isRunning: boolean;
  /** Nothing as long as what was recorded is in sight. */
  readonly result: Result | undefined;
  /** What is in sight is the result of another program. */
  readonly isOld: boolean;
  readonly said: Said | undefined;
  /** The program in the editor; another one, another editor. */
  readonly changes: Changes | undefined;
  readonly canReset: boolean;
  readonly canRestore: boolean;
  readonly doubt: Doubt | undefined;
}

export const AS_SENT: SampleState = {
  ...{isRunning: false, result: undefined, isOld: false, said: undefined, changes: undefined},
  ...{canReset: false, canRestore: false, doubt: undefined},
};

let runner: Runner | undefined;
/** One program of a page runs at a time. */
const theRunner = (): Runner => (runner ??= new Runner(PLAY_FILES.worker));

export class SampleModel implements Listener {
  state = AS_SENT;
  private readonly listeners = new Set<() => void>();
  private editor: typeof EditorModule | undefined;
  private wantsFocus = false;
  /** The text that runs, and the one that what is in sight came of. */
  private running: string | undefined;
  private shown: string | undefined;
  /** What runs has not come to anything yet: what was before stays in sight. */
  private isFresh = true;
  private turn = 0;
  private again = (): void => undefined;

  /** @param run `Gradient#hops`: the sample's name, and that of the output that is made */
  constructor(
    private readonly run: string,
    private readonly page: Page,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Fetches what a run will need. */
  prepare(): void {
    const [name, output] = this.run.split('#');
    theRunner().warm();
    void sampleOf(name).then(
      (sample) => theRunner().warm({sample, output}),
      () => undefined,
    );
  }

  /** Runs the program, as the reader has changed it. */
  readonly start = (): void =>
    void this.with(this.start, async () => {
      const [name, output] = this.run.split('#');
      const sample = await sampleOf(name);
      const {changes} = this.state;
      changes?.adopt();
      const file = changes?.file ?? sample.file;
      this.running = file.text;
      this.set({isRunning: true});
      theRunner().run({sample: {...sample, file}, output}, this);
    });

  /** Opens the editor, or goes there. */
  readonly edit = (): void => {
    this.wantsFocus = true;
    if (this.state.changes === undefined) {
      void this.open();
    } else {
      this.state.changes.focus();
    }
  };

  /** What the reader has changed before, and the program in the address. @returns whether it is there */
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
    const isChanged = typeof this.page.store()?.getItem(keyOf(this.run)) === 'string';
    if (isChanged && this.state.changes === undefined) {
      await this.open();
    }
    return false;
  }

  /** Puts the editor of these changes into its place. @param shown what the page shows of the program */
  mount(changes: Changes, place: HTMLElement, shown: string): void {
    changes.open(this.editor!, place.shadowRoot ?? place.attachShadow({mode: 'open'}), shown);
    if (this.wantsFocus) {
      this.wantsFocus = false;
      changes.focus();
    }
    if (changes.isForeign) {
      this.say({sentence: BY_LINK, isWrong: false, isAsked: true});
    } else {
      this.start();
    }
  }

  /** Once more, what did not work. */
  readonly tryAgain = (): void => this.again();

  /** The page as it was sent; what was typed is kept for the next time. */
  close(): void {
    if (this.state.isRunning) {
      theRunner().stop();
    }
    this.shown = undefined;
    this.set(AS_SENT);
    this.page.announce('The recorded output is shown again.');
  }

  readonly copyLink = (): Promise<boolean> =>
    copyLink({run: this.run, program: this.text} satisfies Linked, this.page);

  /** The program in a network that can be touched; what was typed stays here, too. */
  async openPlayground(): Promise<void> {
    const [sample] = this.run.split('#');
    const program = JSON.stringify({text: forDevices(this.text), sample});
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

  private get text(): string {
    return this.state.changes?.file.text ?? '';
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

  private async open(program?: string): Promise<void> {
    await this.with(
      () => void this.open(program),
      async () => {
        const [{file}, editor] = await Promise.all([
          sampleOf(this.run.split('#')[0]),
          loadEditor(),
        ]);
        this.editor = editor;
        // Pressed twice while it was on its way.
        if (this.state.changes !== undefined && program === undefined) {
          return;
        }
        // What was recorded came of the program as it is published.
        this.shown ??= file.text;
        const acts: ChangesActs = {
          changed: this.start,
          enter: this.start,
          told: () => this.look(changes),
        };
        const changes = new Changes(file, this.run, this.page, acts, program);
        this.set({changes, said: undefined});
        this.look(changes);
      },
    );
  }

  private look(changes: Changes): void {
    const {canReset, canRestore, keeping} = changes;
    this.set({canReset, canRestore, doubt: keeping.doubt});
  }

  /** Does something with files, and says where one is missing. */
  private async with(again: () => void, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Missing)) {
        throw error;
      }
      this.fail(error.fault, again);
    }
  }

  private fail(fault: Fault, again: () => void): void {
    this.again = again;
    this.say({sentence: FAULTS[fault], isWrong: true, fault});
  }

  private say(said: Omit<Said, 'remedies'> & Partial<Said>): void {
    const {changes, isOld} = this.state;
    this.set({
      isRunning: false,
      said: {remedies: [], ...said},
      isOld: said.isWrong && changes !== undefined ? this.text !== this.shown : isOld,
    });
    this.page.announce(said.sentence);
  }

  private set(part: Partial<SampleState>): void {
    this.state = {...this.state, ...part};
    this.listeners.forEach((listener) => listener());
  }
}
