/**
 * What can wait until a reader begins to do something, so that until then it costs nothing: the font of code, and what
 * readers can do besides reading, each with its switch in src/site/features. One that fails takes none of the others with it.
 */
import {addCodeFont} from './codeFont';
import {addDownloads} from './downloads';
import {addEnlarging} from './enlarge';
import {addFeedback} from './feedback';
import {showTarget, startFilters} from './filters';
import {copyHeadingLink} from './headingLinks';
import {showKeys} from './keys';
import {suggestPages} from './notFound';
import {addOffline} from './offline';
import type {Page} from './page';
import {followProgress} from './progress';
import {forAWhile} from './said';
import css from './tools.css';
import {addTwinLinks} from './twin';

let hasStarted = false;

function attempt(act: () => void | Promise<void>): void {
  new Promise<void>((resolve) => resolve(act())).catch(reportError);
}

/** What is done once, whatever page is shown. */
function start(page: Page): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  addCodeFont();
  if (TOOLS.headingLinks) {
    document.addEventListener('click', (event) => copyHeadingLink(event, page));
  }
  if (TOOLS.keys) {
    document.addEventListener('keydown', showKeys);
  }
  if (TOOLS.filters) {
    window.addEventListener('hashchange', showTarget);
  }
  // On narrow screens what was chosen is below the list.
  document.addEventListener('click', ({target}) => {
    const contents = (target as Element).closest?.('.theme-doc-toc-mobile a')?.closest('details');
    contents?.removeAttribute('open');
  });
}

/** Adds tools to the page that is shown. */
export function arrive(shown: Page): void {
  const page = forAWhile(shown);
  if (!hasStarted) {
    hasStarted = true;
    start(page);
  }
  const place = document.querySelector<HTMLElement>('[data-not-found]');
  if (TOOLS.twins && place) {
    attempt(() => suggestPages(place));
  }
  if (TOOLS.twins) {
    attempt(() => addTwinLinks(page));
  }
  if (TOOLS.progress) {
    attempt(() => followProgress(page));
  }
  if (TOOLS.feedback) {
    attempt(() => addFeedback(page));
  }
  if (TOOLS.downloads) {
    attempt(() => addDownloads(page));
  }
  if (TOOLS.enlarging) {
    attempt(addEnlarging);
  }
  if (TOOLS.filters) {
    attempt(startFilters);
  }
  if (TOOLS.offline) {
    attempt(() => addOffline(page));
  }
}
