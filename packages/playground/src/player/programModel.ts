/** A program of a page that its reader can change: its editor, what is kept of it, and what is said of it. */
import type * as EditorModule from '../editor';
import {type SourceText} from '../program';
import {Store} from '../store';
import {Changes, keyOf, loadEditor, type Page} from './changes';
import {type Doubt} from './keeping';
import {Failed, type Fault} from '../worker/client';
import {FAULTS} from './sentences';

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

/** What the page shows of any program, besides what it was sent with. */
export interface ProgramState {
  readonly said: Said | undefined;
  /** What is in sight came of another program. */
  readonly isOld: boolean;
  /** The program in the editor; another one, another editor. */
  readonly changes: Changes | undefined;
  readonly canReset: boolean;
  readonly canRestore: boolean;
  readonly doubt: Doubt | undefined;
}

export const UNCHANGED: ProgramState = {
  ...{said: undefined, isOld: false, changes: undefined},
  ...{canReset: false, canRestore: false, doubt: undefined},
};

export abstract class ProgramModel<State extends ProgramState = ProgramState> extends Store<State> {
  private editor: typeof EditorModule | undefined;
  private wantsFocus = false;
  private again = (): void => undefined;

  /**
   * @param run what a changed program is kept by
   * @param state as the page was sent
   */
  constructor(
    protected readonly run: string,
    protected readonly page: Page,
    state: State,
  ) {
    super(state);
  }

  /** Fetches what `start` will need. */
  abstract prepare(): void;

  /** Opens what the reader has changed before, or the program in the address. @returns whether that is there */
  abstract restore(): Promise<boolean>;

  /** Runs the program, or has it checked, as the reader has changed it. */
  abstract readonly start: () => void;

  /** The same after a moment without a key. */
  protected abstract readonly typed: () => void;

  /** As it is published. @throws Failed where it is unavailable */
  protected abstract published(): Promise<SourceText>;

  /** Its editor is there. @param isAsked by the reader, who has the focus in it */
  protected abstract opened(changes: Changes, isAsked: boolean): void;

  /** Opens the editor, or goes there. */
  readonly edit = (): void => {
    this.wantsFocus = true;
    if (this.state.changes === undefined) {
      void this.open();
    } else {
      this.state.changes.focus();
    }
  };

  /** Puts the editor of these changes into its place. @param shown what the page shows of the program */
  mount(changes: Changes, place: HTMLElement, shown: string): void {
    const isAsked = this.wantsFocus;
    this.wantsFocus = false;
    changes.open(this.editor!, place.shadowRoot ?? place.attachShadow({mode: 'open'}), shown);
    if (isAsked) {
      changes.focus();
    }
    this.opened(changes, isAsked);
  }

  /** Once more, what did not work. */
  readonly tryAgain = (): void => this.again();

  /** What is in the editor. */
  protected get text(): string | undefined {
    return this.state.changes?.file.text;
  }

  /** Opens the editor where the reader has changed the program before. */
  protected async openKept(): Promise<void> {
    const isChanged = typeof this.page.store()?.getItem(keyOf(this.run)) === 'string';
    if (isChanged && this.state.changes === undefined) {
      await this.open();
    }
  }

  /** @param program of a link */
  protected open(program?: string): Promise<void> {
    return this.attempt(
      () => void this.open(program),
      async () => {
        const [file, editor] = await Promise.all([this.published(), loadEditor()]);
        this.editor = editor;
        // Pressed twice while it was on its way.
        if (this.state.changes !== undefined && program === undefined) {
          return;
        }
        const acts = {changed: this.typed, enter: this.start, told: () => look()};
        const changes = new Changes(file, this.run, this.page, acts, program);
        const look = (): void => {
          const {canReset, canRestore, keeping} = changes;
          this.change({canReset, canRestore, doubt: keeping.doubt});
        };
        this.change({changes, said: undefined});
        look();
      },
    );
  }

  /** Does something that may fail, and says so. @param again the same, as a reader may ask for it */
  protected async attempt(again: () => void, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Failed)) {
        throw error;
      }
      this.fail(error.fault, again);
    }
  }

  protected fail(fault: Fault, again: () => void): void {
    this.again = again;
    this.say({sentence: FAULTS[fault], isWrong: true, fault});
  }

  protected say(said: Omit<Said, 'remedies'> & Partial<Said>): void {
    this.change({said: {remedies: [], ...said}});
    this.page.announce(said.sentence);
  }

  private change(part: Partial<ProgramState>): void {
    this.set(part as Partial<State>);
  }
}
