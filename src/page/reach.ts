import {announce, notify} from './announcer';

/** Can an address be asked for at the moment? An answer of any kind is one, but for a server's own faults. */
export const isReachable = (address: string): Promise<boolean> =>
  fetch(address, {method: 'HEAD', cache: 'no-store'}).then(
    ({status}) => status < 500,
    () => false,
  );

/**
 * What is left where a part of this page's release cannot be fetched: the browser goes to a page by itself
 * and finds the release that is there now. Where nothing can be reached, the page on the screen stays and says so.
 *
 * @param address of the page
 * @param again what another try does
 * @returns whether the page is being left
 */
export async function leaveFor(
  address: string,
  again: () => void = () => void leaveFor(address),
): Promise<boolean> {
  const isLeaving = await isReachable(address);
  if (!isLeaving) {
    notify('This cannot be loaded at the moment. Are you offline?', 'Try again', () => {
      announce('');
      again();
    });
  } else if (address === window.location.href) {
    window.location.reload();
  } else {
    window.location.assign(address);
  }
  return isLeaving;
}
