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

/** Of frontmatter, read when a site is loaded. */
export const frontMatterFindings = new Findings();

/** Of the text, read when a page is compiled. */
export const textFindings = new Findings();
