/** Samples that run: what runs them is fetched when a reader comes near a button, and owns the block from then on. */
import type * as Player from '../../play/player';
import {announce} from '../announcer';
import {leaveFor} from '../reach';
import {all, on, onArrive, onClick} from './events';

const RUN = '[data-run]';

/** A failed try would be remembered by its address. */
let tries = '';

const load = (): Promise<typeof Player> =>
  import(/* webpackIgnore: true */ PAGE_SETTINGS.play + tries);

function run(button: HTMLElement): void {
  load().then(
    (player) => player.run(button, {announce}),
    () => {
      tries += '?';
      void leaveFor(window.location.href, () => run(button));
    },
  );
}

export function startPlay(): void {
  onClick(RUN, run);
  // Many on one page: each says what it runs.
  onArrive(() => all(RUN).forEach((button) => (button.ariaLabel = `Run ${button.dataset.run}`)));
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
