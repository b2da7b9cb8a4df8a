/** Runs samples where they stand: fetched when a reader wants to, by src/page/controls/play. */
import {Block} from './block';
import {keyOf, type Page} from './changes';
import {sampleOf} from './files';
import {PREFIX, readFragment} from './link';
import {Runner} from './runner';

export type {Page};

const blocks = new WeakMap<Element, Block>();
const restored = new WeakSet<Element>();
const runner = new Runner(PLAY_FILES.worker);

const runOf = (control: HTMLElement): string => control.dataset.run ?? '';

/** Fetches what a press of this button will need. */
export function prepare(control: HTMLElement): void {
  const [name = '', output = ''] = runOf(control).split('#');
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
  void blockOf(control, page).start();
}

/** Opens the programs of a page that the reader has changed before, and the one in the address. */
export async function restore(controls: readonly HTMLElement[], page: Page): Promise<void> {
  const {hash} = window.location;
  const linked = await readFragment(hash);
  const named = controls.find((control) => runOf(control) === linked?.run);
  if (hash.startsWith(PREFIX) && named === undefined)
    page.notify(
      'The program in this link cannot be read: the page is shown without it.',
      'Close',
      () => page.announce(''),
    );
  for (const control of controls) {
    // This page was shown before, when React had not woken yet.
    if (restored.has(control)) continue;
    restored.add(control);
    if (control === named) {
      named.scrollIntoView({block: 'start'});
      await blockOf(control, page).change(linked?.program);
    } else if (typeof page.store()?.getItem(keyOf(runOf(control))) === 'string') {
      await blockOf(control, page).change();
    }
  }
}
