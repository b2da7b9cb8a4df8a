/** What tools use of the page. */
export interface Page {
  /** Tells screen readers. */
  announce: (text: string) => void;
  /** Copies a text, or shows it for readers to copy it; whether it was copied. */
  copyText: (text: string) => Promise<boolean>;
  /** Tells everybody, for a while. */
  say: (text: string) => void;
  /** The reader's store, `null` where it is blocked, and that of the tab. */
  store: () => Storage | null;
  tabStore: () => Storage | null;
  /** The code of a block, without numbers of lines. */
  codeOf: (block: Element) => string;
}
