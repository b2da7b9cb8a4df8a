/** What a reader writes, kept in this browser. Another tab may write the same: the later one asks first. */

/** Why what is written is not kept. */
export type Doubt = 'elsewhere' | 'full';

export const DOUBTS: Readonly<Record<Doubt, string>> = {
  elsewhere:
    'This program was changed elsewhere in the meantime, perhaps in another tab, and that version is kept. What you write here is not, unless you say so.',
  full: 'This browser has no space left to keep what you write: it is lost when you leave the page. Copy it, or clear what other pages of this site have kept.',
};

export class Keeping {
  /** Nothing as long as there is nothing to ask. */
  doubt: Doubt | undefined;
  /** What this tab has read or written last; nothing where nothing is kept. */
  private known: string | null;
  private wanted: string | null = null;

  /** @param told is called when there is a doubt, or no longer one */
  constructor(
    private readonly store: () => Storage | null,
    private readonly key: string,
    private readonly told: () => void,
  ) {
    this.known = this.stored;
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
      this.keep();
    } else {
      this.tell('elsewhere');
    }
  }

  /** Keeps what is written here, whatever is kept. */
  keep(): void {
    try {
      if (this.wanted === null) {
        this.store()?.removeItem(this.key);
      } else {
        this.store()?.setItem(this.key, this.wanted);
      }
      this.tell(undefined);
    } catch {
      // A full store: the program is still in the editor.
      this.tell('full');
    }
    this.known = this.stored;
  }

  private get stored(): string | null {
    return this.store()?.getItem(this.key) ?? null;
  }

  private tell(doubt: Doubt | undefined): void {
    if (doubt !== this.doubt) {
      this.doubt = doubt;
      this.told();
    }
  }
}
