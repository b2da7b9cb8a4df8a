/** What the page and the service worker call the same things. */

/** The cache of a copy; several sites may be served by one host. @param baseUrl with a slash at both ends */
export const cacheOf = (baseUrl: string): string => `offline ${baseUrl}`;

/** Files below the base URL: the service worker, and what a page tells of the copy before it is made. */
export const WORKER_FILE = 'service-worker.js';
export const SIZE_FILE = 'offline.json';

/** What stands in the second. */
export interface CopySize {
  files: number;
  /** As they are sent, compressed. */
  bytes: number;
}

/** What the service worker tells pages while a copy comes. */
export interface Progress {
  offlinePercent: number;
}
