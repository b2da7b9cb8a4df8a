import {createContext} from 'react';

/** What remark and rehype found out about the code block at hand. */
export interface CodeFacts {
  /** Colours (see ./lines), `undefined` for plain text. */
  tokens?: string;
  /** Numbers of the steps that speak of each line, "1,,2,2 3" (see remark/walk). */
  steps?: string;
}

export const CodeFacts = createContext<CodeFacts>({});
