/** Figures to touch: fetched by packages/playground/src/player when one comes near, or is asked to run. */
import {text} from '@collektive/texts';
import type {Shape} from '@collektive/fetch';
import {type FigureData} from '../figure/data';
import {type Page} from '../player/changes';
import {faultOfModule, load as loadFile, Missing} from '../player/files';
import {tell} from '../player/remedy';
import {FAULTS} from '../player/sentences';
import {sheetsOf} from '../player/sheets';
import {Figure} from './figure';
import {type WorkbenchModule, type WorkbenchOptions, type HeroModule} from './later';
import network from './network.css';
import {offerNumber} from './number';
import styles from './styles.css';

declare global {
  /** Replaced when plugins/play builds the figures. */
  const FIGURE_FILES: {
    /** Addresses from the host's root. */
    readonly worker: string;
    /** Edits what a figure runs. */
    readonly workbench: string;
    /** Plays on the home page. */
    readonly hero: string;
    /** Saves what a figure shows. */
    readonly save: string;
    /** Where figures are; their names and hashes follow. */
    readonly folder: string;
    /** Hashes of what figures hold, by name. */
    readonly figures: Readonly<Record<string, string>>;
  };
}

const FIGURE: Shape<Omit<FigureData, 'other' | 'number' | 'truth'>> = {
  ...{name: 'string', title: 'string', network: 'string', rounds: 'number', programs: 'array'},
  ...{sources: 'array', flags: 'array', blue: 'array', values: 'array', readouts: 'array'},
};

const sheets = sheetsOf(styles, network);

const opened = new WeakMap<Element, Promise<Figure | undefined>>();

/** The address of a figure; nothing for a name that is none. */
function addressOf(name: string): string | undefined {
  const {folder, figures} = FIGURE_FILES;
  // Names come from links, too: `constructor` is no figure.
  return Object.hasOwn(figures, name) ? `${folder}${name}.${figures[name]}.json` : undefined;
}

/** A figure, as it is published; nothing for a name that is none, or where it is unavailable, which is said then. */
async function load(name: string, page: Page, again: () => void): Promise<FigureData | undefined> {
  const address = addressOf(name);
  try {
    return address === undefined ? undefined : await loadFile(address, FIGURE);
  } catch (error) {
    if (!(error instanceof Missing)) {
      throw error;
    }
    tell(page, error.fault, again);
    return undefined;
  }
}

async function make(host: HTMLElement, page: Page): Promise<Figure | undefined> {
  const data = await load(host.dataset.figure ?? '', page, () => void open(host, page));
  if (data === undefined) {
    return undefined;
  }
  if (host.dataset.hero !== undefined) {
    await ((await import(FIGURE_FILES.hero)) as HeroModule).open(host, page, data);
    return undefined;
  }
  const isFull = host.dataset.full !== undefined;
  const figure = new Figure({data, page, isFull});
  const root = host.attachShadow({mode: 'open'});
  root.adoptedStyleSheets = sheets;
  // What the page was built with stays to be seen until the network is there.
  const still = document.createElement('slot');
  root.append(still, figure.element);
  if (isFull) {
    root.prepend(codePlace());
  }
  figure.element.classList.add('coming');
  await figure.open();
  figure.element.classList.remove('coming');
  still.remove();
  if (isFull) {
    await openWorkbench({
      figure,
      data,
      root,
      page,
      load: (other, again) => load(other, page, again),
    });
  } else if (data.number !== undefined) {
    offerNumber(host, data.number, (value) => figure.vary(value));
  }
  return figure;
}

/** The program, as the page was built with it, until its editor comes. */
function codePlace(): HTMLSlotElement {
  const slot = document.createElement('slot');
  slot.name = 'code';
  return slot;
}

async function openWorkbench(options: WorkbenchOptions): Promise<void> {
  try {
    await ((await import(FIGURE_FILES.workbench)) as WorkbenchModule).open(options);
  } catch {
    options.page.notify(
      FAULTS[await faultOfModule(FIGURE_FILES.workbench)],
      text('Reload the page'),
      () => window.location.reload(),
    );
  }
}

/** Brings the figure of this host to life, once. */
export function open(host: HTMLElement, page: Page): Promise<Figure | undefined> {
  const before = opened.get(host) ?? make(host, page);
  opened.set(host, before);
  void before.then((figure) => {
    // Another try may find what is missing.
    if (figure === undefined && host.dataset.hero === undefined) {
      opened.delete(host);
    }
  });
  return before;
}
