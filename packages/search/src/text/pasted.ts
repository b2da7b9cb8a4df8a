import {MAX_QUERY_LENGTH} from '../constants';
import {isStopWord, normalize} from './tokenize';

/** What messages of compilers, build tools and virtual machines begin with, whatever they say. */
const BEGINNINGS = [
  // Digests, which look like paths.
  /(?<==)[\w+/]{40,}=*/g,
  // Where: files with line and column, addresses of repositories, lines of a stack trace.
  /(?:file:\/\/)?(?:[A-Za-z]:)?[\w.~-]*(?:[/\\][\w.~+-]+)+(?::\d+)*:?/g,
  /\b[\w-]+\.kts?:\d+(?::\d+)*:?/g,
  /^\s*at [\w.$<>/]+\(.*\)\s*$/gm,
  // Who speaks, of what, and how loudly.
  /^\s*(?:\[[A-Z]+\]|[ewi]:|>|FAILURE:)\s*/gim,
  /^.*?\b(?:error|warning): /gim,
  /\b(?:Exception in thread "[^"]*"|Caused by:)\s*/g,
];

/** The packages before a name, `kotlinx.serialization.`: two at least. */
const PACKAGES = /\b(?:[a-z_][\w]*\.){2,}(?=[A-Za-z_])/g;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** As many words as there is room for, from the first on. */
function fit(all: readonly string[], most: number): string {
  let text = '';
  for (const word of all) {
    const longer = text ? `${text} ${word}` : word;
    if (longer.length > most) {
      break;
    }
    text = longer;
  }
  return text || (all[0] ?? '').slice(0, most);
}

/**
 * A long text as a query: without what messages have in common, then without words that carry no meaning, and only
 * then cut, between words.
 *
 * @param text pasted; what fits stays as it is, but for its lines, which become one
 * @param most characters that there is room for
 */
export function cutBySense(text: string, most: number = MAX_QUERY_LENGTH): string {
  const line = words(text).join(' ');
  if (line.length <= most) {
    return line;
  }
  const said = BEGINNINGS.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  const all = words(said.replace(PACKAGES, ''));
  const short = all.join(' ').length <= most;
  const kept = short ? all : all.filter((word) => !isStopWord(normalize(word)));
  return fit(kept.length > 0 ? kept : words(text), most);
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
