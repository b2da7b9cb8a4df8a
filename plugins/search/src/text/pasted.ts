import {MAX_QUERY_LENGTH} from '../constants';
import {withoutInvisible} from './query-text';
import {isStopWord, normalize} from './tokenize';

/** What messages of compilers, build tools and virtual machines begin with, whatever they say. */
const BEGINNINGS = [
  // Where: files with line and column, addresses of repositories.
  /(?:file:\/\/)?(?:[A-Za-z]:)?[\w.~-]*(?:[/\\][\w.~+-]+)+(?::\d+)*:?/g,
  // Who speaks, and how loudly.
  /^.*?\b(?:error|warning): /gim,
  /\b(?:Exception in thread "[^"]*"|Caused by:|Failed to execute goal [^:]+:)\s*/g,
  /\b(?:[a-z]\w*\.)*(?:IllegalState|IllegalArgument|Runtime)Exception: (?=\S)/g,
  // The packages before a name, two at least.
  /\b(?:[a-z_]\w*\.){2,}(?=[A-Za-z_])/g,
];

/** Lines of a log that say what is wrong. */
const CAUSE = /\b\w*(?:Exception|Error)\b|^\s*[ew]: |\b(?:error|warning): /i;

/** Characters of a text that are read: a log may be pasted whole. */
const READ = 4_000;

/** The words that say something, each once: a log says the same again, with other numbers. */
function tellingWords(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const kinds = words.map((word) => word.replace(/\d+/g, '0'));
  return words.filter(
    (word, at) => kinds.indexOf(kinds[at]) === at && !isStopWord(normalize(word)),
  );
}

/**
 * A long text as a query: without what messages have in common, without words that carry no meaning, and cut between
 * words, what is wrong first.
 *
 * @param text pasted; what fits stays as it is, but for its lines, which become one
 * @param most characters that there is room for
 */
export function cutBySense(text: string, most: number = MAX_QUERY_LENGTH): string {
  const line = withoutInvisible(text).replace(/\s+/g, ' ').trim();
  if (line.length <= most) {
    return line;
  }
  const lines = text.slice(0, READ).split('\n');
  const [causes, others] = [true, false].map((isCause) =>
    lines.filter((one) => CAUSE.test(one) === isCause),
  );
  const said = BEGINNINGS.reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    [...causes, ...others].join('\n'),
  );
  const words = `${tellingWords(said).join(' ')} `.slice(0, most + 1);
  return words.slice(0, words.lastIndexOf(' ')) || line.slice(0, most);
}

/**
 * Lets a field take a text that is pasted and too long for it by its sense, and not by its beginning.
 *
 * @returns ends that
 */
export function pasteBySense(field: HTMLInputElement): () => void {
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const {value, selectionStart, selectionEnd} = field;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const room = MAX_QUERY_LENGTH - (value.length - (end - start));
    const cut = cutBySense(text, room);
    if (cut !== text) {
      event.preventDefault();
      field.setRangeText(cut, start, end, 'end');
      field.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste'}));
    }
  };
  field.addEventListener('paste', onPaste);
  return () => field.removeEventListener('paste', onPaste);
}
