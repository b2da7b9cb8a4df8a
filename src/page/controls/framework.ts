/** When React and the pages as components come: on demand, or when nobody would notice. */
import {isChunkLoadError} from '../chunks';
import {on} from './events';

/** The framework's own event for this script: a page was shown, first of all by waking. */
export const ROUTE = 'page:route';

const script = document.currentScript as HTMLScriptElement | null;
/** Bundles that this page needs, in their order; none where they are loaded with the page. */
const bundles = script?.dataset.later?.split(' ') ?? [];

let awake = false;
let waking: Promise<void> | undefined;

/** Has the framework taken over the page? */
export const isAwake = (): boolean => awake;

/** Resolves when it has; a part of it that is gone with another release ends that for good. */
const untilAwake = new Promise<void>((resolve, reject) => {
  window.addEventListener(
    ROUTE,
    () => {
      awake = true;
      resolve();
    },
    {once: true},
  );
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (isChunkLoadError(reason)) {
      reject(reason);
    }
  });
});
untilAwake.catch(() => undefined);

/** Bundles that have come; they run once. */
const loaded = new Set<string>();

/** @throws Error where it cannot be had; then it is gone, and may be asked for again */
function arrival(element: HTMLScriptElement | HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      const address = element instanceof HTMLLinkElement ? element.href : element.src;
      reject(new Error(`${address} cannot be had`));
    });
  });
}

/** The whole style sheet, for what the framework will show, in the place of that of this kind of page. */
async function loadStyles(): Promise<void> {
  const own = document.querySelector<HTMLLinkElement>('link[data-whole]');
  if (own) {
    const whole = document.createElement('link');
    whole.rel = 'stylesheet';
    whole.href = own.dataset.whole!;
    const arrived = arrival(whole);
    own.after(whole);
    await arrived;
    own.remove();
  }
}

async function load(bundle: string): Promise<void> {
  const element = document.createElement('script');
  element.src = bundle;
  // Run in this order, whichever comes first.
  element.async = false;
  document.head.append(element);
  await arrival(element);
  loaded.add(bundle);
}

/** Fetches everything side by side; the framework runs when the page has the styles for it. */
async function loadAll(): Promise<void> {
  const missing = bundles.filter((bundle) => !loaded.has(bundle));
  // Into the browser's cache; a `preload` that failed would be remembered, and fail every other try.
  missing.forEach((bundle) => void fetch(bundle).catch(() => undefined));
  await loadStyles();
  await Promise.all(missing.map(load));
}

/**
 * Fetches the framework and lets it take over, once.
 * @throws Error where a part of it cannot be had; a later call tries again
 */
export function wake(): Promise<void> {
  waking ??= loadAll().then(() => untilAwake);
  waking.catch(() => {
    waking = undefined;
  });
  return waking;
}

/** Wakes the framework where nothing depends on it: without it everything of this script works on. */
const wakeQuietly = (): void => void wake().catch(() => undefined);

/** Quiet time after an interaction that counts as a pause, in milliseconds. */
const PAUSE = 2000;

const whenIdle = (act: () => void): void =>
  'requestIdleCallback' in window ? void requestIdleCallback(act) : void setTimeout(act);

/** Wakes the framework after an interaction, when a pause follows: never in the middle of one. */
function wakeInPause(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched = false;
  const restart = (): void => {
    clearTimeout(timer);
    if (touched && !awake) {
      timer = setTimeout(() => whenIdle(wakeQuietly), PAUSE);
    }
  };
  on(['pointerdown', 'keydown'], ({target}) => {
    // Who follows a link goes to another document, which would find nothing of this.
    touched ||= !(target as Element).closest?.('a[href]:not([role])');
    restart();
  });
  on(['pointermove', 'wheel', 'scroll'], restart);
}

/** Fields that only React answers: they take what is typed, and wake it. */
function wakeForFields(): void {
  on(['input'], ({target}) => {
    if ((target as Element).closest('main form')) {
      wakeQuietly();
    }
  });
  if (new URLSearchParams(window.location.search).get('q') && document.querySelector('main form')) {
    wakeQuietly();
  }
}

/** A press of a button that only React knows is kept, and done when it can be. */
export function keepForFramework({target}: MouseEvent): void {
  const button = (target as Element).closest?.<HTMLElement>('button');
  if (!awake && button) {
    void wake().then(
      () => button.isConnected && button.click(),
      () => undefined,
    );
  }
}

export function startFramework(): void {
  if (bundles.length > 0) {
    wakeForFields();
    wakeInPause();
  }
  // For tests and the curious: the framework on demand.
  window.addEventListener('page:wake', wakeQuietly);
}
