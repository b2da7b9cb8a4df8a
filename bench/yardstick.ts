/** A task that is always the same, beside what is measured: times mean little on machines that others use, too. */
import type {Page} from '@playwright/test';

/**
 * Milliseconds that a run of `TASK` takes at full speed on the machine that the budgets were set on, in a quiet
 * minute. Another machine, or a busier minute, is judged by the ratio to this one.
 */
const QUIET_MS = 6.5;
const RUNS = 25;

/** What pages do: elements from text, their styles, their layout. A text, since a compiler would add names to it. */
const TASK = `(() => {
  const log = document.body.appendChild(document.createElement('div'));
  const times = [];
  for (let run = 0; run < ${RUNS}; run++) {
    const begin = performance.now();
    log.innerHTML = '<p>Every device computes its <code>Field</code> in <a href="#">rounds</a>.</p>'.repeat(150);
    log.getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  log.remove();
  return times.sort((a, b) => a - b)[${RUNS} >> 1];
})()`;

/**
 * How many times slower the machine is at the moment than a quiet one; at least 1, since a faster one earns nothing.
 *
 * @param page on which to try it; nothing of it remains
 * @param slower how many times slower its processor is made
 */
export async function slowness(page: Page, slower = 1): Promise<number> {
  const ms = await page.evaluate<number>(TASK);
  const ratio = Math.max(1, ms / (QUIET_MS * slower));
  console.log(`now ${ratio.toFixed(1)} times slower than in a quiet minute`);
  return ratio;
}

/** A time as it would be in a quiet minute. @param ms milliseconds @param slowed by `slowness` */
export const quiet = (ms: number, slowed: number): number => Math.round((ms / slowed) * 10) / 10;
