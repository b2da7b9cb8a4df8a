import {announce, notify} from './announcer';

/** Can an address be asked for at the moment? An answer of any kind is one, but for a server's own faults. */
export const isReachable = (address: string): Promise<boolean> =>
  fetch(address, {method: 'HEAD', cache: 'no-store'}).then(
    ({status}) => status < 500,
    () => false,
  );

/** Has this page just been loaded again? It then does not do so by itself. */
export const isReload = (): boolean => {
  const [navigation] = window.performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/**
 * What is left where a part of this page's release is unavailable: the browser goes to a page by itself
 * and finds the release that is there now. Where nothing can be reached, the page on the screen stays and says so.
 *
 * @param address of the page
 * @param again what another try does
 * @param what is unavailable, as a sentence begins with it
 * @returns whether the page is being left
 */
export async function leaveFor(
  address: string,
  again: () => void = () => void leaveFor(address),
  what = 'The page',
): Promise<boolean> {
  const isReachableNow = await isReachable(address);
  const isHere = address === window.location.href;
  const isLeaving = isReachableNow && !(isHere && isReload());
  if (!isLeaving) {
    notify(`${what} cannot be loaded at the moment. Are you offline?`, 'Try again', () => {
      announce('');
      // What another load by itself did not mend, one more may, when a reader asks for it.
      (isReachableNow ? () => window.location.reload() : again)();
    });
  } else if (isHere) {
    window.location.reload();
  } else {
    window.location.assign(address);
  }
  return isLeaving;
}
