/** Longest line of a signature before its parameters get lines of their own. */
const WIDTH = 72;

const OPEN = '([{<';
const CLOSE = ')]}>';

/** The places of a character outside of all brackets. */
function outside(text: string, wanted: string): number[] {
  const places: number[] = [];
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    // The arrow of a function type is no bracket.
    if (character === '>' && text[index - 1] === '-') {
      continue;
    }
    if (depth === 0 && character === wanted) {
      places.push(index);
    }
    depth += OPEN.includes(character) ? 1 : CLOSE.includes(character) ? -1 : 0;
  }
  return places;
}

function parameters(text: string): string[] {
  const commas = [-1, ...outside(text, ','), text.length];
  return commas.slice(1).map((end, index) => text.slice(commas[index] + 1, end).trim());
}

/** `fun <T>` and what follows, as two lines where one would be too long. */
function head(text: string): string[] {
  const last = outside(text, ' ').at(-1) ?? 0;
  return text.length > WIDTH && text.includes('fun <')
    ? [text.slice(0, last), text.slice(last + 1)]
    : [text];
}

/** Where the parameters of a function or a constructor are; nothing where there are none to be parted. */
function brackets(signature: string): [open: number, close: number] | undefined {
  const [open] = signature.startsWith('typealias') ? [] : outside(signature, '(');
  // They follow a name; what follows a colon is a function type.
  if (open === undefined || !/[\w>]/.test(signature[open - 1])) {
    return undefined;
  }
  let depth = 0;
  let close = open;
  for (; close < signature.length; close++) {
    depth += signature[close] === '(' ? 1 : signature[close] === ')' ? -1 : 0;
    if (depth === 0) {
      break;
    }
  }
  return [open, close];
}

/** A parameter that callers pass. */
export interface Parameter {
  name: string;
  /** What it is where it is left out, as Kotlin writes it; nothing where it cannot be. */
  standard?: string;
}

/** What is passed in a call; nothing for a class that others cannot make. */
export function parametersOf(signature: string): Parameter[] {
  const place = signature.includes('private constructor') ? undefined : brackets(signature);
  const inside = place && signature.slice(place[0] + 1, place[1]);
  return (inside ? parameters(inside) : []).map((one) => {
    const [equals] = outside(one, '=');
    const [name] = one.split(':');
    return {
      name: name.split(' ').at(-1)!,
      ...(equals === undefined ? {} : {standard: one.slice(equals + 1).trim()}),
    };
  });
}

/** How many parameters a signature has. */
export const parameterCount = (signature: string): number => parametersOf(signature).length;

/** The type of what a function or a property gives; nothing for one that gives nothing, and for a class. */
export function resultOf(signature: string): string | undefined {
  const [rest] = signature.split(/ (?=where )/);
  const place = brackets(rest);
  const [, type] = /^: (.+)$/.exec(place ? rest.slice(place[1] + 1) : '') ?? [];
  return type ?? /^va[lr] [^:]+: (.+)$/.exec(rest)?.[1];
}

/**
 * A signature as it is shown: in one line where there is room, otherwise a line for each parameter.
 * Style sheets wrap what is still too long for a screen.
 */
export function signatureLines(signature: string): string[] {
  const [rest, where] = signature.split(/ (?=where )/);
  const place = brackets(rest);
  if (rest.length <= WIDTH || !place) {
    return where ? [rest, where] : [rest];
  }
  const [open, close] = place;
  const inside = rest.slice(open + 1, close);
  const lines = inside
    ? [
        ...head(rest.slice(0, open + 1)),
        ...parameters(inside).map((one) => `  ${one},`),
        rest.slice(close),
      ]
    : [rest];
  return [...lines, ...(where ? [where] : [])];
}

const within = (head: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? signatureLines(head)
    : [...signatureLines(`${head} {`), ...lines.map((line) => `  ${line}`), '}'];

/** A class with those of its members, and of its companion's, that have no entry of their own. */
export const classLines = (
  signature: string,
  members: readonly string[],
  ofCompanion: readonly string[] = [],
): string[] =>
  within(signature, [
    ...members.flatMap(signatureLines),
    ...(ofCompanion.length > 0
      ? within('companion object', ofCompanion.flatMap(signatureLines))
      : []),
  ]);
