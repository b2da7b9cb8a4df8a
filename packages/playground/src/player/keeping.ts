/** What a reader writes, kept in this browser. Another tab may write the same: the later one asks first. */
import {text} from '@collektive/texts';
import {button, html} from './dom';

const QUESTION = text(
  'This program was changed elsewhere in the meantime, perhaps in another tab, and that version is kept. What you write here is not, unless you say so.',
);

const FULL = text(
  'This browser has no space left to keep what you write: it is lost when you leave the page. Copy it, or clear what other pages of this site have kept.',
);

export class Keeping {
  /** Stands where the program is written; empty as long as there is nothing to ask. */
  readonly question = html('p', {class: 'question', role: 'alert'});
  /** What this tab has read or written last; nothing where nothing is kept. */
  private known: string | null;
  private wanted: string | null = null;

  constructor(
    private readonly store: () => Storage | null,
    private readonly key: string,
  ) {
    this.known = this.stored;
    this.question.hidden = true;
  }

  /** What was kept when this tab looked. */
  get text(): string | null {
    return this.known;
  }

  /** Keeps a text; with `null` nothing is kept any more. */
  write(text: string | null): void {
    this.wanted = text;
    const {stored} = this;
    if (stored === this.known || stored === text) {
      this.put();
    } else if (this.question.hidden || this.question.textContent === FULL) {
      this.ask();
    }
  }

  private get stored(): string | null {
    return this.store()?.getItem(this.key) ?? null;
  }

  private put(): void {
    try {
      if (this.wanted === null) {
        this.store()?.removeItem(this.key);
      } else {
        this.store()?.setItem(this.key, this.wanted);
      }
      this.question.hidden = true;
    } catch {
      // A full store: the program is still in the editor.
      if (this.question.textContent !== FULL) {
        this.question.replaceChildren(FULL);
      }
      this.question.hidden = false;
    }
    this.known = this.stored;
  }

  private ask(): void {
    // Said when it is shown.
    this.question.hidden = false;
    this.question.replaceChildren(
      QUESTION,
      ' ',
      button(text('Keep this version'), () => this.put()),
    );
  }
}
