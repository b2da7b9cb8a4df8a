/** Words of a page that act on its figures: plain ones without a script. */
import {all, on, onPageShown, onClick, tellIsland} from '@collektive/static-pages/controls';

const ACT = '[data-act]';

/** Says to the figure what the words say, also before it is alive, and brings it into sight. */
function act({dataset}: HTMLElement): void {
  const figure = document.querySelector(`[data-figure="${dataset.on}"]`);
  if (figure !== null) {
    figure.scrollIntoView({block: 'nearest'});
    tellIsland(figure, new CustomEvent('act', {detail: dataset.act}));
  }
}

/** A figure that the address leads to runs, from its first round: whoever follows such a link has asked for it. */
function runNamed(): void {
  // No `:target`: a page is not led to its fragment yet when its scripts start.
  const named = document.getElementById(window.location.hash.slice(1));
  const figure = named?.matches('.sample') && named.querySelector('[data-figure]');
  if (figure) {
    tellIsland(figure, new CustomEvent('act', {detail: 'restart; run'}));
  }
}

export function startActs(): void {
  onPageShown(() =>
    all(ACT).forEach((words) => {
      words.setAttribute('role', 'button');
      words.tabIndex = 0;
    }),
  );
  onPageShown(runNamed);
  onClick(ACT, act);
  on(['keydown'], (event) => {
    const words = (event.target as Element).closest?.<HTMLElement>(ACT);
    if (words && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      act(words);
    }
  });
}
