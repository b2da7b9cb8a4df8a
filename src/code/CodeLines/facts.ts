import {createContext} from 'react';

/** What content/remark and rehype found out about the code block at hand. */
export interface CodeFacts {
  /** Colours (see src/code/lines), `undefined` for plain text. */
  tokens?: string;
  /** Numbers of the steps that speak of each line, "1,,2,2 3" (see content/remark/walk). */
  steps?: string;
}

export const CodeFacts = createContext<CodeFacts>({});
