/** The desk of the playground: choices, an editor, and the figure that runs what is written. */
import type {Message, Outcome} from '..';
import {layoutOf} from '../figure/places';
import type * as EditorModule from '../editor';
import {type DeskOptions} from '../figures/later';
import {keyOf} from '../player/changes';
import {button, html} from '../player/dom';
import {Keeping} from '../player/keeping';
import {PLAYGROUND} from '../player/link';
import {ASIDE, type Choice, networkChoice, programChoice} from './choices';
import {copyLink, find} from './kept';
import {Script} from './script';
import {type DeskState} from './state';

declare global {
  /** Names and titles of all figures; replaced when plugins/play builds the desk. */
  const FIGURE_TITLES: readonly (readonly [string, string])[];
}

/** How long after the last key a program runs, in milliseconds. */
const QUIET = 400;

export class Desk {
  private readonly script: Script;
  private readonly keeping: Keeping;
  private editor: EditorModule.Editor | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly program: Choice;
  private readonly network = networkChoice((name) => void this.use(name));
  private readonly place = html('div', {class: 'place'});
  readonly element: HTMLElement;

  constructor(
    private readonly options: DeskOptions,
    private readonly module: typeof EditorModule,
  ) {
    const {data, figure, page} = options;
    this.keeping = new Keeping(page.store, keyOf(PLAYGROUND));
    this.script = new Script(data);
    this.program = programChoice(FIGURE_TITLES, (name) => void this.choose(name));
    this.program.value = data.name;
    const link = button('Copy link', () => void this.copyLink());
    const bar = html('div', {class: 'desk-bar'}, this.program.element, this.network.element, link);
    this.element = html('div', {class: 'desk'}, bar, this.keeping.question, this.place);
    figure.onChecked = (messages, outcome) => this.mark(messages.flat(), outcome);
  }

  /** What the link, the reader's store or the page says. */
  async open(): Promise<void> {
    const kept = await find(this.options.page, this.keeping.text);
    if (kept !== undefined) await this.restore(kept);
    this.write();
    if (kept === undefined) this.showNetwork();
    else await this.arrange(kept);
  }

  /** The editor, with what does not matter folded. */
  private write(): void {
    this.editor?.destroy();
    this.editor = new this.module.Editor({
      parent: this.place,
      root: this.options.root,
      text: this.script.text,
      shown: this.script.running,
      changed: (text) => this.take(text),
    });
  }

  /** Underlines what is wrong. */
  private mark(messages: readonly Message[], outcome: Outcome | undefined): void {
    const isWrong = outcome !== undefined && outcome.ended !== 'well';
    const wrong = isWrong ? [{...outcome, severity: 'error' as const}] : [];
    const {name} = this.script.data.programs[0].program.file;
    this.editor?.mark(
      [...messages, ...wrong]
        .filter(({position}) => position.file === name)
        .map(({message, position: {line, column}, severity}) => ({
          line,
          column,
          severity,
          message,
        })),
    );
  }

  private async restore({figure: name, text, sample}: DeskState): Promise<void> {
    const figure =
      name === undefined
        ? undefined
        : await this.options.load(name, () => window.location.reload());
    if (figure !== undefined) this.script.begin(figure);
    this.script.write(text);
    this.script.sample = sample;
    this.program.value = figure?.name ?? '';
    await this.script.rest();
  }

  private async arrange({devices, cuts = [], range, network}: DeskState): Promise<void> {
    const {script, options} = this;
    const name = network ?? script.data.network;
    script.data = {...script.data, network: name};
    this.showNetwork();
    await options.figure.replace(
      script.data,
      devices === undefined ? undefined : {devices, cuts, range: range ?? layoutOf(name).range},
    );
  }

  private showNetwork(): void {
    const {network} = this.script.data;
    this.network.offer(network);
    this.network.value = network;
  }

  private async choose(name: string): Promise<void> {
    const {script, options} = this;
    const aside = script.putAside();
    if (script.hasAside) this.program.offer(ASIDE, 'What you wrote');
    if (name === ASIDE && aside !== undefined) {
      script.bringBack(aside);
      this.write();
    } else {
      const figure =
        name === '' ? undefined : await options.load(name, () => void this.choose(name));
      if (name !== '' && figure === undefined) return;
      if (figure === undefined) script.empty();
      else script.begin(figure);
      this.showNetwork();
      this.write();
      await script.rest();
    }
    await options.figure.replace(script.data);
  }

  private async use(network: string): Promise<void> {
    const {script} = this;
    script.data = {...script.data, network};
    await this.options.figure.replace(script.data);
    this.keep();
  }

  private take(text: string): void {
    const {script, options} = this;
    script.write(text);
    this.keep();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void script
        .rest()
        .then(() => options.figure.program(script.data.programs.map(({program}) => program)));
    }, QUIET);
  }

  private get state(): DeskState {
    const {script, program, options} = this;
    const figure = program.value === ASIDE ? undefined : program.value || undefined;
    const {text, sample, data} = script;
    return {...{text, sample, figure}, network: data.network, ...options.figure.arrangement};
  }

  private keep(): void {
    this.keeping.write(JSON.stringify(this.state));
  }

  private async copyLink(): Promise<void> {
    this.keep();
    await copyLink(this.state, this.options.page);
  }
}
