/**
 * One listener for each kind of event, on the document and before anything else: what is handled here never
 * reaches React, so that each control has one owner, with or without the framework's client.
 */
import {isPlainClick} from '../page/plainClick';

type Act = (element: HTMLElement, event: MouseEvent) => void;

const clicks: {selector: string; act: Act}[] = [];
const onShow: (() => void)[] = [];

/** Has clicks on elements that match the selector done here, and nowhere else. */
export function onClick(selector: string, act: Act): void {
  clicks.push({selector, act});
}

/** Runs once for each page that is shown: at first, and after each change of page by the framework. */
export function onPageShown(act: () => void): void {
  onShow.push(act);
}

/**
 * Runs when a page that was drawn ahead is shown, and when one comes back out of the browser's cache: other pages may
 * have stored something meanwhile.
 */
export function onShown(act: () => void): void {
  document.addEventListener('prerenderingchange', act);
  window.addEventListener('pageshow', ({persisted}) => persisted && act());
}

/** Each looks at a page by itself: one that fails says so, and takes no other with it. */
export function showPage(): void {
  for (const act of onShow) {
    try {
      act();
    } catch (error) {
      reportError(error);
    }
  }
}

/** Takes an event for handled. */
export function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Does what a click on a control asks for. */
export function click(event: MouseEvent): void {
  const target = event.target as Element;
  for (const {selector, act} of clicks) {
    const element = target.closest?.<HTMLElement>(selector);
    if (element && (isPlainClick(event) || element.tagName !== 'A')) {
      take(event);
      act(element, event);
      return;
    }
  }
}

export const all = <E extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E[] => [...within.querySelectorAll<E>(selector)];

/** What a control may take from the browser; all else must not hold up scrolling. */
const TAKEN: readonly string[] = ['click', 'keydown'];

/** Listens on the whole document, before the page's own listeners. */
export function on<K extends keyof DocumentEventMap>(
  types: readonly K[],
  act: (event: DocumentEventMap[K]) => void,
): void {
  types.forEach((type) =>
    document.addEventListener(type, act, {capture: true, passive: !TAKEN.includes(type)}),
  );
}
