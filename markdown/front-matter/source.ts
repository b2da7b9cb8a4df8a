/** Frontmatter as it is written: lines that messages name. */
const BLOCK = /^---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;

/** Number of the line that sets a key, from 1; the first line for a key that is not there. */
export function lineOfKey(source: string, key: string): number {
  const lines = (BLOCK.exec(source)?.[0] ?? '').split('\n');
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.startsWith(`${key}:`)),
    ) + 1
  );
}

/** A page's text. */
export const withoutFrontMatter = (source: string): string => source.replace(BLOCK, '');

/** What is wrong with the text of a page, without its full stop. */
export interface TextFault {
  line: number;
  sentence: string;
}

/** What lists show of a post ends at this mark: the framework's own pattern. */
const TRUNCATION = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** A post without its mark would stand in lists as a whole. */
export function missingTruncation(source: string): TextFault[] {
  const [head] = BLOCK.exec(source) ?? [''];
  const sentence =
    'lists show the whole post. Write {/* truncate */} on a line of its own after the first paragraph';
  return TRUNCATION.test(source) ? [] : [{line: head.split('\n').length + 1, sentence}];
}

/** What a YAML parser says, with the line in the page. */
export function yamlFault(error: unknown): TextFault {
  const {reason, mark} = error as {reason?: string; mark?: {line: number}};
  // The parser counts from 0, after the line of dashes.
  return {
    line: (mark?.line ?? 0) + 2,
    sentence: `the frontmatter is not valid YAML: ${reason ?? String(error)}. Put text with a colon or another special character into quotes`,
  };
}
