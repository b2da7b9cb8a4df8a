/** The workbench of the playground: an editor, what is wrong with the program, and where it comes from and goes to. */
import type {Message, Outcome} from '../program';
import {type FigureData} from '../figure/data';
import {layoutOf} from '../figure/places';
import {loadFigure} from '../figures/load';
import type * as EditorModule from '../editor';
import {type WorkbenchOptions} from '../figures/later';
import {keyOf} from '../player/changes';
import {button, html} from '../player/dom';
import {putAway} from '../player/earlier';
import {Missing, namesOfLibrary} from '../player/files';
import {tell} from '../player/remedy';
import {Keeping} from '../player/keeping';
import {Question} from '../player/question';
import {linkButton} from '../player/copying';
import {BY_LINK, dropLink, isHanded, type Linked, PLAYGROUND} from '../player/link';
import {packed} from './delta';
import {Gallery, nameOn} from './gallery';
import {wroteBefore} from './wrote';
import {type Kept, linkedText, namedFigure, readKept} from './kept';
import {networkWords, OFFERED} from './networks';
import {marksOf, Problems} from './problems';
import {Script} from './script';
import {type WorkbenchState} from './state';

const CLOSE = 'Close';

/** How long after the last key a program runs, in milliseconds. */
const QUIET = 400;

const option = (value: string): HTMLOptionElement => html('option', {value}, networkWords(value));

export class Workbench {
  private readonly script: Script;
  private readonly keeping: Keeping;
  private editor: EditorModule.Editor | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What came with a link and was not yet run. */
  private isForeign = false;
  private readonly gallery = new Gallery({
    figures: DESK_FIGURES,
    own: () => wroteBefore(this.options.page, (text) => void this.bringBack(text)),
    choose: (name) => void this.choose(name),
  });
  private readonly program = button('', () => this.gallery.open(), {class: 'choose'});
  private readonly network = html(
    'select',
    {'aria-label': 'Network'},
    ...OFFERED.map((name) => option(name)),
  );
  private readonly note = html('div', {class: 'note', role: 'status'});
  private readonly place = html('div', {class: 'place'});
  private readonly problems = new Problems((line, column) => this.editor?.go(line, column));
  readonly element: HTMLElement;

  constructor(
    private readonly options: WorkbenchOptions,
    private readonly module: typeof EditorModule,
  ) {
    const {data, figure, page} = options;
    const question = new Question();
    this.keeping = new Keeping(page.store, keyOf(PLAYGROUND), () => question.ask(this.keeping));
    this.script = new Script(data);
    this.network.addEventListener('change', () => void this.use(this.network.value));
    const link = linkButton(() => this.linked, page);
    const bar = html('div', {class: 'workbench-bar'}, this.program, this.network, link);
    this.element = html(
      'div',
      {class: 'workbench'},
      ...[
        bar,
        question.element,
        this.note,
        this.place,
        this.problems.element,
        this.gallery.element,
      ],
    );
    this.tell();
    figure.onChecked = (messages, outcome) => this.mark(messages.flat(), outcome);
    const hear = (): void => {
      const named = namedFigure();
      if (!this.element.isConnected) {
        window.removeEventListener('hashchange', hear);
      } else {
        void (named === undefined ? this.openLink() : this.choose(named));
      }
    };
    window.addEventListener('hashchange', hear);
  }

  /** What the link, the reader's store or the page says. */
  async open(): Promise<void> {
    const named = namedFigure();
    if (named === undefined && (await this.openLink())) {
      return;
    }
    const kept = await this.read(this.keeping.text, 'store');
    if (kept === undefined) {
      this.write();
      this.label();
    } else {
      await this.restore(kept);
    }
    if (named !== undefined) {
      await this.choose(named);
    }
  }

  /** A program that came with the address stands there, and nothing of it runs until the reader says so. */
  private async openLink(): Promise<boolean> {
    const kept = await this.read(await linkedText(this.options.page), 'link');
    if (kept === undefined) {
      return false;
    }
    const isOwn = isHanded();
    await this.restore(kept, !isOwn);
    if (isOwn) {
      this.adopt(kept.sentence);
      return true;
    }
    const mine = this.keeping.text;
    this.tell(
      kept.sentence === '' ? BY_LINK : `${BY_LINK} ${kept.sentence}`,
      button('Run it', () => void this.accept(), {class: 'main'}),
      button(mine === null ? 'Close it' : 'Back to mine', () => void this.refuse()),
    );
    return true;
  }

  private async read(text: string | null, from: 'link' | 'store'): Promise<Kept | undefined> {
    const load = (name: string) => this.load(name, () => window.location.reload());
    return text === null ? undefined : await readKept(text, from, load);
  }

  /** A figure by its name; nothing for a name that is none, or where it is unavailable, which is said by then. */
  private async load(name: string, again: () => void): Promise<FigureData | undefined> {
    const file = DESK_FIGURES.find((one) => one.name === name)?.file;
    try {
      return file === undefined ? undefined : await loadFigure(file);
    } catch (error) {
      if (!(error instanceof Missing)) {
        throw error;
      }
      tell(this.options.page, error.fault, again);
      return undefined;
    }
  }

  /** What came with the link is the reader's now; what was before is kept aside. */
  private async accept(): Promise<void> {
    this.adopt();
    this.editor?.focus();
    await this.options.figure.replace(this.script.data, this.arranged);
  }

  private arranged: Parameters<WorkbenchOptions['figure']['replace']>[1];

  private adopt(sentence = ''): void {
    this.isForeign = false;
    this.putAway();
    dropLink();
    this.tell(sentence);
    this.keep();
  }

