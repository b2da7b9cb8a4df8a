import {createContext} from 'react';

/** The `tokens` attribute of the code block at hand (see ./lines), `undefined` for plain text. */
export const CodeTokens = createContext<string | undefined>(undefined);
