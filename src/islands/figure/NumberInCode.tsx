/** A number in a program's text on the page: a slider, from when the figure that runs it lives. */
import {type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {FigureNumber} from '@collektive/playground/figure';

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
function reveal(place: Element): void {
  const pre = place.closest('pre')!;
  const beyond = place.getBoundingClientRect().right - pre.getBoundingClientRect().right;
  if (beyond > -SHADE) {
    pre.scrollLeft += beyond + SHADE;
  }
}

interface Props {
  readonly number: FigureNumber;
  /** Runs the program with another number. */
  readonly vary: (value: number) => Promise<unknown>;
}

function Slider({number: {words, at, least, greatest, ...first}, vary}: Props): ReactNode {
  const [value, setValue] = useState(first.value);
  const [ran, setRan] = useState(value);
  const isRunning = useRef(false);
  /** Where the pointer would have been at 0. */
  const zero = useRef(0);
  const set = (wanted: number): void => setValue(Math.min(greatest, Math.max(least, wanted)));
  useEffect(() => {
    // While it is dragged, only the last number counts.
    if (value !== ran && !isRunning.current) {
      isRunning.current = true;
      void vary(value).then(() => {
        isRunning.current = false;
        setRan(value);
      });
    }
  }, [value, ran, vary]);
  return (
    <span
      role="slider"
      tabIndex={0}
      title="Drag it, or use the arrow keys"
      aria-label={`Number in ${words.slice(0, at).trim()}`}
      aria-valuemin={least}
      aria-valuemax={greatest}
      aria-valuenow={value}
      onKeyDown={(event) => {
        const by = KEYS[event.key];
        if (by) {
          event.preventDefault();
          set(value + by);
        }
      }}
      onPointerDown={({currentTarget, pointerId, clientX}) => {
        currentTarget.setPointerCapture(pointerId);
        zero.current = clientX - value * STEP;
      }}
      onPointerMove={({currentTarget, pointerId, clientX}) => {
        if (currentTarget.hasPointerCapture(pointerId)) {
          set(Math.round((clientX - zero.current) / STEP));
        }
      }}>
      {value}
    </span>
  );
}

/**
 * In the place of the number in the code, which is no part of this island.
 * @param root of the figure that runs the program
 */
export default function NumberInCode({
  root,
  ...props
}: Props & {readonly root: RefObject<HTMLElement | null>}): ReactNode {
  const {number} = props;
  const [place] = useState(() => document.createElement('span'));
  useLayoutEffect(() => {
    const code = codeFor(root.current!, number.words);
    const letters = code && lettersOf(code, number);
    if (letters === undefined) {
      return undefined;
    }
    letters.replaceWith(place);
    reveal(place);
    return () => place.replaceWith(letters);
  }, [root, number, place]);
  return createPortal(<Slider {...props} />, place);
}
