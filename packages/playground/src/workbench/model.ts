/** The workbench of the playground: an editor, what is wrong with the program, and where it comes from and goes to. */
import type {Message, Outcome} from '../program';
import {type FigureData} from '../figure/data';
import {layoutOf} from '../figure/places';
import {loadFigure} from '../figures/load';
import {type FigureModel} from '../figures/model';
import type * as EditorModule from '../editor';
import {keyOf, type Page} from '../player/changes';
import {addressOf, copyLink, fragmentFor} from '../player/copying';
import {putAway} from '../player/earlier';
import {Missing, namesOfLibrary} from '../player/files';
import {type Doubt, Keeping} from '../player/keeping';
import {
  BY_LINK,
  dropLink,
  fragmentOfFigure,
  isHanded,
  PLAYGROUND,
  PREFIX,
  readFragment,
} from '../player/link';
import {tell} from '../player/remedy';
import {FAULTS} from '../player/sentences';
import {Store} from '../store';
import {packed} from './delta';
import {type Group, groupsOf} from './gallery';
import {type Kept, namedFigure, readKept} from './kept';
import {REFUSALS, SavedList} from './saved';
import {OWN_TITLE, Script} from './script';
import {Unreadable, type WorkbenchState} from './state';

/** How long after the last key a program runs, in milliseconds. */
const QUIET = 400;

/** A link of more characters is called long: some programs cut such links off. */
const LONG_LINK = 300;

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

/** What a frame of another page shows: `src/page/embed.ts` knows them, too. */
export type Embedded = 'all' | 'code' | 'network';