  private async refuse(): Promise<void> {
    dropLink();
    const kept = await this.read(this.keeping.text, 'store');
    if (kept === undefined) {
      await this.begin(this.options.data);
    } else {
      await this.restore(kept);
    }
  }

  /** What the reader's store holds goes to the last few. */
  private putAway(): void {
    const {text} = this.keeping;
    if (text !== null && text.includes('"text"')) {
      putAway(this.options.page.store(), PLAYGROUND, text);
    }
  }

  /** Says something above the program; nothing, where there is nothing to say. */
  private tell(sentence = '', ...buttons: readonly HTMLElement[]): void {
    this.note.replaceChildren(...(sentence === '' ? [] : [html('p', {}, sentence)]), ...buttons);
    this.note.hidden = sentence === '';
  }

  /** The editor, with what does not matter folded. */
  private write(): void {
    const hadFocus = this.place.contains(this.options.root.activeElement);
    this.editor?.destroy();
    const {text, published, running: shown} = this.script;
    this.editor = new this.module.Editor({
      ...{parent: this.place, root: this.options.root, text, published, shown},
      changed: (now) => this.take(now),
      run: () => void this.run(),
    });
    this.editor.show('.program(');
    if (hadFocus) {
      this.editor.focus();
    }
    void namesOfLibrary().then((names) => this.editor?.know(names));
  }

  /** Underlines and lists what is wrong. */
  private mark(messages: readonly Message[], outcome: Outcome | undefined): void {
    const isWrong = outcome !== undefined && outcome.ended !== 'well';
    const wrong = isWrong ? [{...outcome, severity: 'error' as const}] : [];
    const {name} = this.script.data.programs[0].program.file;
    const all = [...messages, ...wrong];
    this.problems.show(messages, name);
    const [first] = messages.filter(({severity}) => severity === 'error');
    if (first !== undefined) {
      this.options.page.announce(`Line ${first.position.line}: ${first.message}`);
    }
    this.editor?.mark(marksOf(all, name));
  }

  /** @param isStill shows it, and runs nothing */
  private async restore({state, figure, sentence}: Kept, isStill = false): Promise<void> {
    const {script, options} = this;
    const {text, sample, network, devices, cuts = [], range} = state;
    clearTimeout(this.timer);
    if (figure !== undefined) {
      script.begin(figure);
    } else if (text !== undefined) {
      script.empty();
    }
    if (text !== undefined) {
      script.write(text);
    }
    script.sample = sample;
    await script.compare();
    await script.rest();
    if (network !== undefined) {
      script.data = {...script.data, network};
    }
    this.arranged =
      devices === undefined && cuts.length === 0 && range === undefined
        ? undefined
        : {devices, cuts, range: range ?? layoutOf(script.data.network).range};
    this.isForeign = isStill;
    this.write();
    this.label();
    this.tell(sentence, ...(sentence === '' ? [] : [button(CLOSE, () => this.tell())]));
    await options.figure.replace(script.data, this.arranged, isStill);
  }

  /** Says what is open. */
  private label(): void {
    const {data, figure, isTyped} = this.script;
    nameOn(this.program, figure?.title ?? (isTyped ? 'Your program' : 'Empty program'));
    const {network} = data;
    if (![...this.network.options].some(({value}) => value === network)) {
      this.network.append(option(network));
    }
    this.network.value = network;
  }

  /** A figure's program, or an empty page. */
  private async choose(name: string): Promise<void> {
    const figure = name === '' ? undefined : await this.load(name, () => void this.choose(name));
    // Said by then, with another try.
    if (name !== '' && figure === undefined) {
      return;
    }
    await this.begin(figure);
  }

  private async begin(figure: WorkbenchOptions['data'] | undefined): Promise<void> {
    const {script, options} = this;
    if (script.isTyped && !this.isForeign) {
      this.putAway();
    }
    dropLink();
    this.isForeign = false;
    clearTimeout(this.timer);
    if (figure === undefined) {
      script.empty();
    } else {
      script.begin(figure);
    }
    this.arranged = undefined;
    this.tell();
    this.problems.show([], '');
    this.label();
    this.write();
    await script.rest();
    await options.figure.replace(script.data);
    this.keep();
  }

  private async bringBack(text: string): Promise<void> {
    const kept = await this.read(text, 'store');
    if (kept === undefined) {
      return;
    }
    if (this.script.isTyped && !this.isForeign) {
      this.putAway();
    }
    dropLink();
    await this.restore(kept);
    this.keep();
  }

  private async use(network: string): Promise<void> {
    const {script} = this;
    script.data = {...script.data, network};
    this.arranged = undefined;
    await this.options.figure.replace(script.data, undefined, this.isForeign);
    if (!this.isForeign) {
      this.keep();
    }
  }

  private take(text: string): void {
    this.script.write(text);
    if (this.isForeign) {
      this.adopt();
    } else {
      this.keep();
    }
    this.label();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), QUIET);
  }

  /** Runs what is written, at once. */
  private async run(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isForeign) {
      return this.accept();
    }
    const {script, options} = this;
    await script.rest();
    await options.figure.program(script.data.programs.map(({program}) => program));
  }

  private get state(): WorkbenchState {
    const {figure, text, sample, data} = this.script;
    return {
      ...{text, sample, figure: figure?.name, network: data.network},
      ...this.options.figure.arrangement,
    };
  }

  private keep(): void {
    this.keeping.write(JSON.stringify(this.state));
  }

  /** What a link is to hold. */
  private get linked(): Linked {
    if (!this.isForeign) {
      this.keep();
    }
    return {run: PLAYGROUND, program: packed(this.state, this.script.figure)};
  }
}
