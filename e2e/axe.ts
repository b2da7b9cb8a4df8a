/** Accessibility as axe sees it. */
import type {Page} from '@playwright/test';
import {source} from 'axe-core';
import type axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on colours, and so differs between a light page and a dark one. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What depends on how a page is drawn, and takes two thirds of axe's time. */
export const DRAWN = [...OF_COLOURS, 'target-size'];

/** The words of code, a third of what has a colour. Theirs are few, and tests/unit/contrast.test.ts computes all of them. */
export const CODE = 'pre code';

/**
 * What axe finds as things stand, a line for each element.
 * @param within a selector, where only a part of the page is asked about
 * @param rules names of rules, where only these are asked
 * @param leftOut names of rules that are not asked, of all the others
 * @param without a selector of what is not asked about
 */
export async function violations(
  page: Page,
  within = 'html',
  {
    rules,
    leftOut = [],
    without,
  }: {rules?: readonly string[]; leftOut?: readonly string[]; without?: string} = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const found = await page.evaluate(
    ([runOnly, include, exclude, off]) =>
      (window as unknown as {axe: typeof axe}).axe.run(
        {include: [include], exclude: [...exclude]},
        {
          runOnly,
          rules: Object.fromEntries(off.map((name) => [name, {enabled: false}])),
          resultTypes: ['violations'],
        },
      ),
    [
      rules ? {type: 'rule' as const, values: [...rules]} : {type: 'tag' as const, values: TAGS},
      within,
      without ? [without] : [],
      leftOut,
    ] as const,
  );
  return found.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
