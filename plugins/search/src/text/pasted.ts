import {MAX_QUERY_LENGTH} from '../constants';
import {withoutInvisible} from './query-text';
import {isStopWord, normalize} from './tokenize';

/** How loudly a compiler speaks: kotlinc and Gradle, Maven, IntelliJ. */
const LEVEL = String.raw`(?:e|w|i|v):(?=\s)|\[(?:ERROR|WARNING|INFO|DEBUG)\]|(?:error|warning|info|kotlin):(?:\s?\(\d+, ?\d+\))?`;
/** Of what file: an address, a path that may have blanks, or a name. */
const FILE = String.raw`(?:(?:file:\/\/)?(?:\/?[a-z]:)?[\\/][^:\n]*?|[\w./\\-]+)\.(?:kts?|java)`;
/** Of what line and column of it: `:12:9`, `:[12,9]`, `: (12, 9)`. */
const PLACE = String.raw`:(?:\d+(?::\d+)?|\s?[([]\d+, ?\d+[)\]]):?`;

/** What lines of compilers begin with. */
const HEAD = new RegExp(String.raw`^(?:\s*(?:${LEVEL}|${FILE}${PLACE}))+(?=\s|$)`, 'gim');

/** A line of a stack trace; what it names is the method. */
const TRACE = /^\s*at ([\w.$<>/]+)\(.*\)\s*$/;

/** What messages of compilers, build tools and virtual machines begin with, whatever they say. */
const BEGINNINGS = [
  HEAD,
  // Digests, which look like paths.
  /(?<==)[\w+/]{40,}=*/g,
  // Where: files with line and column, addresses of repositories, lines of a stack trace.
  /(?:file:\/\/)?(?:[A-Za-z]:)?[\w.~-]*(?:[/\\][\w.~+-]+)+(?::\d+)*:?/g,
  /\b[\w-]+\.kts?:\d+(?::\d+)*:?/g,
  // Who speaks, of what, and how loudly.
  /^\s*(?:\[[A-Z]+\]|[ewi]:|>|FAILURE:)\s*/gim,
  /^.*?\b(?:error|warning): /gim,
  /\b(?:Exception in thread "[^"]*"|Caused by:|Failed to execute goal [^:]+:)\s*/g,
  /\b(?:[a-z]\w*\.)*(?:IllegalState|IllegalArgument|Runtime)Exception: (?=\S)/g,
];

/** Lines that say where a program or a build was, and not what is wrong. */
const PLACES = /^\s*(?:at [\w.$<>/]+\(.*\)\s*$|> Task :\S+(?: [A-Z-]{2,})?|\.\.\. \d+ more$)/gm;

/** What a line begins with, or has, that says what is wrong, the most telling first. */
const CAUSES = [
  /^\s*Caused by:/,
  /\b\w*(?:Exception|Error)\b/,
  /^\s*[ew]: |\b(?:error|warning): /i,
];

/** Group and version around the name of an artifact, `org.example:name:1.2`. */
const COORDINATES = /\b[\w.-]+:([\w.-]+)(?::(?:jar|pom|aar))?:\d[\w.-]*/g;

/** The packages before a name, `kotlinx.serialization.`: two at least. */
const PACKAGES = /\b(?:[a-z_][\w]*\.){2,}(?=[A-Za-z_])/g;

/** Lists of values, `[0, 1, 1.5]` and `{0=0, 1=Infinity}`. */
const VALUES = /[[{<][\d\s.,=:-]*(?:Infinity[\d\s.,=:-]*)*[\]}>]+/g;

/** Characters of a text that are read: a message says what it is about at its beginning, and a log may be pasted whole. */
const READ = 4_000;

/** Its place in CAUSES, or behind them all. */
function kindOf(line: string): number {
  const kind = CAUSES.findIndex((cause) => cause.test(line));
  return kind < 0 ? CAUSES.length : kind;
}

/** The lines of a text, what is wrong first; of causes, each of which has brought about the one before, the last. */
function causesFirst(text: string): string {
  const lines = text.replace(PLACES, '').split('\n');
  const causes = lines.filter((line) => kindOf(line) === 0);
  const others = lines.filter((line) => kindOf(line) > 0);
  return [...causes.reverse(), ...others.sort((a, b) => kindOf(a) - kindOf(b))].join('\n');
}

/**
 * A query that may be a line of a compiler or of a stack trace, pasted or typed as it is: what it says, and not how
 * loudly, and where.
 */
export function saidIn(query: string): string {
  const said = query.replace(TRACE, '$1').replace(HEAD, '').trimStart();
  const named = said === query ? query : said.replace(PACKAGES, '');
  return named.trim() === '' ? query : named;
}

/** Each word once: a log says the same again, with other numbers. */
function unlike(all: readonly string[]): string[] {
  const kinds = all.map((word) => word.replace(/\d+/g, '0'));
  return all.filter((_, at) => kinds.indexOf(kinds[at]) === at);
}

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
  const line = words(withoutInvisible(text)).join(' ');
  if (line.length <= most) {
    return line;
  }
  const told = saidIn(line);
  if (told.length <= most) {
    return told;
  }
  const said = BEGINNINGS.reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    causesFirst(text.slice(0, READ)),
  );
  const named = said.replace(COORDINATES, '$1').replace(PACKAGES, '');
  const stated = unlike(words(named.replace(VALUES, ' ')).filter((word) => /\p{L}/u.test(word)));
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
