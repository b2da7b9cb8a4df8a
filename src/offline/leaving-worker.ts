/** The service worker of a site that offers no copy any more: it takes those away that readers still have. */
import {cacheOf} from './names';
import {baseUrl, scope} from './scope';

async function leave(): Promise<void> {
  await caches.delete(cacheOf(baseUrl()));
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
