/** Tabs: chosen by click, Enter and Space; arrows move between them; a group remembers its choice. */
import {store} from '../page/storage';
import {all, on, onPageShown, onClick, onShown, take} from './events';

const TAB = '[role=tab]';
const PANEL = '.tab-panel';
/** The theme's own key. */
const keyOf = (group: string): string => `docusaurus.tab.${group}`;

const tabsOf = (list: Element): HTMLElement[] => all(TAB, list);

const panelsOf = (list: Element): Element[] => [...list.nextElementSibling!.children];

/** Out of sight, but for whoever looks for its words: in the page, or by a link to them. */
const hide = (panel: Element): void => panel.setAttribute('hidden', 'until-found');

/** Words of a panel have been found: it is chosen. */
function onFound({target}: Event): void {
  const panel = target as Element;
  const list = panel.matches(PANEL) && panel.parentElement!.previousElementSibling;
  if (list) {
    choose(tabsOf(list)[panelsOf(list).indexOf(panel)]);
  }
}

function show(tab: HTMLElement): void {
  const list = tab.parentElement!;
  const tabs = tabsOf(list);
  const chosen = tabs.indexOf(tab);
  tabs.forEach((other, index) => {
    other.setAttribute('aria-selected', String(index === chosen));
    other.tabIndex = index === chosen ? 0 : -1;
    other.classList.toggle('tabs__item--active', index === chosen);
  });
  panelsOf(list).forEach((panel, index) =>
    index === chosen ? panel.removeAttribute('hidden') : hide(panel),
  );
}

const listsOf = (group: string): HTMLElement[] =>
  all('[role=tablist][data-group]').filter((list) => list.dataset.group === group);

/** Shows the tab of this name in every list of a group; a name that a list lacks leaves it alone. */
function showInGroup(group: string, value: string): void {
  for (const list of listsOf(group)) {
    const tab = tabsOf(list).find(({dataset}) => dataset.value === value);
    if (tab) {
      show(tab);
    }
  }
}

function choose(tab: HTMLElement): void {
  const {group} = tab.parentElement!.dataset;
  if (group === undefined) {
    show(tab);
    return;
  }
  const value = tab.dataset.value!;
  const before = tab.getBoundingClientRect().top;
  showInGroup(group, value);
  store()?.setItem(keyOf(group), value);
  // Lists above have changed their height; the tab stays under the pointer.
  window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
}

function restore(): void {
  const groups = new Set(all('[role=tablist][data-group]').map(({dataset}) => dataset.group!));
  for (const group of groups) {
    const value = store()?.getItem(keyOf(group));
    if (value) {
      showInGroup(group, value);
    }
  }
}

function onKey(event: KeyboardEvent): void {
  const tab = (event.target as Element).closest?.<HTMLElement>(TAB);
  if (!tab) {
    return;
  }
  const tabs = tabsOf(tab.parentElement!);
  const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  if (step !== undefined) {
    take(event);
    tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length].focus();
  } else if (event.key === 'Enter' || event.key === ' ') {
    take(event);
    choose(tab);
  }
}

export function startTabs(): void {
  onClick(TAB, choose);
  onPageShown(() => {
    all(`${PANEL}[hidden]`).forEach(hide);
    restore();
  });
  onShown(restore);
  on(['keydown'], onKey);
  on(['beforematch'], onFound);
}
