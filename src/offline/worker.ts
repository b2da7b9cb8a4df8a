/**
 * The service worker of readers who asked for a copy of the site. It fetches all of it when it is installed, or fails;
 * answers for what is in the copy, and leaves all else to the browser. Each release has another one, which the browser
 * looks for at every visit: it fetches what changed, and takes over at once.
 */
import {PrecacheController} from 'workbox-precaching/PrecacheController';
import {answer} from './answer';
import {cacheOf, type Progress} from './names';
import {baseUrl, scope} from './scope';

/** Files that come side by side: Workbox fetches one after the other, which for hundreds of small ones is slow. */
const SIDE_BY_SIDE = 6;

const cacheName = cacheOf(baseUrl());
const entries = Object.entries(scope.KEPT).map(([url, revision]) => ({url, revision}));

let arrived = 0;
let told = 0;

function tellProgress(): void {
  arrived += 1;
  const offlinePercent = Math.floor((100 * arrived) / entries.length);
  if (offlinePercent > told) {
    told = offlinePercent;
    void scope.clients
      .matchAll({includeUncontrolled: true})
      .then((pages) =>
        pages.forEach((page) => page.postMessage({offlinePercent} satisfies Progress)),
      );
  }
}

function controllerOf(some: typeof entries): PrecacheController {
  const controller = new PrecacheController({
    cacheName,
    plugins: [{handlerDidComplete: async () => tellProgress()}],
  });
  controller.addToCacheList(some);
  return controller;
}

const whole = controllerOf(entries);

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  for (let part = 0; part < SIDE_BY_SIDE; part += 1) {
    // It asks the event to wait, which fails with it.
    controllerOf(entries.filter((_, at) => at % SIDE_BY_SIDE === part))
      .install(event)
      .catch(() => undefined);
  }
});

scope.addEventListener('activate', (event) => {
  void whole.activate(event);
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname, search} = new URL(request.url);
  const keyOf = (path: string): string | undefined => whole.getCacheKeyForURL(origin + path);
  const key = keyOf(pathname);
  // Hosts lead from the address without its slash to the page.
  const isWithoutSlash = key === undefined && keyOf(`${pathname}/`) !== undefined;
  if ((key ?? isWithoutSlash) && ['GET', 'HEAD'].includes(request.method)) {
    event.respondWith(
      answer(request, key === origin + pathname, async () =>
        key === undefined
          ? Response.redirect(`${origin}${pathname}/${search}`)
          : caches.match(key, {cacheName, ignoreVary: true}),
      ),
    );
  }
});
