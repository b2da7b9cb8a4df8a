/** The workbench of the playground: an editor, what is wrong with the program, and where it comes from and goes to. */
import type {Message, Outcome} from '../program';
import {type FigureData} from '../figure/data';
import {layoutOf} from '../figure/places';
import {loadFigure} from '../figures/load';
import {type FigureModel} from '../figures/model';
import type * as EditorModule from '../editor';
import {keyOf, type Page} from '../player/changes';
import {copyLink} from '../player/copying';
import {putAway} from '../player/earlier';
import {Missing, namesOfLibrary} from '../player/files';
import {type Doubt, Keeping} from '../player/keeping';
import {BY_LINK, dropLink, isHanded, type Linked, PLAYGROUND} from '../player/link';
import {tell} from '../player/remedy';
import {Store} from '../store';
import {packed} from './delta';
import {type Group, groupsOf} from './gallery';
import {type Kept, linkedText, namedFigure, readKept} from './kept';
import {Script} from './script';
import {type WorkbenchState} from './state';

/** How long after the last key a program runs, in milliseconds. */
const QUIET = 400;

/** A mistake, with its place. */
export type Mistake = Pick<Message, 'message' | 'position' | 'severity'>;

/** Something that is said above the program, and what can be done about it. */
export interface Note {
  readonly sentence: string;
  readonly answers: readonly (readonly [label: string, act: () => void])[];
}

/** What the page shows of the workbench. */
export interface Bench {
  /** What is open. */
  readonly title: string;
  /** The name of its network. */
  readonly network: string;
  readonly note: Note | undefined;
  readonly mistakes: readonly Mistake[];
  readonly doubt: Doubt | undefined;
}

export class WorkbenchModel extends Store<Bench> {
  private readonly script: Script;
  /** What the figure of the page runs. */
  private readonly data: FigureData;
  readonly keeping: Keeping;
  private place: HTMLElement | undefined;
  private editor: EditorModule.Editor | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What came with a link and was not yet run. */
  private isForeign = false;
  private arranged: Parameters<FigureModel['replace']>[1];

  constructor(
    private readonly figure: FigureModel,
    private readonly module: typeof EditorModule,
    private readonly page: Page,
  ) {
    const {title, network} = figure.data;
    super({title, network, note: undefined, mistakes: [], doubt: undefined});
    this.data = figure.data;
    this.script = new Script(figure.data);
    this.keeping = new Keeping(page.store, keyOf(PLAYGROUND), () =>
      this.set({doubt: this.keeping.doubt}),
    );
  }

  /** The file that is in the editor: of others no line is looked for. */
  get file(): string {
    return this.script.data.programs[0].program.file.name;
  }

  /** What there is to choose from by now. */
  get groups(): Group[] {
    return groupsOf(
      this.page,
      (name) => void this.choose(name),
      (text) => void this.bringBack(text),
    );
  }

  readonly copyLink = (): Promise<boolean> => copyLink(this.linked, this.page);

  /** Goes to a place of the program. */
  go({line, column}: Mistake['position']): void {
    this.editor?.go(line, column);
  }

  /** Puts the editor into its place, with what the link, the reader's store or the page says. */
  async open(place: HTMLElement): Promise<void> {
    this.place = place;
    this.figure.onChecked = (messages, outcome) => this.mark(messages.flat(), outcome);
    window.addEventListener('hashchange', this.hear);
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

  /** The page is left. */
  close(): void {
    clearTimeout(this.timer);
    window.removeEventListener('hashchange', this.hear);
    this.figure.onChecked = undefined;
    this.editor?.destroy();
    this.editor = undefined;
  }

  /** Another network for the program. */
  async use(network: string): Promise<void> {
    const {script} = this;
    script.data = {...script.data, network};
    this.arranged = undefined;
    this.label();
    await this.figure.replace(script.data, undefined, this.isForeign);
    if (!this.isForeign) {
      this.keep();
    }
  }

  private readonly hear = (): void => {
    const named = namedFigure();
    void (named === undefined ? this.openLink() : this.choose(named));
  };

  /** A program that came with the address stands there, and nothing of it runs until the reader says so. */
  private async openLink(): Promise<boolean> {
    const kept = await this.read(await linkedText(this.page), 'link');
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
      ['Run it', () => void this.accept()],
      [mine === null ? 'Close it' : 'Back to mine', () => void this.refuse()],
    );
    return true;
  }

