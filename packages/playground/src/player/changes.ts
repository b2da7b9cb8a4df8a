/** A program that a reader changes: the editor, and what becomes of the text. */
import {type Message, type SourceText} from '../program';
import type * as EditorModule from '../editor';
import {earlier, putAway} from './earlier';
import {faultOfModule, Missing, namesOfLibrary} from './files';
import {Keeping} from './keeping';
import {dropLink} from './link';

/** What the page lends to the player. */
export interface Page {
  /** Says something to screen readers. */
  readonly announce: (text: string) => void;
  /** The reader's store; nothing where it is blocked. */
  readonly store: () => Storage | null;
  /** Says something to everybody, with a button. */
  readonly notify: (text: string, label: string, onPress: () => void) => void;
}

/** How long after the last key a program runs, in milliseconds. */
const QUIET = 400;

/** What a changed program is kept by; src/page/controls/play looks for it, too. */
export const keyOf = (run: string): string => `play:${run}`;

let tries = '';

/** The editor, fetched once. @throws Missing where it is unavailable */
export async function loadEditor(): Promise<typeof EditorModule> {
  const address = PLAY_FILES.editor + tries;
  try {
    return (await import(/* webpackIgnore: true */ address)) as typeof EditorModule;
  } catch {
    // A failed try would be remembered by its address.
    tries += '?';
    throw new Missing(await faultOfModule(address));
  }
}

/** What others do about a change. */
export interface ChangesActs {
  /** The text has been left alone for a moment. */
  readonly changed: () => void;
  /** The reader has pressed Ctrl+Enter. */
  readonly enter: () => void;
  /** What can be reset, or what is asked, is something else. */
  readonly told: () => void;
}

let count = 0;

export class Changes {
  /** Tells one editor of a page from another. */
  readonly id = (count += 1);
  readonly keeping: Keeping;
  private editor: EditorModule.Editor | undefined;
  private text: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What a reset took away, until something else is typed. */
  private before: string | undefined;
  /** The program came with a link, and the reader has not asked to run it. */
  isForeign = false;

  /**
   * @param own the program as it is published
   * @param run the block, `Gradient#hops`
   * @param program of a link
   */
  constructor(
    private readonly own: SourceText,
    private readonly run: string,
    private readonly page: Pick<Page, 'announce' | 'store'>,
    private readonly acts: ChangesActs,
    program?: string,
  ) {
    this.keeping = new Keeping(page.store, keyOf(run), acts.told);
    const kept = this.keeping.text ?? own.text;
    this.text = program ?? kept;
    if (this.text !== kept) {
      // A link takes nothing away: what the reader wrote stays in the store.
      this.isForeign = true;
      this.before = kept === own.text ? undefined : kept;
    }
    this.look();
  }

  /** The program as it is now. */
  get file(): SourceText {
    return {...this.own, text: this.text};
  }

  get canRestore(): boolean {
    return this.before !== undefined;
  }

  get canReset(): boolean {
    return this.canRestore || this.text !== this.own.text;
  }

  /** Shows the editor. @param shown what the page shows of the program */
  open({Editor}: typeof EditorModule, root: ShadowRoot, shown: string): void {
    const editor = new Editor({
      ...{root, shown},
      text: this.text,
      published: this.own.text,
      changed: (text) => this.take(text),
      run: () => this.runNow(),
    });
    this.editor = editor;
    void namesOfLibrary().then((names) => editor.know(names));
  }

  focus(): void {
    this.editor?.focus();
  }

  /** What came with a link is the reader's from now on; what was before is kept aside. */
  adopt(): void {
    if (!this.isForeign) {
      return;
    }
    this.isForeign = false;
    dropLink();
    this.putAway(this.keeping.text);
    this.keeping.write(this.text === this.own.text ? null : this.text);
  }

  /** Underlines what is wrong with this program. @returns what may mend it */
  mark(
    messages: readonly Pick<Message, 'message' | 'position' | 'severity'>[],
  ): readonly EditorModule.Remedy[] {
    const marks = messages
      .filter(({position}) => position.file === this.own.name)
      .map(({message, position: {line, column}, severity}) => {
        return {line, column, severity, message};
      });
    return this.editor?.mark(marks) ?? [];
  }

  /** The program as it was published, or what that took the place of. */
  reset(): void {
    const {before} = this;
    // What came with a link was never the reader's.
    if (this.isForeign) {
      this.isForeign = false;
    } else if (before === undefined) {
      this.putAway(this.text);
    }
    dropLink();
    this.before = before === undefined ? this.text : undefined;
    this.editor?.replace(before ?? this.own.text);
    this.acts.told();
    this.page.announce(
      before === undefined ? 'The original program is back.' : 'Your program is back.',
    );
  }

  close(): void {
    clearTimeout(this.timer);
    this.editor?.destroy();
    this.editor = undefined;
  }

  private runNow(): void {
    clearTimeout(this.timer);
    this.adopt();
    this.acts.enter();
  }

  private putAway(text: string | null | undefined): void {
    if (text !== null && text !== undefined && text !== this.own.text) {
      putAway(this.page.store(), this.run, text);
    }
  }

  private take(text: string): void {
    const isReset = text === this.own.text;
    this.adopt();
    if (!isReset) {
      this.before = undefined;
    }
    this.text = text;
    this.keeping.write(isReset ? null : text);
    this.look();
    this.acts.told();
    clearTimeout(this.timer);
    this.timer = setTimeout(this.acts.changed, QUIET);
  }

  /** Of a program as it was published, what was written before can be had again. */
  private look(): void {
    if (this.text === this.own.text) {
      this.before ??= earlier(this.page.store(), this.run).at(0);
    }
  }
}
