/** A page's source, with prose told apart from frontmatter and fenced code. */

export interface Line {
  text: string;
  /** From 1. */
  number: number;
  /** Outside of fences and frontmatter. */
  prose: boolean;
}

export interface Fence {
  line: number;
  language: string;
  /** What stands after the language. */
  meta: string;
  body: string[];
}

export interface Source {
  file: string;
  lines: Line[];
  fences: Fence[];
}

const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})\s*([\w-]*)\s*(.*?)\s*$/;

/** @param file path from the project's folder, with slashes */
export function readSource(file: string, text: string): Source {
  const texts = text.split(/\r?\n/);
  const matter = texts[0] === '---' ? texts.indexOf('---', 1) : -1;
  const fences: Fence[] = [];
  /** What opened the fence that we are in. */
  let open = '';
  const lines = texts.map((line, index) => {
    const [, mark = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    const number = index + 1;
    const prose = index > matter && !open && !mark;
    if (open) {
      if (mark.startsWith(open) && language === '' && meta === '') {
        open = '';
      } else {
        fences.at(-1)!.body.push(line);
      }
    } else if (mark && index > matter) {
      fences.push({line: number, language, meta, body: []});
      open = mark;
    }
    return {text: line, number, prose};
  });
  return {file, lines, fences};
}
