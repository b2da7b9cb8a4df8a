/** Exercises, which are fetched when they are wanted, and programs that readers left. */
import {all, onPageShown, onClick, codeOf, tellIsland} from '@collektive/static-pages/controls';
import {announce, leaveFor, notify, store} from '@collektive/static-pages/page';
import type * as Player from '@collektive/playground/player';
import {PREFIX, runIn, UNREADABLE} from '@collektive/playground/link';

const PAGE: Player.Page = {announce, notify, store, codeOf};
const EXERCISE = '[data-run]';
const SAMPLE = '[data-sample]';
/** What the program of the playground is kept by. */
const PLAYGROUND = 'playground';

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
      void leaveFor(window.location.href, () => run(button), 'What runs exercises');
    },
  );

const isKept = (name: string): boolean => typeof store()?.getItem(`play:${name}`) === 'string';

/** Has these look for what a reader left, once they are alive. */
const restore = (islands: readonly Element[]): void =>
  islands.forEach((one) => tellIsland(one, new Event('restore')));

/** Programs in the address, and those that the reader has changed before. */
function look(isNew: boolean): void {
  const {hash} = window.location;
  const isLinked = hash.startsWith(PREFIX);
  const workbench = document.querySelector('.figure[data-full]');
  if (workbench !== null) {
    if (isNew && (isLinked || isKept(PLAYGROUND))) {
      // It looks by itself, too.
      restore([workbench]);
    }
    return;
  }
  const samples = all(SAMPLE);
  const linked = samples.filter((one) => one.dataset.sample === runIn(hash));
  if (isLinked && linked.length === 0) {
    notify(UNREADABLE, 'Close', () => announce(''));
  }
  const kept = samples.filter((one) => isNew && isKept(one.dataset.sample!));
  restore([...new Set([...linked, ...kept])]);
}

export function startPlay(): void {
  onClick(EXERCISE, run);
  onPageShown(() => {
    look(true);
    const exercises = all(EXERCISE);
    if (
      exercises.some(({dataset}) => isKept(dataset.run!) || store()?.getItem(`done:${dataset.run}`))
    ) {
      play((player) => void player.restore(exercises, PAGE));
    }
  });
  // Another link to a program of this page.
  addEventListener('hashchange', () => look(false));
}