  private async read(text: string | null, from: 'link' | 'store'): Promise<Kept | undefined> {
    const load = (name: string) => this.load(name, () => window.location.reload());
    return text === null ? undefined : await readKept(text, from, load);
  }

  /** A figure by its name; nothing for a name that is none, or where it is unavailable, which is said by then. */
  private async load(name: string, again: () => void): Promise<FigureData | undefined> {
    const file = OFFERED_FIGURES.find((one) => one.name === name)?.file;
    try {
      return file === undefined ? undefined : await loadFigure(file);
    } catch (error) {
      if (!(error instanceof Missing)) {
        throw error;
      }
      tell(this.page, error.fault, again);
      return undefined;
    }
  }

  /** What came with the link is the reader's now; what was before is kept aside. */
  private async accept(): Promise<void> {
    this.adopt();
    this.editor?.focus();
    await this.figure.replace(this.script.data, this.arranged);
  }

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
      await this.begin(this.data);
    } else {
      await this.restore(kept);
    }
  }

  /** What the reader's store holds goes to the last few. */
  private putAway(): void {
    const {text} = this.keeping;
    if (text !== null && text.includes('"text"')) {
      putAway(this.page.store(), PLAYGROUND, text);
    }
  }

  /** Says something above the program; nothing, where there is nothing to say. */
  private tell(sentence = '', ...answers: Note['answers']): void {
    this.set({note: sentence === '' ? undefined : {sentence, answers}});
  }

  /** The editor, with what does not matter folded. */
  private write(): void {
    const place = this.place!;
    const root = place.shadowRoot ?? place.attachShadow({mode: 'open'});
    const hadFocus = root.activeElement !== null;
    this.editor?.destroy();
    const {text, published, running: shown} = this.script;
    this.editor = new this.module.Editor({
      ...{root, text, published, shown, isTall: true},
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
    this.set({mistakes: messages});
    const [first] = messages.filter(({severity}) => severity === 'error');
    if (first !== undefined) {
      this.page.announce(`Line ${first.position.line}: ${first.message}`);
    }
    this.editor?.mark(
      [...messages, ...wrong]
        .filter(({position}) => position.file === this.file)
        .map(({message, position: {line, column}, severity}) => ({
          ...{line, column, severity, message},
        })),
    );
  }

  /** @param isStill shows it, and runs nothing */
  private async restore({state, figure, sentence}: Kept, isStill = false): Promise<void> {
    const {script} = this;
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
    this.tell(sentence, ['Close', () => this.tell()]);
    await this.figure.replace(script.data, this.arranged, isStill);
  }

  /** Says what is open. */
  private label(): void {
    const {data, figure, isTyped} = this.script;
    this.set({
      title: figure?.title ?? (isTyped ? 'Your program' : 'Empty program'),
      network: data.network,
    });
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

  private async begin(figure: FigureData | undefined): Promise<void> {
    const {script} = this;
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
    this.set({mistakes: []});
    this.label();
    this.write();
    await script.rest();
    await this.figure.replace(script.data);
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
    const {script} = this;
    await script.rest();
    await this.figure.program(script.data.programs.map(({program}) => program));
  }

  private get kept(): WorkbenchState {
    const {figure, text, sample, data} = this.script;
    return {
      ...{text, sample, figure: figure?.name, network: data.network},
      ...this.figure.arrangement,
    };
  }

  private keep(): void {
    this.keeping.write(JSON.stringify(this.kept));
  }

  /** What a link is to hold. */
  private get linked(): Linked {
    if (!this.isForeign) {
      this.keep();
    }
    return {run: PLAYGROUND, program: packed(this.kept, this.script.figure)};
  }
}
