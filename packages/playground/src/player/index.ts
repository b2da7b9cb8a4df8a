/** Exercises: fetched when a reader wants to, by src/page/controls/play. */
import {keyOf, type Page} from './changes';
import {faultOfModule, type LibraryName} from './files';
import {tell} from './remedy';

export type {LibraryName, Page};

const restored = new WeakSet<Element>();

/** Whether the editor is shown: it has the focus only where the reader asked for it, not where work was kept. */
export type Edits = 'no' | 'kept' | 'asked';

/** An exercise, and packages/playground/src/exercises, as they are known here. */
interface Exercises {
  readonly open: (host: HTMLElement, page: Page, edits: Edits) => Promise<void>;
}

/** A failed try would be remembered by its address. */
let tries = '';

/** What is fetched on intent; nothing where it is unavailable, which was said by then. */
async function fetched<Module>(
  address: string,
  page: Page,
  again: () => void,
): Promise<Module | undefined> {
  try {
    return (await import(address + tries)) as Module;
  } catch {
    tries += '?';
    tell(page, await faultOfModule(address), again);
    return undefined;
  }
}

async function openExercise(control: HTMLElement, page: Page, edits: Edits): Promise<void> {
  const host = control.closest('figure')!.querySelector<HTMLElement>('[data-exercise]')!;
  const again = (): void => void openExercise(control, page, edits);
  await (await fetched<Exercises>(PLAY_FILES.exercises, page, again))?.open(host, page, edits);
}

/** Opens the exercise that this button stands in. */
export const run = (control: HTMLElement, page: Page): void =>
  void openExercise(control, page, 'asked');

/** Opens the exercises of a page that the reader has done, with the editor where a program was changed. */
export async function restore(controls: readonly HTMLElement[], page: Page): Promise<void> {
  // This page was shown before, when React had not hydrated it yet, or with another address.
  for (const control of controls.filter((one) => !restored.has(one))) {
    restored.add(control);
    const isChanged = typeof page.store()?.getItem(keyOf(control.dataset.run!)) === 'string';
    await openExercise(control, page, isChanged ? 'kept' : 'no');
  }
}
