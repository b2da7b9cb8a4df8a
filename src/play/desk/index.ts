/** The playground: a figure whose program is written beside it, and whose network is any. */
import {type FigureData} from '../figure/data';
import {layoutOf, NETWORKS} from '../figure/places';
import type * as EditorModule from '../editor';
import {type DeskOptions} from '../figures/later';
import {keyOf} from '../player/changes';
import {button, html} from '../player/dom';
import {sampleOf} from '../player/files';
import {fragmentOf, PLAYGROUND, PREFIX, readFragment} from '../player/link';
import {type DeviceProgram} from '../session';
import {type DeskState, readState} from './state';
import styles from './styles.css';

/** How long after the last key a program runs, in milliseconds. */
const QUIET = 400;
/** Networks to choose from, besides those of `NETWORKS`. */
const LARGER = ['grid 10x6', 'scattered 60', 'scattered 120', 'scattered 250', 'scattered 500'];

/** The choice of what was typed before another program was chosen. */
const ASIDE = ':aside';

const EMPTY = `import it.unibo.collektive.aggregate.api.Aggregate
import playground.Act
import playground.Device

/**
 * What each device runs, round by round. It senses device.id, device.source, device.value,
 * device.flag, device.team, device.position; Act(…) lights and moves it.
 */
fun Aggregate<Int>.program(device: Device) = device.id
`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** Of a program what devices run: `program`, and the function that it calls. */
function runningIn(text: string, calls: string): string {
  const [name] = /^\w+/.exec(calls) ?? [''];
  return text
    .split(/\n\n+/)
    .filter(
      (part) =>
        part.includes('.program(') ||
        (name !== '' && part.includes(`.${name}(`) && part.startsWith('fun ')),
    )
    .join('\n\n');
}

class Desk {
  private data: FigureData;
  private text: string;
  private sample: string | undefined;
  private editor: EditorModule.Editor | undefined;
  private module: typeof EditorModule | undefined;
  /** The text is the reader's. */
  private isTyped = false;
  private aside: {readonly program: DeviceProgram; readonly sample: string | undefined} | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly program = html('select', {'aria-label': 'Program'});
  private readonly network = html('select', {'aria-label': 'Network'});
  private readonly place = html('div', {class: 'place'});
  readonly element = html(
    'div',
    {class: 'desk'},
    html(
      'div',
      {class: 'desk-bar'},
      this.program,
      this.network,
      button('Copy link', () => void this.copyLink()),
    ),
    this.place,
  );

  constructor(private readonly options: DeskOptions) {
    this.data = options.data;
    this.text = options.data.programs[0].program.file.text;
    const option = (value: string, label: string): HTMLOptionElement =>
      html('option', {value}, label);
    this.program.append(
      option('', 'An empty page'),
      ...options.titles().map(([name, title]) => option(name, title)),
    );
    this.program.value = this.data.name;
    this.network.append(...[...NETWORKS, ...LARGER].map((name) => option(name, name)));
    this.program.addEventListener('change', () => void this.choose(this.program.value));
    this.network.addEventListener('change', () => void this.use(this.network.value));
    options.figure.onChecked = (messages, outcome) => {
      const wrong =
        outcome === undefined || outcome.ended === 'well'
          ? []
          : [{...outcome, severity: 'error' as const}];
      this.editor?.mark(
        [...messages.flat(), ...wrong]
          .filter(({position}) => position.file === this.data.programs[0].program.file.name)
          .map(({message, position: {line, column}, severity}) => ({
            line,
            column,
            severity,
            message,
          })),
      );
    };
  }

  /** What the link, the reader's store or the page says. */
  async open(module: typeof EditorModule): Promise<void> {
    const {page} = this.options;
    const {hash} = window.location;
    const linked = await readFragment(hash);
    const state = linked?.run === PLAYGROUND ? readState(linked.program) : undefined;
    if (hash.startsWith(PREFIX) && state === undefined)
      page.notify(
        'What this link holds cannot be read: the page is shown without it.',
        'Close',
        () => page.announce(''),
      );
    const stored = page.store()?.getItem(keyOf(PLAYGROUND));
    const kept = state ?? (stored === undefined || stored === null ? undefined : readState(stored));
    if (kept !== undefined) await this.restore(kept);
    this.write(module);
    if (kept === undefined) this.select();
    else await this.arrange(kept);
  }

  /** The editor, with what does not matter folded. */
  private write(module: typeof EditorModule): void {
    this.editor?.destroy();
    this.editor = new module.Editor({
      parent: this.place,
      root: this.options.root,
      text: this.text,
      shown: runningIn(this.text, this.data.programs[0].calls),
      changed: (text) => this.take(text),
    });
    this.module = module;
  }

