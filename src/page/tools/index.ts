/**
 * What can wait until a reader begins to do something, so that until then it costs nothing: the font of code, and what
 * readers can do besides reading, each with its switch in src/site/features. One that fails takes none of the others with it.
 */
import {addCodeFont} from './codeFont';
import {addEnlarging} from './enlarge';
import {addFeedback} from './feedback';
import {copyHeadingLink} from './headingLinks';
import {suggestPages} from './notFound';
import type {Page} from './page';
import {followProgress} from './progress';
import {withTimedNotices} from './timedNotices';
import css from './tools.css';
import {addCopyLinks} from './markdownCopy';

let hasStarted = false;

function attempt(act: () => void | Promise<void>): void {
  new Promise<void>((resolve) => resolve(act())).catch(reportError);
}

/** What is done once, whatever page is shown. */
function start(page: Page): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  attempt(addCodeFont);
  if (TOOLS.headingLinks) {
    document.addEventListener('click', (event) => copyHeadingLink(event, page));
  }
  // On narrow screens what was chosen is below the list.
  document.addEventListener('click', ({target}) => {
    const contents = (target as Element).closest?.('.theme-doc-toc-mobile a')?.closest('details');
    contents?.removeAttribute('open');
  });
}

/** Adds tools to the page that is shown; to one that is shown again, what has changed meanwhile. */
export function arrive(shown: Page): void {
  const page = withTimedNotices(shown);
  if (!hasStarted) {
    hasStarted = true;
    start(page);
  }
  const place = document.querySelector<HTMLElement>('[data-not-found]');
  if (TOOLS.markdownCopies && place) {
    attempt(() => suggestPages(place));
  }
  if (TOOLS.markdownCopies) {
    attempt(() => addCopyLinks(page));
  }
  if (TOOLS.progress) {
    attempt(() => followProgress(page));
  }
  if (TOOLS.feedback) {
    attempt(() => addFeedback(page));
  }
  if (TOOLS.enlarging) {
    attempt(addEnlarging);
  }
}
