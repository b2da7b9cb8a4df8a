/** A number in a program's text on the page: a slider, from when the figure that runs it lives. */
import {type FigureNumber} from '../figure/data';
import {html} from '../player/dom';

/** So far a finger or a mouse goes from one number to the next, in pixels. */
const STEP = 14;

/** Of the edge beyond which lines go on, in pixels. */
const SHADE = 24;

/** How far keys go, as far as there are numbers. */
const KEYS: Readonly<Record<string, number>> = {
  ...{ArrowRight: 1, ArrowUp: 1, End: Infinity},
  ...{ArrowLeft: -1, ArrowDown: -1, Home: -Infinity},
};

/** The code before the figure that says these words. */
const codeFor = (host: Element, words: string): Element | undefined =>
  [...document.querySelectorAll('pre code')].findLast(
    (code) =>
      code.textContent.includes(words) &&
      host.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_PRECEDING,
  );

/** The letters of a number in the code, by themselves. */
function lettersOf(code: Element, {words, at, value}: FigureNumber): Text | undefined {
  let from = code.textContent.indexOf(words) + at;
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const text = texts.currentNode as Text;
    if (from < text.length) {
      const letters = text.splitText(from);
      letters.splitText(String(value).length);
      return letters;
    }
    from -= text.length;
  }
  return undefined;
}

/** On a phone the end of its line may be out of sight. */
function reveal(slider: Element): void {
  const pre = slider.closest('pre')!;
  const beyond = slider.getBoundingClientRect().right - pre.getBoundingClientRect().right;
  if (beyond > -SHADE) {
    pre.scrollLeft += beyond + SHADE;
  }
}

/**
 * Makes a slider of the number.
 * @param host of the figure that runs the program
 * @param change runs it with another number
 */
export function offerNumber(
  host: Element,
  number: FigureNumber,
  change: (value: number) => Promise<unknown>,
): void {
  const {words, at, least, greatest} = number;
  const code = codeFor(host, words);
  const letters = code && lettersOf(code, number);
  if (letters === undefined) {
    return;
  }
  const slider = html('span', {
    ...{role: 'slider', tabindex: 0, title: 'Drag it, or use the arrow keys'},
    ...{'aria-label': `Number in ${words.slice(0, at).trim()}`},
    ...{'aria-valuemin': least, 'aria-valuemax': greatest},
  });
  let {value} = number;
  let runs = value;
  let isRunning = false;
  const set = async (wanted: number): Promise<void> => {
    value = Math.min(greatest, Math.max(least, wanted));
    slider.textContent = String(value);
    slider.setAttribute('aria-valuenow', String(value));
    if (isRunning) {
      return;
    }
    isRunning = true;
    // While it is dragged, only the last number counts.
    while (runs !== value) {
      runs = value;
      await change(runs);
    }
    isRunning = false;
  };
  void set(value);
  letters.replaceWith(slider);
  reveal(slider);
  slider.addEventListener('keydown', (event) => {
    const by = KEYS[event.key];
    if (by) {
      event.preventDefault();
      void set(value + by);
    }
  });
  let begun: number | undefined;
  slider.addEventListener('pointerdown', ({pointerId, clientX}) => {
    slider.setPointerCapture(pointerId);
    begun = clientX - value * STEP;
  });
  slider.addEventListener('pointermove', ({clientX}) => {
    if (begun !== undefined) {
      void set(Math.round((clientX - begun) / STEP));
    }
  });
  slider.addEventListener('lostpointercapture', () => (begun = undefined));
}
