/** Copies links that hold a program, and says in sight how that went. */
import {type Page} from './changes';
import {fragmentOf, type Linked, LONGEST} from './link';

const TOO_LONG = `This is too long for a link: it has more than ${LONGEST / 1024} kB.`;

/** How long the button says that it has copied, in milliseconds. */
export const SAID = 3_000;

const notifyOf = (page: Page, sentence: string): void =>
  page.notify(sentence, 'Close', () => page.announce(''));

/** A fragment that holds a program; nothing for one that is too long, which is said then. */
export async function fragmentFor(linked: Linked, page: Page): Promise<string | undefined> {
  try {
    return await fragmentOf(linked);
  } catch (error) {
    if (!(error instanceof RangeError)) {
      throw error;
    }
    notifyOf(page, TOO_LONG);
    return undefined;
  }
}

/** The address of this page. @param fragment that holds or names a program @param query what else the page is to know */
export const addressOf = (fragment: string, query = ''): string =>
  window.location.origin + window.location.pathname + query + fragment;

/** Copies a link to this page. @param fragment what it holds; nothing where that is said already @returns whether it was copied */
export async function copyLink(fragment: string | undefined, page: Page): Promise<boolean> {
  if (fragment === undefined) {
    return false;
  }
  try {
    await navigator.clipboard.writeText(addressOf(fragment));
  } catch {
    window.history.replaceState(window.history.state, '', fragment);
    notifyOf(page, 'The link is in the address bar: this browser does not let the page copy.');
    return false;
  }
  page.announce('Copied: a link that contains the program');
  return true;
}
