/** The button that changes between the system's colours, light and dark. */
import {store} from '../page/storage';
import {all, onPageShown, onClick, onShown} from './events';

const root = document.documentElement;
const KEY = 'theme';
const BUTTON = '[data-colour-mode]';

type Choice = 'system' | 'light' | 'dark';
const CHOICES: Choice[] = PAGE_SETTINGS.respectSystemColorMode
  ? ['system', 'light', 'dark']
  : ['light', 'dark'];
/** What each is called. */
const MODES: Readonly<Record<Choice, string>> = {
  system: 'system mode',
  light: 'light mode',
  dark: 'dark mode',
};
const system = window.matchMedia('(prefers-color-scheme: dark)');

const current = (): Choice => (root.dataset.themeChoice as Choice | undefined) ?? 'system';

function label(): void {
  const mode = MODES[current()];
  for (const button of all(BUTTON)) {
    button.title = mode;
    button.setAttribute('aria-label', `Switch between dark and light mode (currently ${mode})`);
  }
}

function show(choice: Choice): void {
  root.dataset.themeChoice = choice;
  root.dataset.theme = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice;
  label();
}

/** What another tab, or nobody, has stored. */
const choiceOf = (stored: string | null): Choice =>
  stored === 'light' || stored === 'dark' ? stored : CHOICES[0];

function next(): void {
  const choice = CHOICES[(CHOICES.indexOf(current()) + 1) % CHOICES.length];
  show(choice);
  const storage = store();
  const newValue = choice === 'system' ? null : choice;
  const oldValue = storage?.getItem(KEY) ?? null;
  if (newValue === null) {
    storage?.removeItem(KEY);
  } else {
    storage?.setItem(KEY, newValue);
  }
  // The framework's client follows as it follows another tab.
  window.dispatchEvent(
    new StorageEvent('storage', {key: KEY, oldValue, newValue, storageArea: storage}),
  );
}

export function startColourMode(): void {
  onClick(BUTTON, next);
  // The framework's client sets what it believes when it takes the page over; what the reader sees is right.
  onPageShown(() => show(current()));
  onShown(() => show(store() ? choiceOf(store()!.getItem(KEY)) : current()));
  system.addEventListener('change', () => {
    if (current() === 'system') {
      show('system');
    }
  });
  window.addEventListener('storage', ({key, newValue, isTrusted}) => {
    if (isTrusted && key === KEY) {
      show(choiceOf(newValue));
    }
  });
}