  private async restore(state: DeskState): Promise<void> {
    const figure = state.figure === undefined ? undefined : await this.options.load(state.figure);
    if (figure !== undefined) this.data = {...figure, programs: figure.programs.slice(0, 1)};
    this.text = state.text;
    this.isTyped = true;
    this.sample = state.sample;
    this.program.value = figure?.name ?? '';
    await this.rest();
  }

  private async arrange({
    devices,
    cuts = [],
    range,
    network = this.data.network,
  }: DeskState): Promise<void> {
    this.data = {...this.data, network};
    const arranged =
      devices === undefined ? undefined : {devices, cuts, range: range ?? layoutOf(network).range};
    this.select();
    await this.options.figure.replace(this.data, arranged);
  }

  /** The program's file, and what a sample's text rests on. */
  private async rest(): Promise<void> {
    const [first] = this.data.programs;
    let {helpers} = first.program;
    if (this.sample !== undefined) {
      const sample = await sampleOf(this.sample).catch(() => undefined);
      const known = new Set(helpers.map(({name}) => name));
      helpers = [...helpers, ...(sample?.helpers ?? []).filter(({name}) => !known.has(name))];
    }
    const name = this.sample === undefined ? first.program.file.name : `${this.sample}.kt`;
    const program: DeviceProgram = {file: {name, text: this.text}, helpers};
    this.data = {...this.data, programs: [{...first, program}]};
  }

  private select(): void {
    const {network} = this.data;
    if (![...this.network.options].some(({value}) => value === network))
      this.network.append(html('option', {value: network}, network));
    this.network.value = network;
  }

  /** What was typed can be chosen again. */
  private putAside(): void {
    const [{program}] = this.data.programs;
    if (!this.isTyped) return;
    this.aside = {
      program: {...program, file: {...program.file, text: this.text}},
      sample: this.sample,
    };
    this.isTyped = false;
    if (this.program.querySelector(`[value="${ASIDE}"]`) === null)
      this.program.append(html('option', {value: ASIDE}, 'What you wrote'));
  }

  private async choose(name: string): Promise<void> {
    const {aside} = this;
    this.putAside();
    if (name === ASIDE && aside !== undefined) {
      const [first] = this.data.programs;
      this.text = aside.program.file.text;
      this.sample = aside.sample;
      this.data = {...this.data, programs: [{...first, program: aside.program}]};
      this.isTyped = true;
      if (this.module !== undefined) this.write(this.module);
      await this.options.figure.replace(this.data);
      return;
    }
    const figure = name === '' ? undefined : await this.options.load(name);
    if (name !== '' && figure === undefined) return;
    this.sample = undefined;
    if (figure === undefined) {
      this.text = EMPTY;
      const [{program}] = this.data.programs;
      this.data = {...this.data, title: 'Devices', programs: [{calls: '', label: '', program}]};
    } else {
      this.data = {...figure, programs: figure.programs.slice(0, 1)};
      this.text = figure.programs[0].program.file.text;
    }
    this.select();
    if (this.module !== undefined) this.write(this.module);
    await this.rest();
    await this.options.figure.replace(this.data);
  }

  private async use(network: string): Promise<void> {
    this.data = {...this.data, network};
    await this.options.figure.replace(this.data);
    this.keep();
  }

  private take(text: string): void {
    this.text = text;
    this.isTyped = true;
    this.keep();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.rest().then(() =>
        this.options.figure.program(this.data.programs.map(({program}) => program)),
      );
    }, QUIET);
  }

  private get state(): DeskState {
    const {devices, cuts, range} = this.options.figure.arrangement;
    const {network} = this.data;
    return {
      text: this.text,
      sample: this.sample,
      figure: this.program.value === ASIDE ? undefined : this.program.value || undefined,
      network,
      devices,
      cuts,
      range,
    };
  }

  private keep(): void {
    try {
      this.options.page.store()?.setItem(keyOf(PLAYGROUND), JSON.stringify(this.state));
    } catch {
      // A full store: the program is still in the editor.
    }
  }

  private async copyLink(): Promise<void> {
    const {page} = this.options;
    this.keep();
    const fragment = await fragmentOf({run: PLAYGROUND, program: JSON.stringify(this.state)});
    const [address] = window.location.href.split('#');
    try {
      await navigator.clipboard.writeText(address + fragment);
      page.announce('Copied: a link with program and network in it');
    } catch {
      window.location.hash = fragment;
      page.announce('The link is in the address bar: this browser does not let the page copy.');
    }
  }
}

/** Opens the editor beside a figure. @throws where it cannot be had */
export async function open(options: DeskOptions): Promise<void> {
  const module = (await import(PLAY_FILES.editor)) as typeof EditorModule;
  const desk = new Desk(options);
  options.root.adoptedStyleSheets.push(sheet);
  options.root.querySelector('slot[name="code"]')?.replaceWith(desk.element);
  await desk.open(module);
}
