/**
 * Tools of pages (src/page/tools), as soon as a reader begins to do something: at once where no page is found, and
 * where an address chooses among examples.
 */
import type * as Tools from '../tools';
import {codeOf, onPageShown, onShown} from '@collektive/static-pages/controls';
import {announce, copyText, notify, store, tabStore} from '@collektive/static-pages/page';
import {onFirstInteraction} from './firstInteraction';

const PAGE = {
  ...{announce, copyText, store, tabStore, codeOf},
  say: (text: string): void => notify(text, 'Close', () => announce('')),
};

/** A page is left as it was sent until the framework's client, where there is one, has taken it over. */
async function whenTaken(): Promise<void> {
  const root = document.documentElement;
  const isTaken = (): boolean => root.dataset.hasHydrated === 'true';
  if (isTaken() || !document.querySelector('script[src*="/assets/js/main."]')) {
    return;
  }
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (isTaken()) {
        observer.disconnect();
        resolve();
      }
    });
    observer.observe(root, {attributeFilter: ['data-has-hydrated']});
  });
}

export function startTools(): void {
  let isWanted = !!document.querySelector(
    '[data-not-found]' + (window.location.search && ',.filters'),
  );
  // Without them the page is what it was.
  const use = (): void =>
    void whenTaken().then(() =>
      (import(/* webpackIgnore: true */ PAGE_SETTINGS.tools) as Promise<typeof Tools>).then(
        ({arrive}) => arrive(PAGE),
        () => undefined,
      ),
    );
  onPageShown(() => isWanted && use());
  onShown(() => isWanted && use());
  onFirstInteraction(() => {
    isWanted = true;
    use();
  });
}
