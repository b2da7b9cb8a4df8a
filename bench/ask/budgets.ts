// cspell:ignore tdur
/**
 * How long the AI question mode holds the page up, once its panel is there: an answer of 50,000 characters in
 * 5,000 parts, as fast as they go, and a stored conversation of ten such answers, on a processor four times
 * slower. What counts is the processor's time of the page's thread for one task, as in a quiet minute.
 *
 *   npm test -- hosted && npm run bench:ask
 */
import {chromium, type Browser} from '@playwright/test';
import {KEPT_EXCHANGES, splitBlocks} from '@collektive/ask/service';
import {CHROME_FLAGS, CHROME_PATH} from '../../scripts/browser/chromium';
import {serve} from '@collektive/static-pages/serve';
import budgets from '../budgets.json';
import {report, save} from '../measure';
import {quiet, slowness} from '../yardstick';
import {startServices} from './services';
import {longAnswer, pieces} from './text';

const PARTS = 5_000;
const SLOWDOWN = 4;
const RUNS = 3;
/** Longest wait for all of it to be on the screen. */
const WAIT_MS = 120_000;
/** How often it is looked at. */
const POLLING_MS = 500;
/** The panel has opened by then. */
const SETTLING_MS = 1_000;
/** What scripts/test/stages.ts builds into build-hosted/. */
const BUILD = 'build-hosted';
/** Where it keeps a conversation. */
const CONVERSATION = '__DOCSEARCH_ASKAI_CONVERSATIONS__testindex';
const CATEGORY = 'disabled-by-default-devtools.timeline';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds: of the clock, of the thread's processor. */
  dur?: number;
  tdur?: number;
  args?: {name?: string};
}

const ms = (us: number): number => Math.round(us / 100) / 10;

/** The longest task of the page's main thread, in milliseconds. */
function longestTask(trace: Buffer): number {
  const {traceEvents} = JSON.parse(trace.toString()) as {traceEvents: TraceEvent[]};
  const main = new Set(
    traceEvents
      .filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({pid, tid}) => `${pid} ${tid}`),
  );
  const tasks = traceEvents
    .filter(({name, pid, tid}) => name === 'RunTask' && main.has(`${pid} ${tid}`))
    .map(({tdur, dur}) => tdur ?? dur ?? 0);
  return ms(Math.max(...tasks));
}

/** Ten answers, as the panel keeps them. */
const storedConversation = (answer: string): string =>
  JSON.stringify({
    format: 1,
    id: 'stored',
    exchanges: Array.from({length: KEPT_EXCHANGES}, (_, at) => ({
      ...{id: `${at}`, question: `Question ${at}`, answer, status: 'done'},
      ...{searches: [], sources: []},
    })),
  });

interface Scenario {
  /** The pieces of the answer that comes. */
  deltas: string[];
  /** A conversation from before. */
  stored?: string;
  /** Blocks that are on the screen in the end. */
  wanted: number;
}

/** @returns the longest task while a question is answered, in milliseconds of a quiet minute */
async function measure(
  browser: Browser,
  origin: string,
  {deltas, stored, wanted}: Scenario,
): Promise<number> {
  let begin: () => void = () => undefined;
  const begins = new Promise<void>((resolve) => (begin = resolve));
  const closeServices = await startServices(deltas, begins);
  const page = await browser.newPage();
  if (stored) {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      CONVERSATION,
      stored,
    ] as const);
  }
  const cdp = await page.context().newCDPSession(page);
  await page.goto(`${origin}/docs/intro/`, {waitUntil: 'networkidle'});
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('field');
  await page.getByRole('option', {name: 'Ask AI'}).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.ask-ai-thinking').waitFor();
  await page.waitForTimeout(SETTLING_MS);
  await cdp.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const slowed = await slowness(page, SLOWDOWN);
  await browser.startTracing(page, {categories: [CATEGORY]});
  begin();
  // Locators would look at styles and sizes, which costs the page more than it is measured for.
  await page.waitForFunction(
    (count) =>
      document.querySelectorAll('dialog .markdown > *').length >= count &&
      document.querySelector('.ask-ai-exchange:last-child .ask-ai-actions'),
    wanted,
    {polling: POLLING_MS, timeout: WAIT_MS},
  );
  const longest = quiet(longestTask(await browser.stopTracing()), slowed);
  await page.close();
  closeServices();
  return longest;
}

/** The same a few times, the shortest counts: what else runs on a machine only makes tasks longer. */
async function best(...args: Parameters<typeof measure>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    times.push(await measure(...args));
  }
  return Math.min(...times);
}

const site = await serve({dir: BUILD, port: 0});
const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
try {
  const answer = longAnswer();
  const blocks = splitBlocks(answer).length;
  const results = {
    answer: await best(browser, site.url, {deltas: pieces(answer, PARTS), wanted: blocks}),
    conversation: await best(browser, site.url, {
      deltas: ['Short.'],
      stored: storedConversation(answer),
      // The oldest of the stored answers makes room for the new one.
      wanted: blocks * (KEPT_EXCHANGES - 1) + 1,
    }),
  };
  save('ask', results);
  report(
    Object.entries(results).map(([name, value]) => ({
      name: `ask ${name}, longest task ms`,
      value,
      limit: budgets.ask.longestTaskMs,
    })),
  );
} finally {
  await browser.close();
  await site.close();
}
