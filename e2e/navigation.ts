/** What a reader does to come to another page. */
import type {Page} from '@playwright/test';
import {chrome, expect} from './test';

export const LONG = '/docs/explanation/aggregate-programming/';

/** Changes the address as the router would, without a link for it on the page. */
export async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

export async function scrollDown(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({top: 700, behavior: 'instant'}));
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  return scrollTop(page);
}

/** Follows a link of the footer. A press by the mouse would scroll to it first. */
export async function leave(page: Page): Promise<void> {
  const address = await chrome.footerLink(page).evaluate((link: HTMLAnchorElement) => {
    link.click();
    return link.href;
  });
  await expect(page).toHaveURL(address);
}
