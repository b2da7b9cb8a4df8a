import {readBasePath, readOrigin} from './address';

/**
 * Every environment variable that the site, its tests and its tools take from people, each with the
 * command that tries it; guides/commands.md and guides/search.md have the same as tables. Tests build a second site with some of them to
 * see what the first does not show.
 */
const flag = (value: string | undefined, byDefault: boolean): boolean =>
  value === undefined || value === '' ? byDefault : value === 'true';

/** @throws Error for a browser that Playwright does not have */
function readBrowser(value = 'chromium'): 'chromium' | 'firefox' | 'webkit' {
  if (value !== 'chromium' && value !== 'firefox' && value !== 'webkit') {
    throw new Error(`TEST_BROWSER is "${value}"; it can be chromium, firefox or webkit.`);
  }
  return value;
}

/** The host that serves the site: `SITE_URL=https://docs.example.org npm run build`. */
export const SITE_URL = readOrigin(
  'SITE_URL',
  process.env.SITE_URL || 'https://collektive.github.io',
);

/** The path that the site is served below: `BASE_URL=/docs-site/ npm run build`. */
export const BASE_URL = readBasePath('BASE_URL', process.env.BASE_URL ?? '/');

/** The navbar leaves while scrolling down: `NAVBAR_HIDE_ON_SCROLL=true npm start`. */
export const NAVBAR_HIDE_ON_SCROLL = flag(process.env.NAVBAR_HIDE_ON_SCROLL, false);

/** Start in the reader's system colours: `RESPECT_SYSTEM_COLOR_MODE=false npm start`. */
export const RESPECT_SYSTEM_COLOR_MODE = flag(process.env.RESPECT_SYSTEM_COLOR_MODE, true);

/** A new id shows the announcement again: `ANNOUNCEMENT_ID=other npm start`. */
export const ANNOUNCEMENT_ID = process.env.ANNOUNCEMENT_ID ?? 'collektive-28';

/** Pages have the framework's own client, which takes them over: `STOCK_CLIENT=true npm run build`. */
export const STOCK_CLIENT = flag(process.env.STOCK_CLIENT, false);

/** Islands have React as it is developed with, which says what hydration finds other than it was built: `REACT_REPORTS=true npm run build`. */
export const REACT_REPORTS = flag(process.env.REACT_REPORTS, false);

/** Adds /crash-test/, a page that breaks on demand, for the framework's client: `CRASH_PAGE=true npm start`. */
export const CRASH_PAGE = flag(process.env.CRASH_PAGE, false);

/** Build with webpack and Terser instead of Rspack and SWC: `FASTER=false npm run build`. */
export const FASTER = flag(process.env.FASTER, true);

/** Where answers to "Was this page helpful?" go instead of issues: `FEEDBACK_ENDPOINT=https://example.org/feedback npm run build`. */
export const FEEDBACK_ENDPOINT = process.env.FEEDBACK_ENDPOINT || null;

/** Refuses what else only warns, as the builds of `npm test` do: `STRICT=true npm run build`. */
export const STRICT = flag(process.env.STRICT, false);

/** Hosts of continuous integration set it; a test that is marked as the only one is a failure there: `CI=true npm test -- browser`. */
export const CI = flag(process.env.CI, false);

/** Builds pages that are being written, with what they still lack: `DRAFTS=true npm run build`; `npm start` does. */
export const DRAFTS = flag(process.env.DRAFTS, process.env.NODE_ENV === 'development');

/** The program of a Chromium for tests and benchmarks: `CHROME_PATH=/usr/bin/chromium npm test`. */
export const CHROME_PATH = process.env.CHROME_PATH;

/** Which browser runs the browser tests, once Playwright has installed it: `TEST_BROWSER=firefox npx playwright test`. */
export const TEST_BROWSER = readBrowser(process.env.TEST_BROWSER);

/** Which pages the walk of the browser tests takes, and in how many forms: `WALK=kinds npx playwright test walk`. */
export const WALK = process.env.WALK || 'all';

/** Samples that cannot run here are a failure: `SAMPLES=required npm run samples`. */
export const SAMPLES_REQUIRED = process.env.SAMPLES === 'required';

/** Where the JDK is that compiles the samples, if not on the path: `JAVA_HOME=/opt/jdk npm run samples`. */
export const JAVA_HOME = process.env.JAVA_HOME;
