/**
 * What authors have to put right, by page: sentences that start with file and line. Steps of this
 * folder note them while they read a page; plugins/page-check tells them, without the framework's frames.
 */
export class Findings {
  private readonly byPage = new Map<string, string[]>();

  /** Replaces what was noted for a page; nothing takes it away. */
  note(page: string, sentences: string[]): void {
    if (sentences.length > 0) {
      this.byPage.set(page, sentences);
    } else {
      this.byPage.delete(page);
    }
  }

  /** All sentences, page by page. */
  all(): string[] {
    return [...this.byPage.values()].flat();
  }

  clear(): void {
    this.byPage.clear();
  }
}

/**
 * The process's only ones of a name: the framework loads the configuration more than once, and each
 * time with modules of its own.
 */
function shared(name: string): Findings {
  const key = Symbol.for(`findings of ${name}`);
  const kept = globalThis as {[key: symbol]: Findings | undefined};
  return (kept[key] ??= new Findings());
}

/** Of frontmatter, read when a site is loaded. */
export const frontMatterFindings = shared('frontmatter');

/** Of the text, read when a page is compiled. */
export const textFindings = shared('text');
