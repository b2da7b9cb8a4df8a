import {store} from './storage';

const known = (mode: string | null | undefined): string | undefined =>
  mode === 'light' || mode === 'dark' ? mode : undefined;

/** Sets the colour mode before the first paint: what the address says, the reader chose, the system has. */
export function setColourMode(): void {
  const followsSystem = PAGE_SETTINGS.respectSystemColorMode;
  const byDefault = PAGE_SETTINGS.defaultColorMode;
  const asked = new URLSearchParams(window.location.search).get('docusaurus-theme');
  const choice = known(asked) ?? known(store()?.getItem('theme'));
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const {dataset} = document.documentElement;
  dataset.theme = choice ?? (followsSystem ? system : byDefault);
  dataset.themeChoice = choice ?? (followsSystem ? 'system' : byDefault);
}
