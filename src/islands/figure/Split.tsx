/** What parts the two halves of the playground, where they stand side by side. */
import {type KeyboardEvent, type PointerEvent, type ReactNode, useState} from 'react';

/** Of the program, in percent. */
const LEAST = 25;
const MOST = 75;
const STEP = 5;

/** What keys do, where there is something: how far they go, or where they lead. */
const KEYS: Readonly<Record<string, (share: number) => number>> = {
  ArrowLeft: (share) => share - STEP,
  ArrowRight: (share) => share + STEP,
  Home: () => LEAST,
  End: () => MOST,
};

/** A bar between program and network, which is dragged, or moved by arrow keys. */
export default function Split(): ReactNode {
  const [share, setShare] = useState(50);
  const set = (host: Element, wanted: number): void => {
    const next = Math.min(MOST, Math.max(LEAST, wanted));
    (host as HTMLElement).style.setProperty('--split', `${next}%`);
    setShare(next);
  };
  const hostOf = ({currentTarget}: {currentTarget: Element}): Element =>
    currentTarget.parentElement!;
  const press = (event: KeyboardEvent): void => {
    const to = KEYS[event.key];
    if (to) {
      event.preventDefault();
      set(hostOf(event), to(share));
    }
  };
  const drag = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      const {left, width} = hostOf(event).getBoundingClientRect();
      set(hostOf(event), (100 * (event.clientX - left)) / width);
    }
  };
  /* eslint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a separator that has a value is a control (ARIA, window splitter) */
  return (
    <div
      className="figure-split"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of the program pane"
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={Math.round(share)}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onDoubleClick={(event) => set(hostOf(event), 50)}
    />
  );
}
