/** A program that a reader changes: the editor, and what becomes of the text. */
import {text} from '@collektive/texts';
import {type Message, type SourceText} from '../program';
import type * as EditorModule from '../editor';
import {button, html} from './dom';
import {earlier, putAway} from './earlier';
import {faultOfModule, Missing, namesOfLibrary} from './files';
import {forDevices} from './devices';
import {Keeping} from './keeping';
import {copyLink, dropLink, fragmentOf, goWith, PLAYGROUND, TOO_LONG} from './link';

/** What the page lends to the player. */
export interface Page {
  /** Says something to screen readers. */
  readonly announce: (text: string) => void;
  /** The text of a block of code. */
  readonly codeOf: (block: Element) => string;
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

async function load(): Promise<typeof EditorModule> {
  const address = PLAY_FILES.editor + tries;
  try {
    return (await import(address)) as typeof EditorModule;
  } catch {
    // A failed try would be remembered by its address.
    tries += '?';
    throw new Missing(await faultOfModule(address));
  }
}

export class Changes {
  private editor: EditorModule.Editor | undefined;
  private readonly keeping: Keeping;
  private text: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What a reset took away, until something else is typed. */
  private before: string | undefined;
  /** The program came with a link, and the reader has not asked to run it. */
  isForeign = false;
  private figure: HTMLElement | null = null;
  private readonly reset = button(text('Reset'), () => this.pressReset());
  private readonly bar: HTMLElement;

  /**
   * @param own the program as it is published
   * @param run the block, `Gradient#hops`
   * @param changed is called when the text has been left alone for a moment
   * @param note of an editor whose program goes nowhere else; without it, it can be taken along
   * @param enter is called where the reader presses Ctrl+Enter
   */
  constructor(
    private readonly own: SourceText,
    private readonly run: string,
    private readonly page: Page,
    private readonly changed: () => void,
    note?: string,
    private readonly enter: () => void = changed,
  ) {
    this.keeping = new Keeping(page.store, keyOf(run));
    this.text = this.keeping.text ?? own.text;
    this.bar = html(
      'div',
      {class: 'bar'},
      html('span', {class: 'note'}, note ?? text('Change the program: it runs as you type.')),
      this.reset,
      ...(note === undefined
        ? [
            button(
              text('Copy link'),
              () => void copyLink({run, program: this.text}, page.announce),
            ),
            button(text('Open in the playground'), () => void this.openPlayground()),
          ]
        : []),
    );
  }

  /** The program as it is now. */
  get file(): SourceText {
    return {...this.own, text: this.text};
  }

  /**
   * Shows the editor in the place of the block's code.
   * @throws Missing where it is unavailable
   */
  async open(workbench: HTMLElement, host: HTMLElement, program = this.text): Promise<void> {
    const {Editor} = await load();
    this.figure = host.closest('figure');
    const block = this.figure?.querySelector(':scope > .theme-code-block');
    workbench.replaceChildren(this.bar, this.keeping.question);
    const kept = this.text;
    const editor = new Editor({
      parent: workbench,
      root: workbench.getRootNode() as ShadowRoot,
      text: program,
      published: this.own.text,
      shown: block ? this.page.codeOf(block) : '',
      changed: (text) => this.take(text),
      run: () => this.runNow(),
    });
    this.editor = editor;
    void namesOfLibrary().then((names) => editor.know(names));
    // On live pages React may draw the code anew, and leaves what is around it.
    this.figure?.setAttribute('data-editing', '');
    if (program !== kept) {
      // A link takes nothing away: what the reader wrote stays in the store.
      this.isForeign = true;
      this.text = program;
      if (kept !== this.own.text) {
        this.before = kept;
      }
    }
    this.label();
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

  /** Underlines what is wrong with this program. */
  mark(messages: readonly Pick<Message, 'message' | 'position' | 'severity'>[]): void {
    this.editor?.mark(
      messages
        .filter(({position}) => position.file === this.own.name)
        .map(({message, position: {line, column}, severity}) => ({
          line,
          column,
          severity,
          message,
        })),
    );
  }

  close(): void {
    clearTimeout(this.timer);
    this.editor?.destroy();
    this.bar.parentElement?.replaceChildren();
    this.figure?.removeAttribute('data-editing');
  }

  private runNow(): void {
    clearTimeout(this.timer);
    this.adopt();
    this.enter();
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
    this.label();
    clearTimeout(this.timer);
    this.timer = setTimeout(this.changed, QUIET);
  }

  private label(): void {
    if (this.text === this.own.text) {
      this.before ??= earlier(this.page.store(), this.run).at(0);
    }
    this.reset.textContent = this.before === undefined ? text('Reset') : text('Restore my version');
    this.reset.disabled = this.before === undefined && this.text === this.own.text;
  }

  private pressReset(): void {
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
    this.label();
    this.page.announce(
      before === undefined ? text('The original program is back.') : text('Your program is back.'),
    );
  }

  /** The program in a network that can be touched; what was typed stays here, too. */
  private async openPlayground(): Promise<void> {
    const [sample] = this.run.split('#');
    const program = JSON.stringify({text: forDevices(this.text), sample});
    const fragment = await fragmentOf({run: PLAYGROUND, program}).catch(() => undefined);
    if (fragment === undefined) {
      this.page.announce(TOO_LONG);
    } else {
      goWith(PLAY_FILES.playground, fragment);
    }
  }
}
