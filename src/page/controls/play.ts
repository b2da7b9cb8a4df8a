/** Samples that run: what runs them is fetched when a reader comes near a button, and owns the block from then on. */
import {phrase, text} from '@collektive/texts';
import {all, on, onArrive, onClick, codeOf} from '@collektive/static-pages/controls';
import {announce, notify, store, leaveFor} from '@collektive/static-pages/page';
import type * as Player from '@collektive/playground/player';
import {whenBegun} from './begin';

const PAGE: Player.Page = {announce, notify, store, codeOf};
const RUN = '[data-run]';
const FIGURE = '[data-figure]';

/** A failed try would be remembered by its address. */
let tries = '';

/** Does something with the player, as soon as it has come. */
const play = (act: (player: typeof Player) => void, failed = (): void => undefined): void =>
  void (
    import(/* webpackIgnore: true */ PAGE_SETTINGS.play + tries) as Promise<typeof Player>
  ).then(act, failed);

const run = (button: HTMLElement): void =>
  play(
    (player) => player.run(button, PAGE),
    () => {
      tries += '?';
      void leaveFor(window.location.href, () => run(button), text('What runs samples'));
    },
  );

export function startPlay(): void {
  onClick(RUN, run);
  onArrive(() => {
    const buttons = all(RUN);
    // Many on one page: each says what it runs.
    buttons.forEach((button) => {
      const {run: name} = button.dataset;
      button.ariaLabel ??= phrase`Run ${name || button.closest<HTMLElement>(FIGURE)!.dataset.figure!}`;
    });
    // Programs that the reader has changed or got by a link, exercises that are done.
    if (
      window.location.hash.startsWith('#play=') ||
      buttons.some(({dataset: {run: name}}) =>
        ['play', 'done'].some((key) => name && store()?.getItem(`${key}:${name}`)),
      )
    ) {
      play((player) => void player.restore(buttons, PAGE));
    }
    const figures = all(FIGURE);
    if (figures[0]) {
      whenBegun(() => play((player) => player.watch(figures, PAGE)));
    }
  });
  // Another link to a program of this page.
  addEventListener('hashchange', () => {
    if (window.location.hash.startsWith('#play=')) {
      play((player) => void player.restore(all(RUN), PAGE));
    }
  });
  on(['pointerover', 'focusin'], ({target}) => {
    const button = (target as Element).closest?.<HTMLElement>(RUN);
    if (button) {
      play((player) => player.prepare(button));
    }
  });
}
