import {readFileSync} from 'node:fs';
import path from 'node:path';

const TOKENS = path.join(__dirname, '../../src/css/tokens.css');
const LENGTH = /(--[\w-]+): ([\d.]+(?:px|pt|rem));/g;

/**
 * Writes the identity's lengths where they are used, in what pages fetch. As variables they would have to
 * stay in the style sheet of each page, which has them written out.
 * @param code with style sheets as text in it
 * @param tokens src/css/tokens.css; a length that is said twice depends on the page, and stays
 */
export function withLengths(code: string, tokens = readFileSync(TOKENS, 'utf8')): string {
  const said = [...tokens.matchAll(LENGTH)];
  const names = said.map(([, name]) => name);
  const lengths = new Map(
    said
      .filter(([, name]) => names.indexOf(name) === names.lastIndexOf(name))
      .map(([, name, length]) => [name, length]),
  );
  return code.replace(/var\((--[\w-]+)\)/g, (use, name: string) => lengths.get(name) ?? use);
}
