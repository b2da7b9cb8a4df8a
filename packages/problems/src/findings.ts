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

  /** All sentences, page by page. @param isThere is a page still there? */
  all(isThere: (page: string) => boolean = () => true): string[] {
    return [...this.byPage].flatMap(([page, sentences]) => (isThere(page) ? sentences : []));
  }
}

/**
 * The process's only one of a name: the framework loads the configuration more than once, and each
 * time with modules of its own.
 */
function shared<Kept>(name: string, make: () => Kept): Kept {
  const kept = globalThis as {[key: symbol]: Kept | undefined};
  return (kept[Symbol.for(name)] ??= make());
}

/** Of frontmatter, which is read when a site is loaded and when a page is compiled. */
export const frontMatterFindings = shared('findings of frontmatter', () => new Findings());

/**
 * What is wrong with texts whose frontmatter is no YAML: the framework's parser keeps such a text as one without
 * any, and says nothing the next time.
 */
export const brokenYaml = shared(
  'broken frontmatter',
  () => new Map<string, {line: number; sentence: string}>(),
);
