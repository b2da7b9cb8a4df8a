/** Runs samples where they stand: fetched when a reader wants to, by src/page/controls/play. */
import {text} from '@collektive/texts';
import {Block} from './block';
import {keyOf, type Page} from './changes';
import {faultOfModule, type LibraryName, sampleOf} from './files';
import {PREFIX, readFragment} from './link';
import {offer} from './phrases';
import {tell} from './remedy';
import {Runner} from './runner';

export type {LibraryName, Page};

const blocks = new WeakMap<Element, Block>();
const restored = new WeakSet<Element>();
const runner = new Runner(PLAY_FILES.worker);

const runOf = (control: HTMLElement): string => control.dataset.run ?? '';

/** A figure that is alive, and packages/playground/src/figures, as they are known here. */
interface AliveFigure {
  readonly focus: () => void;
  readonly play: () => void;
  /** Does what words of the page say. */
  readonly act: (deeds: string) => Promise<void>;
}
interface Figures {
  readonly open: (host: HTMLElement, page: Page) => Promise<AliveFigure | undefined>;
}

/** An exercise, and packages/playground/src/exercises, as they are known here. */
interface Exercises {
  /** Shows how far the reader has come; with `edits` the editor, too. */
  readonly open: (host: HTMLElement, page: Page, edits: boolean) => Promise<void>;
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

/** The exercise that this control stands in. */
const exerciseOf = (control: HTMLElement): HTMLElement | null | undefined =>
  control.closest('figure')?.querySelector<HTMLElement>('[data-exercise]');

async function openExercise(host: HTMLElement, page: Page, edits: boolean): Promise<void> {
  const again = (): void => void openExercise(host, page, edits);
  await (await fetched<Exercises>(PLAY_FILES.exercises, page, again))?.open(host, page, edits);
}

/** The figure that a button stands in, alive; nothing where it is unavailable, which was said by then. */
async function figureOf(control: HTMLElement, page: Page): Promise<AliveFigure | undefined> {
  const host = control.closest<HTMLElement>(FIGURE);
  if (host === null) {
    return undefined;
  }
  return (await fetched<Figures>(PLAY_FILES.figures, page, () => run(control, page)))?.open(
    host,
    page,
  );
}

const FIGURE = '[data-figure]';

/** Brings figures to life when they come near; where data are to be saved, only when they are asked to run or to act. */
export function watch(figures: readonly HTMLElement[], page: Page): void {
  offer((deeds, host) => void figureOf(host, page).then((figure) => figure?.act(deeds)));
  if ((navigator as {connection?: {saveData?: boolean}}).connection?.saveData) {
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          void figureOf(target as HTMLElement, page);
        }
      }
    },
    {rootMargin: NEARLY},
  );
  figures.forEach((figure) => observer.observe(figure));
}

/** How far below the screen a figure may be. */
const NEARLY = '50% 0%';

/** Fetches what a press of this button will need. */
export function prepare(control: HTMLElement): void {
  const [name = '', output] = runOf(control).split('#');
  if (output === undefined) {
    return;
  }
  runner.warm();
  void sampleOf(name).then(
    (sample) => runner.warm({sample, output}),
    () => undefined,
  );
}

function blockOf(control: HTMLElement, page: Page): Block {
  const outputs = control.closest('figure')!.querySelectorAll<HTMLElement>('.sample-output');
  const host = outputs[outputs.length - 1];
  const block = blocks.get(host) ?? new Block(host, runOf(control), runner, page);
  blocks.set(host, block);
  return block;
}

/** Runs the program of the block that this button stands in. */
export function run(control: HTMLElement, page: Page): void {
  const exercise = exerciseOf(control);
  if (exercise) {
    void openExercise(exercise, page, true);
  } else if (!runOf(control).includes('#')) {
    void figureOf(control, page).then((figure) => {
      figure?.focus();
      figure?.play();
    });
  } else {
    void blockOf(control, page).start();
  }
}

/** Opens the programs of a page that the reader has changed before, and the one in the address. */
export async function restore(controls: readonly HTMLElement[], page: Page): Promise<void> {
  const {hash} = window.location;
  const workbench = controls.find((control) => control.closest('[data-full]'));
  if (workbench !== undefined) {
    await figureOf(workbench, page);
    return;
  }
  const linked = await readFragment(hash);
  const named = controls.find((control) => runOf(control) === linked?.run);
  if (hash.startsWith(PREFIX) && named === undefined) {
    page.notify(
      text('The program in this link cannot be read: the page is shown without it.'),
      text('Close'),
      () => page.announce(''),
    );
  }
  for (const control of controls) {
    // This page was shown before, when React had not hydrated it yet, or with another address.
    const isKnown = restored.has(control);
    restored.add(control);
    if (isKnown && control !== named) {
      continue;
    }
    const exercise = exerciseOf(control);
    // Buttons of figures name no block.
    if (!exercise && !runOf(control).includes('#')) {
      continue;
    }
    const isChanged = typeof page.store()?.getItem(keyOf(runOf(control))) === 'string';
    if (exercise) {
      await openExercise(exercise, page, isChanged);
    } else if (control === named) {
      named.scrollIntoView({block: 'start'});
      await blockOf(control, page).change(linked?.program);
    } else if (isChanged) {
      await blockOf(control, page).change();
    }
  }
}
