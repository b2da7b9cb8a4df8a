/** Accessibility as axe sees it. */
import type {Page} from '@playwright/test';
import {source} from 'axe-core';
import type axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on colours, and so differs between a light page and a dark one. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds as things stand, a line for each element.
 * @param within a selector, where only a part of the page is asked about
 * @param rules names of rules, where only these are asked
 */
export async function violations(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const found = await page.evaluate(
    ([runOnly, selector]) =>
      (window as unknown as {axe: typeof axe}).axe.run(selector ?? document, {
        runOnly,
        resultTypes: ['violations'],
      }),
    [
      rules ? {type: 'rule' as const, values: [...rules]} : {type: 'tag' as const, values: TAGS},
      within,
    ] as const,
  );
  return found.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