export class WorkbenchModel extends Store<Bench> {
  private readonly script: Script;
  /** What the figure of the page runs. */
  private readonly data: FigureData;
  readonly keeping: Keeping;
  private readonly list: SavedList;
  private place: HTMLElement | undefined;
  private editor: EditorModule.Editor | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What came with a link and was not yet run. */
  private isForeign = false;
  /** What the reader had here when it came; nothing where that was only what the page is sent with. */
  private mine: string | null = null;
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
    this.list = new SavedList(page.store);
  }

  /** The file that is in the editor: of others no line is looked for. */
  get file(): string {
    return this.script.data.programs[0].program.file.name;
  }

  /** What there is to choose from by now. */
  readonly groups = (): Group[] =>
    groupsOf(this.page.store(), this.list, {
      choose: (name) => void this.choose(name),
      open: (text, title) => void this.bringBack(text, title),
    });

  /** An empty program; what was there is kept. */
  readonly begin = (): Promise<void> => this.show(undefined);

  /** Saves the program in the reader's list. @param mayReplace the one that has this title already */
  readonly save = (title: string, mayReplace = false): void => {
    const {script} = this;
    const before = script.title;
    script.title = title;
    const refusal = this.list.save(title, JSON.stringify(this.kept), mayReplace);
    if (refusal === undefined) {
      this.keepOwn();
      this.label();
      this.tell(`Saved as "${title}". You find it under Program.`, this.closing);
      return;
    }
    script.title = before;
    const replacing = ['Replace it', () => this.save(title, true)] as const;
    this.tell(REFUSALS[refusal], ...(refusal === 'taken' ? [replacing] : []), this.closing);
  };

  readonly copyLink = async (): Promise<boolean> => {
    const fragment = await this.fragment();
    const isCopied = await copyLink(fragment, this.page);
    const {length} = addressOf(fragment ?? '');
    if (isCopied && length > LONG_LINK) {
      const sentence = `The link is long: it has ${length} characters, and some programs cut such links off.`;
      this.tell(sentence, this.closing);
    }
    return isCopied;
  };

  /** Copies HTML that shows the program in another page. @returns whether it was copied */
  readonly copyEmbed = async (embedded: Embedded): Promise<boolean> => {
    const fragment = await this.fragment();
    if (fragment === undefined) {
      return false;
    }
    const [address, title] = [addressOf(fragment, `?embed=${embedded}`), this.state.title].map(
      (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
    );
    const html = `<iframe src="${address}" title="${title}" width="100%" height="600" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
    return this.copy(html);
  };

  /** Hands the reader a project that runs the program on the network as it is. */
  readonly download = async (): Promise<void> => {
    try {
      const {saveProject} = await import('../project');
      await this.script.rest();
      const {script, figure} = this;
      await saveProject(script.data.programs[0].program, figure.arrangement);
    } catch (error) {
      reportError(error);
      const fault = error instanceof Missing ? error.fault : 'offline';
      // A module that did not come once does not come later.
      this.page.notify(FAULTS[fault], 'Reload the page', () => window.location.reload());
    }
  };

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
    const kept = await this.readOwn(this.keeping.text);
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
    const {hash} = window.location;
    if (!hash.startsWith(PREFIX)) {
      return false;
    }
    const found = await readFragment(hash);
    const kept = await this.read(found?.run === PLAYGROUND ? found.program : '', (fault) =>
      this.tell(`The link cannot be read: ${fault}. Nothing of it was opened.`, this.closing),
    );
    if (kept === undefined) {
      return false;
    }
    if (!this.isForeign) {
      // A store without space does not have it.
      this.mine = this.own ?? this.keeping.text;
    }
    const isOwn = isHanded();
    await this.restore(kept, !isOwn);
    if (isOwn) {
      this.adopt();
    } else {
      this.tell(
        BY_LINK,
        ['Run it', () => void this.accept()],
        [this.mine === null ? 'Close it' : 'Back to mine', () => void this.refuse()],
      );
    }
    return true;
  }

  /** @param say is told what is wrong with it, as the end of a sentence @returns nothing then */
  private async read(text: string, say: (fault: string) => void): Promise<Kept | undefined> {
    try {
      return await readKept(text, (name) => this.load(name, () => window.location.reload()));
    } catch (error) {
      if (!(error instanceof Unreadable)) {
        throw error;
      }
      say(error.message);
      return undefined;
    }
  }

  /** Reads what the reader had here. What cannot be read goes to the last few, and is not lost. */
  private async readOwn(text: string | null): Promise<Kept | undefined> {
    return text === null
      ? undefined
      : this.read(text, (fault) => {
          const isKept = putAway(this.page.store(), PLAYGROUND, text);
          this.tellUnreadable(text, fault, isKept);
        });
  }

  private tellUnreadable(text: string, fault: string, isKept = true): void {
    const fate = isKept
      ? 'It stays in this browser, under Program'
      : 'This browser has no space to keep it while you write something else';
    this.tell(
      `What was kept cannot be read: ${fault}. ${fate}.`,
      ['Copy it', () => void this.copy(text)],
      this.closing,
    );
  }

  /** @returns whether it was copied; where this browser does not let the page, it is there to be selected */
  private async copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      this.tell(text, this.closing);
      return false;
    }
    this.page.announce('Copied');
    return true;
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

  private adopt(): void {
    this.isForeign = false;
    dropLink();
    this.tell();
    this.putAway(this.mine);
    this.keep();
  }

  private async refuse(): Promise<void> {
    dropLink();
    this.tell();
    const kept = await this.readOwn(this.mine);
    await (kept === undefined ? this.show(this.data) : this.restore(kept));
  }

  /** What the reader has here, as text; nothing where it is as it was published, or came with a link. */
  private get own(): string | null {
    return this.script.isTyped && !this.isForeign ? JSON.stringify(this.kept) : null;
  }

  /** What another program has taken the place of goes to the last few, unless it is saved; that is said. */
  private putAway(text: string | null): void {
    if (text === null || this.list.all?.some((one) => one.text === text)) {
      return;
    }
    const isKept = putAway(this.page.store(), PLAYGROUND, text);
    this.tell(
      isKept
        ? 'What you had here before is kept, under Program.'
        : 'What you had here before is not kept: this browser has no space for it.',
      ['Back to it', () => void this.bringBack(text)],
      this.closing,
    );
  }

  private readonly closing = ['Close', () => this.tell()] as const;

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
  private async restore({state, figure}: Kept, isStill = false): Promise<void> {
    const {script} = this;
    const {text, title, sample, network, devices, cuts = [], range} = state;
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
    script.title = title;
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
    await this.figure.replace(script.data, this.arranged, isStill);
  }

  /** Says what is open. */
  private label(): void {
    const {data, title, figure, isTyped} = this.script;
    this.set({
      title: title ?? figure?.title ?? (isTyped ? OWN_TITLE : 'Empty program'),
      network: data.network,
    });
  }

  /** A figure's program. */
  private async choose(name: string): Promise<void> {
    const figure = await this.load(name, () => void this.choose(name));
    // Where there is none that is said by then, with another try.
    if (figure !== undefined) {
      await this.show(figure);
    }
  }

  /** @param figure whose program takes the place of what is there; without one, an empty program */
  private async show(figure: FigureData | undefined): Promise<void> {
    const {script, own} = this;
    dropLink();
    this.isForeign = false;
    clearTimeout(this.timer);
    this.tell();
    this.putAway(own);
    if (figure === undefined) {
      script.empty();
    } else {
      script.begin(figure);
    }
    this.arranged = undefined;
    this.set({mistakes: []});
    this.label();
    this.write();
    await script.rest();
    await this.figure.replace(script.data);
    this.keep();
  }

  /** Opens what the reader wrote. @param title that it is saved under */
  private async bringBack(text: string, title?: string): Promise<void> {
    const kept = await this.read(text, (fault) => this.tellUnreadable(text, fault));
    if (kept === undefined) {
      return;
    }
    const {own} = this;
    dropLink();
    this.tell();
    this.putAway(own === text ? null : own);
    await this.restore({...kept, state: {...kept.state, title: title ?? kept.state.title}});
    this.keep();
  }

  private take(text: string): void {
    this.script.write(text);
    this.keepOwn();
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
    const {figure, text, title, sample, data} = this.script;
    return {
      ...{text, title, sample, figure: figure?.name, network: data.network},
      ...this.figure.arrangement,
    };
  }

  /** What came with a link is the reader's by now. */
  private keepOwn(): void {
    if (this.isForeign) {
      this.adopt();
    } else {
      this.keep();
    }
  }

  private keep(): void {
    this.keeping.write(JSON.stringify(this.kept));
  }

  /** Of a link to what is there; nothing where that is too long, which is said then. */
  private async fragment(): Promise<string | undefined> {
    if (!this.isForeign) {
      this.keep();
    }
    const {figure} = this.script;
    const program = packed(this.kept, figure);
    return figure !== undefined && program === JSON.stringify({figure: figure.name})
      ? fragmentOfFigure(figure.name)
      : fragmentFor({run: PLAYGROUND, program}, this.page);
  }
}
