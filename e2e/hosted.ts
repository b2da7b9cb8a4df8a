import type {Page} from '@playwright/test';
import {startProvider, type Provider} from '@collektive/search/testing';
import {modal} from './search';
import {expect, test as base} from './test';

/** Hosts of the build under test (scripts/test/stages.ts); each test leads them to stubs of its own. */
export const HOSTS = ['http://127.0.0.1:4568', 'http://127.0.0.1:4569'];

interface Fixtures {
  /** What answers for each of the hosts. */
  providers: Provider[];
  /** The one that is asked first. */
  provider: Provider;
}

/** Tests of build-hosted/, whose provider they play. */
export const test = base.extend<Fixtures>({
  providers: [
    async ({page}, use) => {
      const providers = await Promise.all(HOSTS.map(() => startProvider()));
      for (const [i, host] of HOSTS.entries()) {
        await page.route(`${host}/**`, (route) =>
          route
            .continue({url: route.request().url().replace(host, providers[i].url)})
            // The page has been closed in the meantime.
            .catch(() => undefined),
        );
      }
      await use(providers);
      // First the page, then what it speaks to: events leave late and would find nobody there.
      await page.close();
      await Promise.all(providers.map((provider) => provider.close()));
    },
    {auto: true},
  ],
  provider: ({providers}, use) => use(providers[0]),
});

/** Hits of the index, without the row "Ask AI", which this build shows first. */
export const hits = (page: Page) => modal.hits(page).filter({hasNotText: /^Ask AI/});

/** Types a query that finds something into the open modal, and waits for its hits. */
export async function find(page: Page, query: string): Promise<void> {
  await modal.field(page).fill(query);
  await expect(page.getByRole('option', {name: `Ask AI: “${query}”`})).toBeVisible();
  await expect(hits(page).first()).toBeVisible();
}

export const errorScreen = (page: Page) => modal.dialog(page).getByText('Unable to fetch results');

/** How often a provider was asked. */
export const countOf = (provider: Provider): number => provider.searches().length;
