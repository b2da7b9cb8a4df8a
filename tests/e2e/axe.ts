/** Accessibility as axe sees it. */
import type {Page} from '@playwright/test';
import {source} from 'axe-core';
import type axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds as things stand, a line for each element.
 * @param within a selector, where only a part of the page is asked about
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const found = await page.evaluate(
    ([values, selector]) =>
      (window as unknown as {axe: typeof axe}).axe.run(selector ?? document, {
        runOnly: {type: 'tag', values},
        resultTypes: ['violations'],
      }),
    [TAGS, within] as const,
  );
  return found.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
