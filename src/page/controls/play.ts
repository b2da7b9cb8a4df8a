/** Samples that run: what runs them is fetched when a reader comes near a button, and owns the block from then on. */
import type * as Player from '../../play/player';
import {announce, notify} from '../announcer';
import {store} from '../storage';
import {leaveFor} from '../reach';
import {all, on, onArrive, onClick} from './events';

const PAGE: Player.Page = {announce, notify, store};
const RUN = '[data-run]';

/** A failed try would be remembered by its address. */
let tries = '';

const load = (): Promise<typeof Player> =>
  import(/* webpackIgnore: true */ PAGE_SETTINGS.play + tries);

function run(button: HTMLElement): void {
  load().then(
    (player) => player.run(button, PAGE),
    () => {
      tries += '?';
      void leaveFor(window.location.href, () => run(button));
    },
  );
}

export function startPlay(): void {
  onClick(RUN, run);
  // Many on one page: each says what it runs.
  onArrive(() => {
    const buttons = all(RUN);
    buttons.forEach((button) => (button.ariaLabel = `Run ${button.dataset.run}`));
    // Programs that the reader has changed, or got by a link.
    if (
      window.location.hash.startsWith('#play=') ||
      buttons.some(({dataset}) => store()?.getItem(`play:${dataset.run}`))
    ) {
      void load().then(
        (player) => player.restore(buttons, PAGE),
        () => undefined,
      );
    }
  });
  on(['pointerover', 'focusin'], ({target}) => {
    const button = (target as Element).closest?.<HTMLElement>(RUN);
    if (button) {
      void load().then(
        (player) => player.prepare(button),
        () => undefined,
      );
    }
  });
}
