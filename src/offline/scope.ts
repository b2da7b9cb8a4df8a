/** What the service worker uses of its global scope; the compiler takes it for a page. */
export interface LifeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends Event {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface Scope {
  /** What is kept: addresses from the host's root with the hash of their content, `null` where it is in the name. */
  KEPT: Readonly<Record<string, string | null>>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: {
      includeUncontrolled: boolean;
    }) => Promise<{postMessage: (message: object) => void}[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', act: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', act: (event: FetchEvent) => void) => void);
}

export const scope = globalThis as unknown as Scope;

/** The path that the site is served below. */
export const baseUrl = (): string => new URL(scope.registration.scope).pathname;
