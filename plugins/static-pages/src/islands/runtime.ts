/**
 * Brings islands (.) to life when a reader comes near. What a reader does to one before it is alive is kept, and done
 * once it is: nothing has moved by then, since the page was sent as it will be.
 */
import {all, on, onPageShown} from '../controls/events';
import {fetchIsland} from '../controls/island';
import {mayFetchAhead} from '../page/connection';
import type {HydrateIsland} from './hydrate';
import type {Early} from './replay';
import type {Island} from '.';

/** By the names of islands, and of `hydrate`, the module that exports `hydrateIsland`: its address, then what it imports. */
export type IslandFiles = Readonly<Record<string, readonly string[]>>;

/** The site's module of `hydrate`. */
interface HydrateModule {
  readonly hydrateIsland: HydrateIsland;
}

export interface IslandOptions {
  /** Nothing where the framework's client hydrates whole pages. */
  readonly files: IslandFiles | null;
  /** Calls once a reader has begun to do something. */
  readonly onFirstInteraction: (act: () => void) => void;
  /** A part of the release is unavailable. */
  readonly failed: (again: () => void) => void;
}

const ISLAND = '[data-island]:not([data-hydrated])';
/** What browsers do by themselves, alive or not. */
const NATIVE = 'a[href], summary, label, input, select, textarea';
/** What is drawn or dragged on. */
const TOUCHED = '[data-touch]';
/** How far below the screen an island may be. */
const NEARLY = '50% 0%';

/** What was done to islands since they were sent. */
const early = new WeakMap<HTMLElement, Early[]>();

/** The list for an island, which grows until it is alive. */
function earlyOf(element: HTMLElement): Early[] {
  const events = early.get(element) ?? [];
  early.set(element, events);
  return events;
}

const coming = new WeakSet<HTMLElement>();

const islandOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ISLAND) : null;

/** Keeps what is done to an island that is not alive, and brings it to life. */
function keep(event: Event, wake: (element: HTMLElement) => void): void {
  const element = islandOf(event.target);
  const target = event.target as HTMLInputElement;
  const {type} = event;
  if (element === null || (target.closest(NATIVE) && type !== 'change')) {
    return;
  }
  const events = earlyOf(element);
  const isTouched = target.closest(TOUCHED) !== null;
  const isPointer = type.startsWith('pointer');
  if (type === 'pointercancel') {
    // The page was scrolled.
    events.splice(0, Infinity, ...events.filter((one) => !one.event.type.startsWith('pointer')));
    return;
  }
  // A click on what is dragged comes of its pointer; other pointers come to clicks.
  if (
    (isPointer && !isTouched) ||
    (type === 'click' && isTouched) ||
    (type === 'pointermove' && !events.some((one) => one.event.type === 'pointerdown'))
  ) {
    return;
  }
  if (type === 'click') {
    event.preventDefault();
    event.stopPropagation();
    target.closest('button')?.setAttribute('data-pressed', '');
  }
  element.setAttribute('aria-busy', 'true');
  events.push({target, event, value: target.value});
  wake(element);
}

/** Where the framework's client hydrates whole pages: once it has, with the effects of all that is in them. */
let tellNow = (target: Element, event: Event): void => {
  const {documentElement: root} = document;
  const tell = (): void => {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      target.dispatchEvent(event);
    }
  };
  const observer = new MutationObserver(tell);
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
  tell();
};

/** Sends an event to an element of an island, which gets it once it is alive. */
export const tellIsland = (target: Element, event: Event): void => tellNow(target, event);

/** Starts what brings islands to life: once, with the controls of pages. */
export function startIslands({files, onFirstInteraction, failed}: IslandOptions): void {
  if (files === null) {
    return;
  }
  const load = (island: string): Promise<[HydrateModule, {default: Island<object>}]> =>
    Promise.all([
      fetchIsland<HydrateModule>(files.hydrate),
      fetchIsland<{default: Island<object>}>(files[island]),
    ]);
  const wake = (element: HTMLElement): void => {
    if (coming.has(element)) {
      return;
    }
    coming.add(element);
    load(element.dataset.island!).then(
      ([{hydrateIsland}, module]) => hydrateIsland(element, module.default, earlyOf(element)),
      () => {
        coming.delete(element);
        element.removeAttribute('aria-busy');
        // What nobody has asked for is not worth a word, and still less a page that is loaded anew.
        if (earlyOf(element).length > 0) {
          failed(() => wake(element));
        }
      },
    );
  };
  tellNow = (target, event) => {
    const element = islandOf(target);
    if (element === null) {
      target.dispatchEvent(event);
    } else {
      earlyOf(element).push({target, event});
      wake(element);
    }
  };
  on(['click', 'change', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel'], (event) =>
    keep(event, wake),
  );
  const observer = new IntersectionObserver(
    (entries) =>
      entries.forEach(({isIntersecting, target}) => {
        if (isIntersecting) {
          observer.unobserve(target);
          wake(target as HTMLElement);
        }
      }),
    {rootMargin: NEARLY},
  );
  let begun = false;
  const watch = (): void =>
    all(`${ISLAND}[data-when=visible]`).forEach((one) => observer.observe(one));
  onFirstInteraction(() => {
    // Who saves data presses what is wanted.
    if (!mayFetchAhead() || !document.querySelector(ISLAND)) {
      return;
    }
    begun = true;
    watch();
    on(['pointerover', 'focusin', 'touchstart'], ({target}) => {
      const element = islandOf(target);
      if (element) {
        wake(element);
      }
    });
    // Where the pointer is by then, or the focus.
    all(`${ISLAND}:is(:hover, :focus-within)`).forEach(wake);
    fetchIsland(files.hydrate).catch(() => undefined);
  });
  onPageShown(() => begun && watch());
}
