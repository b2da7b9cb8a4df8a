/** The service worker of this site; another site of the same host may have one for all of it. */
export async function findOwn(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(TOOLS.baseUrl);
  return found && new URL(found.scope).pathname === TOOLS.baseUrl ? found : undefined;
}
