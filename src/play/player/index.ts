/** Runs samples where they stand: fetched when a reader wants to, by src/page/controls/play. */
import {Block, type Page} from './block';
import {sampleOf} from './files';
import {Runner} from './runner';

export type {Page};

const blocks = new WeakMap<Element, Block>();
const runner = new Runner(PLAY_FILES.worker);

/** `Gradient#hops`: a sample and one of its outputs. */
const namesOf = (control: HTMLElement): [sample: string, output: string] => {
  const [sample = '', output = ''] = (control.dataset.run ?? '').split('#');
  return [sample, output];
};

/** Fetches what a press of this button will need. */
export function prepare(control: HTMLElement): void {
  const [name, output] = namesOf(control);
  runner.warm();
  void sampleOf(name).then(
    (sample) => runner.warm({sample, output}),
    () => undefined,
  );
}

/** Runs the program of the block that this button stands in. */
export function run(control: HTMLElement, page: Page): void {
  const host = [...control.closest('figure')!.querySelectorAll<HTMLElement>('.sample-output')].at(
    -1,
  )!;
  const block = blocks.get(host) ?? new Block(host, ...namesOf(control), runner, page);
  blocks.set(host, block);
  void block.run();
}
