/** What is told to everybody stays for a while. */
import type {Page} from './page';

/** How long readers have for it, in milliseconds. */
const FOR_A_WHILE = 10_000;

/** A page that takes away what it told, unless a reader points at it. */
export const withTimedNotices = (page: Page): Page => ({
  ...page,
  say(words) {
    page.say(words);
    const notice = document.querySelector('.notice');
    // Gone once something else is told.
    const button = notice?.lastChild;
    setTimeout(() => {
      if (button?.isConnected && !notice?.matches(':hover, :focus-within')) {
        page.announce('');
      }
    }, FOR_A_WHILE);
  },
});
