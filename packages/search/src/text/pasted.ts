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

/** Group and version around the name of an artifact, `org.example:name:1.2`. */
const COORDINATES = /\b[\w.-]+:([\w.-]+):\d[\w.-]*/g;

/** The packages before a name, `kotlinx.serialization.`: two at least. */
const PACKAGES = /\b(?:[a-z_][\w]*\.){2,}(?=[A-Za-z_])/g;

/** Lists of values, `[0, 1, 1.5]` and `{0=0, 1=Infinity}`. */
const VALUES = /[[{<][\d\s.,=:-]*(?:Infinity[\d\s.,=:-]*)*[\]}>]+/g;

/** Characters of a text that are read: a message says what it is about at its beginning, and a log may be pasted whole. */
const READ = 4_000;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const isMeaningful = (word: string): boolean => !isStopWord(normalize(word));

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
 * A long text as a query: without what messages have in common, then without words that carry no meaning or without
 * values, then without either, and only then cut, between words.
 *
 * @param text pasted; what fits stays as it is, but for its lines, which become one
 * @param most characters that there is room for
 */
export function cutBySense(text: string, most: number = MAX_QUERY_LENGTH): string {
  const line = words(text).join(' ');
  if (line.length <= most) {
    return line;
  }
  const said = BEGINNINGS.reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    text.slice(0, READ),
  );
  const named = said.replace(COORDINATES, '$1').replace(PACKAGES, '');
  const stated = words(named.replace(VALUES, ' ')).filter((word) => /\p{L}/u.test(word));
  const ways = [words(named), stated].flatMap((all) => [all, all.filter(isMeaningful)]);
  const kept = ways.find((all) => all.join(' ').length <= most) ?? stated.filter(isMeaningful);
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
