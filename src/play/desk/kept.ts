/** What a reader makes on the desk: kept in this browser, and in links. */
import {type Page} from '../player/changes';
import {fragmentOf, PLAYGROUND, PREFIX, readFragment} from '../player/link';
import {type DeskState, readState} from './state';

/** What the link says, else the reader's store; nothing where neither says anything. */
export async function find(page: Page, stored: string | null): Promise<DeskState | undefined> {
  const {hash} = window.location;
  const linked = await readFragment(hash);
  const state = linked?.run === PLAYGROUND ? readState(linked.program) : undefined;
  if (hash.startsWith(PREFIX) && state === undefined)
    page.notify('What this link holds cannot be read: the page is shown without it.', 'Close', () =>
      page.announce(''),
    );
  return state ?? (stored === null ? undefined : readState(stored));
}

export async function copyLink(state: DeskState, page: Page): Promise<void> {
  const fragment = await fragmentOf({run: PLAYGROUND, program: JSON.stringify(state)});
  const [address] = window.location.href.split('#');
  try {
    await navigator.clipboard.writeText(address + fragment);
    page.announce('Copied: a link with program and network in it');
  } catch {
    window.location.hash = fragment;
    page.announce('The link is in the address bar: this browser does not let the page copy.');
  }
}
