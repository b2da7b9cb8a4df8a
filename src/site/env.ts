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
export const SITE_PATH = readBasePath('BASE_URL', process.env.BASE_URL ?? '/');

/** The language that pages and texts are written in. */
export const SOURCE_LOCALE = 'en';

/** The languages that the site is built in: `LOCALES=en,it npm run build`. */
export const LOCALES = (process.env.LOCALES || SOURCE_LOCALE).split(',');

/** The one that is being built. The framework says which, and the word "undefined" while the site is being written. */
export const LOCALE =
  LOCALES.find((locale) => locale === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? SOURCE_LOCALE;

/** The folder of translations, below the project's; tests have one of their own. */
export const TRANSLATIONS = process.env.TRANSLATIONS || 'i18n';

/** The path that pages of a language are served below. */
export const baseUrlOf = (locale: string): string =>
  locale === SOURCE_LOCALE ? SITE_PATH : `${SITE_PATH}${locale}/`;

/** That of the language that is being built. */
export const BASE_URL = baseUrlOf(LOCALE);

/** The navbar leaves while scrolling down: `NAVBAR_HIDE_ON_SCROLL=true npm start`. */
export const NAVBAR_HIDE_ON_SCROLL = flag(process.env.NAVBAR_HIDE_ON_SCROLL, false);

/** Start in the reader's system colours: `RESPECT_SYSTEM_COLOR_MODE=false npm start`. */
export const RESPECT_SYSTEM_COLOR_MODE = flag(process.env.RESPECT_SYSTEM_COLOR_MODE, true);

/** A new id shows the announcement again: `ANNOUNCEMENT_ID=other npm start`. */
export const ANNOUNCEMENT_ID = process.env.ANNOUNCEMENT_ID ?? 'collektive-28';

/** Adds /crash-test/, a page that breaks on demand: `CRASH_PAGE=true npm start`. */
export const CRASH_PAGE = flag(process.env.CRASH_PAGE, false);

/** Every page is live, the framework's own way: hydrated at load. `HYDRATE_AT_LOAD=true npm run build`. */
export const HYDRATE_AT_LOAD = flag(process.env.HYDRATE_AT_LOAD, false);

/** What components of islands run on, `preact` or `react`: `ISLANDS_RUNTIME=react npm run build`. */
export const ISLANDS_RUNTIME = process.env.ISLANDS_RUNTIME === 'react' ? 'react' : 'preact';

/**
 * Links that a sidebar may have before each of its categories is fetched by itself, and documents before the
 * search page lists sections: `SIDEBAR_LINKS=20 npm run build`.
 */
export const SIDEBAR_LINKS = Number(process.env.SIDEBAR_LINKS || 100);

/** Compile with webpack and Babel instead of Rspack and SWC: `FASTER=false npm run build`. */
export const FASTER = flag(process.env.FASTER, true);

/** Where answers to "Was this page helpful?" go instead of issues: `FEEDBACK_ENDPOINT=https://example.org/feedback npm run build`. */
export const FEEDBACK_ENDPOINT = process.env.FEEDBACK_ENDPOINT || null;

/** Refuses what else only warns, as continuous integration does: `CI=true npm run build`. */
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
