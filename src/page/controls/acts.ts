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

export function startActs(): void {
  onPageShown(() =>
    all(ACT).forEach((words) => {
      words.setAttribute('role', 'button');
      words.tabIndex = 0;
    }),
  );
  onClick(ACT, act);
  on(['keydown'], (event) => {
    const words = (event.target as Element).closest?.<HTMLElement>(ACT);
    if (words && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      act(words);
    }
  });
}
