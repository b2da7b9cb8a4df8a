/** Filters of examples (content/remark/exampleFilters): what is chosen stands in the address, and is told. */
import {phrase, text} from '@collektive/texts';

const PLACE = '.filters';

/** A card has what its group has, and words of its own. */
const has = (card: HTMLElement, {name, value}: HTMLSelectElement): boolean =>
  value === '' ||
  `${card.dataset[name] ?? card.parentElement!.dataset[name]}`.split(' ').includes(value);

function keepInAddress(menus: readonly HTMLSelectElement[]): void {
  const address = new URL(window.location.href);
  for (const {name, value} of menus) {
    if (value) {
      address.searchParams.set(name, value);
    } else {
      address.searchParams.delete(name);
    }
  }
  window.history.replaceState(window.history.state, '', address);
}

function apply(place: HTMLElement): void {
  const menus = [...place.querySelectorAll('select')];
  const cards = [...document.querySelectorAll<HTMLElement>('.examples > figure')];
  for (const card of cards) {
    card.hidden = !menus.every((menu) => has(card, menu));
  }
  for (const group of document.querySelectorAll<HTMLElement>('.examples[data-subject]')) {
    group.hidden = !group.querySelector(':scope > :not([hidden])');
    (group.previousElementSibling as HTMLElement).hidden = group.hidden;
  }
  const shown = cards.filter(({hidden}) => !hidden).length;
  const isAll = menus.every(({value}) => value === '');
  place.querySelector('output')!.textContent = isAll
    ? phrase`All ${cards.length} examples`
    : shown > 0
      ? phrase`${shown} of ${cards.length} examples`
      : text('No example has both. Choose another subject or function.');
  keepInAddress(menus);
}

export function startFilters(): void {
  const place = document.querySelector<HTMLElement>(PLACE);
  if (!place) {
    return;
  }
  const asked = new URLSearchParams(window.location.search);
  const menus = place.querySelectorAll('select');
  for (const menu of menus) {
    const value = asked.get(menu.name);
    if ([...menu.options].some((option) => option.value === value)) {
      menu.value = value!;
    }
  }
  // Chosen before this came, or by the address.
  if ([...menus].some(({value}) => value)) {
    apply(place);
  }
  place.onchange = () => apply(place);
}

/** A link to what is filtered out shows all again. */
export function showTarget(): void {
  const target = document.getElementById(window.location.hash.slice(1));
  const place = document.querySelector<HTMLElement>(PLACE);
  if (place && target?.closest('[hidden]')) {
    place.querySelectorAll('select').forEach((menu) => (menu.value = ''));
    apply(place);
    target.scrollIntoView();
  }
}
