/** Row H6: events for the hosted provider's analytics. */
import {VIEWED_EVENT_BATCH, VIEWED_EVENT_DEBOUNCE_MS} from '@collektive/search';
import {MANY, type Provider} from '@collektive/search/testing';
import {find, hits, test} from './hosted';
import {modal, openModal} from './search';
import {expect} from './test';

test.use({site: 'hosted'});

test.describe('H6 insights', () => {
  const named = (provider: Provider, name: string) =>
    provider.events().filter(({eventName}) => eventName === name);

  test('H6 hits that are seen are named, at most 20 an event, once nothing new came for 400 ms', async ({
    page,
    provider,
  }) => {
    provider.indexes.put('testindex', MANY);
    await openModal(page);
    await modal.field(page).pressSequentially('many', {delay: 50});
    await expect(hits(page)).toHaveCount(VIEWED_EVENT_BATCH);
    await expect.poll(() => named(provider, 'Items Viewed').length).toBe(1);
    const events = named(provider, 'Items Viewed');
    expect(events[0].objectIDs).toHaveLength(VIEWED_EVENT_BATCH);
    expect(events[0]).toMatchObject({eventType: 'view', index: 'testindex'});
    expect(events[0].userToken).toMatch(/^anonymous-/);
    const [request] = provider.requests.filter(({path}) => path === '/1/events');
    const firstSearch = provider.requests.find(({path}) => path.endsWith('/queries'))!;
    expect(request.at - firstSearch.at).toBeGreaterThanOrEqual(VIEWED_EVENT_DEBOUNCE_MS);
    expect(request.query).toMatchObject({
      'X-Algolia-Application-Id': 'TESTAPP',
      'X-Algolia-API-Key': 'testkey',
    });
    expect(await page.context().cookies()).toEqual([]);
  });

  test('H6 a hit that is moved to is named Item Active, one that is chosen by key Item Selected', async ({
    page,
    provider,
  }) => {
    await openModal(page);
    await find(page, 'welcome');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => named(provider, 'Item Active').length).toBe(1);
    expect(named(provider, 'Item Active')[0]).toMatchObject({
      eventType: 'view',
      objectIDs: ['lvl1:/blog/welcome/'],
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog\/welcome\/$/);
    await expect.poll(() => named(provider, 'Item Selected').length).toBe(1);
    expect(named(provider, 'Item Selected')[0]).toMatchObject({
      eventType: 'click',
      index: 'testindex',
      objectIDs: ['lvl1:/blog/welcome/'],
      positions: [1],
      queryID: expect.stringMatching(/^\d{32}$/),
    });
  });

  test('H6 a click on a hit is named Item Selected, with its place', async ({page, provider}) => {
    for (const at of [0, 1]) {
      await openModal(page);
      await find(page, 'program');
      await hits(page).nth(at).click();
      await expect(modal.dialog(page)).toHaveCount(0);
      await expect.poll(() => named(provider, 'Item Selected').length).toBe(at + 1);
      expect(named(provider, 'Item Selected')[at]).toMatchObject({positions: [at + 1]});
    }
  });

  test.describe('events that nobody takes', () => {
    test.use({noise: /Failed to load resource/});
    test('H6 disturb no reader', async ({page, log}) => {
      await page.route('**/1/events?**', (route) => route.abort());
      await openModal(page);
      await find(page, 'welcome');
      await page.waitForTimeout(600);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/blog\/welcome\/$/);
      expect(log.uncaught).toEqual([]);
    });
  });
});
