// @ts-check
/** A page's source, with prose told apart from frontmatter and fenced code. */

/**
 * @typedef {object} Line
 * @property {string} text
 * @property {number} number from 1
 * @property {boolean} prose outside of fences and frontmatter
 * @typedef {object} Fence
 * @property {number} line
 * @property {string} language
 * @property {string} meta what stands after the language
 * @property {boolean} isEmpty
 * @typedef {{file: string, lines: Line[], fences: Fence[]}} Words
 */

const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})\s*([\w-]*)\s*(.*?)\s*$/;

/**
 * @param {string} file path from the project's folder, with slashes
 * @param {string} source
 * @returns {Words}
 */
export function readWords(file, source) {
  const texts = source.split(/\r?\n/);
  const matter = texts[0] === '---' ? texts.indexOf('---', 1) : -1;
  /** @type {Fence[]} */
  const fences = [];
  /** @type {{mark: string, fence: Fence} | undefined} */
  let open;
  const lines = texts.map((text, index) => {
    const [, mark = '', language = '', meta = ''] = FENCE.exec(text) ?? [];
    const number = index + 1;
    let prose = index > matter;
    if (open) {
      prose = false;
      if (mark.startsWith(open.mark) && language === '' && meta === '') {
        open = undefined;
      } else {
        open.fence.isEmpty &&= text.trim() === '';
      }
    } else if (mark && prose) {
      const fence = {line: number, language, meta, isEmpty: true};
      fences.push(fence);
      open = {mark, fence};
      prose = false;
    }
    return {text, number, prose};
  });
  return {file, lines, fences};
}
