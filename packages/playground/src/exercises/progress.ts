/** Which exercises of a page are done: kept in this browser, and nowhere else. */
import {plural} from '../plural';
import {keepShare, showAtHead} from './head';

type Store = () => Storage | null;

/** What a solved exercise is kept by; src/page/controls/play looks for it, too. */
const keyOf = (name: string): string => `done:${name}`;

export class Progress {
  private readonly done: Set<string>;
  /** What was forgotten last, until another exercise is done. */
  private before: ReadonlySet<string> | undefined;
  private readonly watchers = new Set<() => void>();

  /** @param names of the page's exercises */
  constructor(
    private readonly names: readonly string[],
    private readonly store: Store,
  ) {
    this.done = new Set(names.filter((name) => store()?.getItem(keyOf(name))));
  }

  /** Is told now, and of each change. @returns ends that */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    watcher();
    return () => this.watchers.delete(watcher);
  }

  has(name: string): boolean {
    return this.done.has(name);
  }

  /** `2 of 4 done`; nothing where there is nothing to say. */
  get sentence(): string {
    return this.done.size === 0 && !this.isForgotten ? '' : `${this.count} done`;
  }

  /** `2 of 4 exercises done`; nothing where none is. */
  get exercises(): string {
    return this.done.size === 0
      ? ''
      : plural(this.names.length, '{1} exercise done|{1} exercises done', this.count);
  }

  private get count(): string {
    return `${this.done.size} of ${this.names.length}`;
  }

  /** `2/4`, for lists of pages; nothing where none is done. */
  get share(): string {
    return this.done.size === 0 ? '' : `${this.done.size}/${this.names.length}`;
  }

  /** Whether the next `reset` brings back what the last one took. */
  get isForgotten(): boolean {
    return this.before !== undefined;
  }

  add(name: string): void {
    this.before = undefined;
    this.done.add(name);
    this.keep([name]);
  }

  /** Forgets what is done; once more, and it is back. */
  reset(): void {
    const {before} = this;
    this.before = before === undefined ? new Set(this.done) : undefined;
    this.done.clear();
    before?.forEach((name) => this.done.add(name));
    this.keep(this.names);
  }

  /** Only what has changed: another tab may have done others. */
  private keep(names: readonly string[]): void {
    try {
      for (const name of names) {
        if (this.done.has(name)) {
          this.store()?.setItem(keyOf(name), '1');
        } else {
          this.store()?.removeItem(keyOf(name));
        }
      }
    } catch {
      // A full store: it is known until the page is left.
    }
    this.watchers.forEach((watcher) => watcher());
  }
}

const known = new Map<string, Progress>();

/** How far the reader has come on a page, kept for lists of pages and shown at its head. @param names of its exercises */
export function progressOf(names: readonly string[], store: Store): Progress {
  const key = names.join(' ');
  let progress = known.get(key);
  if (progress === undefined) {
    progress = new Progress(names, store);
    known.set(key, progress);
    keepShare(progress, store);
  }
  showAtHead(progress);
  return progress;
}
