import {MAX_BLOCK_LENGTH, MAX_CODE_LENGTH} from '../constants';

/** The beginning of a list item, and what may become one as more of its line comes. */
const ITEM = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const PERHAPS_ITEM = /^(?:[-*+]|\d{1,9}[.)]?)$/;

/** A fence around code, also one that begins a list item. */
const FENCE = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?((`{3,})[^`]{0,40}|(~{3,}).{0,40})$/;

/** A definition of a reference, `[name]: address`, which may stand anywhere in an answer. */
const DEFINITION = /^ {0,3}\[[^\]\n]{1,100}\]:[ \t]*\S.*$/gm;
const REFERENCE = /\[[^\]\n]+\](?!\()/;
const MAX_DEFINITIONS = 1_000;

const isClosedBy = (line: string, fence: string): boolean =>
  line.trim().startsWith(fence) && /^(`+|~+)$/.test(line.trim());

/** Where a line that is too long is broken: behind its last space that fits, not inside a character. */
function breakOf(text: string, from: number): number {
  const most = from + MAX_BLOCK_LENGTH;
  const space = text.lastIndexOf(' ', most - 1);
  if (space > from) {
    return space + 1;
  }
  return /[\uD800-\uDBFF]/.test(text[most - 1]) ? most - 1 : most;
}

/**
 * Cuts Markdown into blocks that can be parsed one by one: paragraphs, lists, code. As a text grows,
 * all but the last of its blocks stay as they are. Blocks that would become too long to be parsed in
 * one go are broken: long lists between items, code into several boxes.
 */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  /** The line that opened the code which a broken block goes on with. */
  let reopened = '';
  let fence: {opening: string; mark: string} | undefined;
  let follows: 'line' | 'blank' | 'code' = 'line';
  let isList = false;

  function cut(at: number): void {
    const block = reopened + markdown.slice(start, at);
    blocks.push(fence ? `${block}${block.endsWith('\n') ? '' : '\n'}${fence.mark}\n` : block);
    reopened = fence ? `${fence.opening}\n` : '';
    start = at;
    follows = 'line';
  }

  /** Does a line outside of code begin a block? @param isWhole nothing more will come of it */
  function begins(line: string, at: number, isWhole: boolean): boolean {
    if (/^[ \t]/.test(line) || (isList && !isWhole && PERHAPS_ITEM.test(line))) {
      return false;
    }
    if (isList && ITEM.test(line)) {
      return at - start > MAX_BLOCK_LENGTH / 2;
    }
    return follows !== 'line' || (!isList && isWhole && FENCE.test(line));
  }

  for (let at = 0; at < markdown.length;) {
    const newline = markdown.indexOf('\n', at);
    const end = newline < 0 ? markdown.length : newline + 1;
    const line = markdown.slice(at, newline < 0 ? end : newline);
    const isBlank = line.trim() === '';
    const wasCode = fence !== undefined;
    // Empty lines are no work.
    const limit = isBlank ? Infinity : wasCode ? MAX_CODE_LENGTH : MAX_BLOCK_LENGTH;
    const isBeginning = !wasCode && !isBlank && begins(line, at, newline >= 0);
    if (at > start && (isBeginning || end - start > limit)) {
      cut(at);
    }
    if (fence) {
      // Nothing but its end counts within code.
      if (isClosedBy(line, fence.mark)) {
        fence = undefined;
        follows = isList ? 'line' : 'code';
      }
    } else if (isBlank) {
      follows = 'blank';
    } else {
      isList = start === at ? ITEM.test(line) : isList;
      follows = 'line';
      const [, opening, ticks, tildes] = FENCE.exec(line) ?? [];
      fence = opening ? {opening, mark: ticks ?? tildes} : undefined;
    }
    while (end - start > limit) {
      cut(breakOf(markdown, start));
    }
    at = end;
  }
  return start < markdown.length ? [...blocks, reopened + markdown.slice(start)] : blocks;
}

/** Puts the definitions of a whole answer before each of its blocks that may refer to them. */
export function withDefinitions(blocks: readonly string[]): string[] {
  const definitions = blocks
    .flatMap((block) => block.match(DEFINITION) ?? [])
    .join('\n')
    .slice(0, MAX_DEFINITIONS);
  return blocks.map((block) =>
    definitions && REFERENCE.test(block) ? `${definitions}\n\n${block}` : block,
  );
}

/** What of an answer has been parsed. */
interface Parsing<Parsed> {
  shown: Parsed[];
  /** Characters that were parsed for it. */
  spent: number;
  /** Some blocks are still missing, or as they were before. */
  isBehind: boolean;
}

/**
 * Parses blocks, and those that stay the same only once.
 *
 * @param parse gives what is shown of a block
 * @returns to be called with all blocks, and with how many characters may be parsed now; the block that
 *   passes the limit is parsed, those after it wait for the next call
 */
export function parseOnce<Parsed>(
  parse: (block: string) => Parsed,
): (blocks: readonly string[], limit?: number) => Parsing<Parsed> {
  let known: {block: string; parsed: Parsed}[] = [];
  return (blocks, limit = Infinity) => {
    let spent = 0;
    let isBehind = false;
    known = blocks.flatMap((block, at) => {
      const before = known[at];
      if (before?.block === block) {
        return before;
      }
      if (spent >= limit) {
        isBehind = true;
        return before ?? [];
      }
      spent += block.length;
      return {block, parsed: parse(block)};
    });
    return {shown: known.map(({parsed}) => parsed), spent, isBehind};
  };
}
