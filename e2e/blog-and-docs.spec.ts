/** Rows R6 and R7, used: lists lead on. What they hold is what tests/build/pages.test.ts reads. */
import {postsOf} from '../scripts/check/sources';
import {ROOT} from './pages';
import {chrome, expect, linkTo, open, test} from './test';

const POSTS = postsOf(ROOT);

test('R6 the blog, its sidebar and its archive lead to posts', async ({page}) => {
  const [first] = POSTS;
  const last = POSTS.at(-1)!;
  await open(page, '/blog/');
  const sidebar = page.getByRole('navigation', {name: /blog|posts/i}).first();
  await expect(sidebar.getByText(first.date.slice(0, 4), {exact: true})).toBeVisible();
  await expect(sidebar.getByRole('link')).toHaveText(POSTS.map(({title}) => title));
  const articles = page.getByRole('main').getByRole('article');
  await articles.first().getByRole('heading', {level: 2}).getByRole('link').click();
  await expect(page).toHaveURL((url) => url.pathname === `/blog/${first.slug}/`);
  await expect(chrome.title(page)).toHaveText(first.title);
  await open(page, '/blog/archive/');
  await page.getByRole('main').locator('li a[href^="/blog/"]').last().click();
  await expect(chrome.title(page)).toHaveText(last.title);
});

test('R7 a card of a category leads to its document, which names its place and leads to its neighbours', async ({
  page,
}) => {
  await open(page, '/docs/category/tutorials/');
  const cards = page.getByRole('main').getByRole('article');
  await linkTo(cards, '/docs/tutorials/gettingstarted/').first().click();
  await expect(page).toHaveURL(/\/docs\/tutorials\/gettingstarted\/$/);
  const sidebar = chrome.docsSidebar(page);
  const category = await linkTo(sidebar, '/docs/category/tutorials/').innerText();
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText(category);
  const pages = page.getByRole('navigation', {name: /docs pages/i});
  const next = await sidebar
    .getByRole('listitem')
    .filter({has: page.locator('a[aria-current]')})
    .last()
    .locator('xpath=following-sibling::li[1]//a')
    .getAttribute('href');
  await pages.getByRole('link', {name: /^Next/}).click();
  await expect(page).toHaveURL((url) => url.pathname === next);
  await pages.getByRole('link', {name: /^Previous/}).click();
  await expect(page).toHaveURL(/\/docs\/tutorials\/gettingstarted\/$/);
});
