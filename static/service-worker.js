// Readers could once keep the site for reading offline. Browsers that have the worker of that time look for its successor
// here: it takes the copy away, and itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const copy = `offline ${new URL(registration.scope).pathname}`;
  event.waitUntil(caches.delete(copy).then(() => registration.unregister()));
});
