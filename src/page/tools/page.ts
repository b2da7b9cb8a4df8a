/** What tools use of the page. */
export interface Page {
  /** Tells screen readers. */
  announce: (text: string) => void;
  /** Tells everybody, for a while. */
  say: (text: string) => void;
  /** The reader's store, `null` where it is blocked, and that of the tab. */
  store: () => Storage | null;
  tabStore: () => Storage | null;
  /** The code of a block, without numbers of lines. */
  codeOf: (block: Element) => string;
}
