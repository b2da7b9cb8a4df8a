/** A number in a program's text on the page: a slider, from when the figure that runs it lives. */
import {type FigureNumber} from '../figure/data';
import {html} from '../player/dom';
import {sheetOf} from '../player/sheets';
import styles from './number.css';

/** So far a finger or a mouse goes from one number to the next, in pixels. */
const STEP = 14;

/** Of the page, which pays for it only now. */
let sheet: CSSStyleSheet | undefined;

/** What keys do to a number. */
const KEYS: Readonly<Record<string, (now: number, range: FigureNumber) => number>> = {
  ArrowRight: (now) => now + 1,
  ArrowUp: (now) => now + 1,
  ArrowLeft: (now) => now - 1,
  ArrowDown: (now) => now - 1,
  Home: (_, {least}) => least,
  End: (_, {greatest}) => greatest,
};

/** The code that says these words: the last one before the figure, else the first one after it. */
function codeFor(host: Element, words: string): Element | undefined {
  const all = [...document.querySelectorAll('pre code')].filter((code) =>
    code.textContent.includes(words),
  );
  const isBefore = (code: Element): boolean =>
    (host.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  return all.findLast(isBefore) ?? all[0];
}

/** Puts the number that stands there into an element of its own; nothing where another figure has done so. */
function wrap(code: Element, {words, at, value}: FigureNumber): HTMLElement | undefined {
  let from = code.textContent.indexOf(words) + at;
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const text = texts.currentNode as Text;
    if (from < text.length) {
      const number = text.splitText(from);
      number.splitText(String(value).length);
      const made = html('span', {'data-number': ''});
      number.replaceWith(made);
      made.append(number);
      return made;
    }
    from -= text.length;
  }
  return undefined;
}

/**
 * Makes a slider of the number.
 * @param host of the figure that runs the program
 * @param change runs it with another number
 */
export function offerNumber(
  host: Element,
  range: FigureNumber,
  change: (value: number) => Promise<unknown>,
): void {
  const code = codeFor(host, range.words);
  const slider = code && wrap(code, range);
  if (slider === undefined) {
    return;
  }
  let {value} = range;
  let runs = value;
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    // While it is dragged, only the last number counts.
    while (runs !== value) {
      runs = value;
      await change(runs);
    }
    isRunning = false;
  };
  const set = (wanted: number): void => {
    const next = Math.min(range.greatest, Math.max(range.least, wanted));
    slider.ariaValueNow = String(next);
    if (next !== value) {
      value = next;
      slider.textContent = String(value);
      if (!isRunning) {
        void run();
      }
    }
  };
  const {words, at} = range;
  slider.role = 'slider';
  slider.tabIndex = 0;
  slider.ariaLabel = `Number in ${words.slice(0, at).trim()}`;
  slider.title = 'Drag it, or press the arrow keys';
  slider.ariaValueMin = String(range.least);
  slider.ariaValueMax = String(range.greatest);
  slider.ariaValueNow = String(value);
  slider.addEventListener('keydown', (event) => {
    const next = KEYS[event.key]?.(value, range);
    if (next !== undefined) {
      event.preventDefault();
      set(next);
    }
  });
  let from: {readonly x: number; readonly value: number} | undefined;
  slider.addEventListener('pointerdown', ({pointerId, clientX}) => {
    slider.setPointerCapture(pointerId);
    from = {x: clientX, value};
  });
  slider.addEventListener('pointermove', ({clientX}) => {
    if (from !== undefined) {
      set(from.value + Math.round((clientX - from.x) / STEP));
    }
  });
  slider.addEventListener('lostpointercapture', () => (from = undefined));
  if (sheet === undefined) {
    sheet = sheetOf(styles);
    document.adoptedStyleSheets.push(sheet);
  }
}
