/** A figure that is alive: its network is drawn, touched, and run round by round. The page shows its state. */
import type {Message, Outcome} from '../program';
import {type FigureData, isNamed, sensesSource} from '../figure/data';
import {Domain} from '../figure/domain';
import {kindFor, scaleOf, type Width} from '../figure/scale';
import {type Page} from '../player/changes';
import {type Fault} from '../worker/client';
import {ending, FAULTS, mistake} from '../player/sentences';
import {plural} from '../plural';
import {Store} from '../store';
import {type DeviceProgram, type Round} from '../session';
import {type Actions} from './actions';
import {type Brush, type Settings, settingsFor, type Tool, touchHelp} from './controls';
import {Simulation} from './simulation';
import {changed, UndoStack, isOther} from './undoStack';
import {type Arranged, type Arranging, Scenario} from './scenario';
import {LET_GO, type Moment, type RoundHistory} from './roundHistory';
import {Panel} from './panel';
import {actOn} from './phrases';
import {type Happening} from './pulses';
import {mended, actionsOn, type Touch} from './gestures';
import {Transport} from './transport';
import {heardBy, spoken, wordsOf} from './words';

/** A figure this wide has room for two networks side by side, in pixels; narrower ones draw for a phone. */
const WIDE = 560;

/** More mistakes of the compiler than these are not said at once. */
const MOST_MISTAKES = 3;

/** A round that did not end well. */
type Wrong = Exclude<Outcome, {readonly ended: 'well'}>;

/** The first of these rounds that did not end well. */
const wrongOf = (last: readonly Round[]): Wrong | undefined =>
  last.flatMap(({outcome}) => (outcome.ended === 'well' ? [] : [outcome])).at(0);

/** What went wrong. */
export interface Status {
  /** Words of a program, before the sentence: an address in them is no link of ours. */
  readonly words: string;
  readonly sentence: string;
  /** What may be mended by another try. */
  readonly fault?: Fault;
}

/** What the page shows of a figure, besides its drawings. */
export interface FigureState {
  /** The round that is shown, and the first and the last that can be. */
  readonly round: number;
  readonly first: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canMend: boolean;
  readonly brush: Brush;
  readonly settings: Settings;
  /** What is told below the networks; nothing where there is only to be said what can be done. */
  readonly told: string;
  readonly makesSources: boolean;
  readonly status: Status | undefined;
  /** What is drawn is the result of the program before. */
  readonly isOld: boolean;
}

/** As the page is sent. @param rounds that have passed by then */
export const stateAtFirst = (
  rounds: number,
  range: number,
  makesSources: boolean,
): FigureState => ({
  ...{round: rounds, first: 1, last: rounds, isPlaying: false},
  ...{canUndo: false, canRedo: false, canMend: false},
  brush: {tool: 'touch', value: 50, team: 'blue'},
  settings: settingsFor(range),
  ...{told: '', makesSources, status: undefined, isOld: false},
});

export interface FigureOptions {
  readonly data: FigureData;
  /** Its width decides how networks are drawn, and it plays as long as it is in sight. */
  readonly element: HTMLElement;
  readonly page: Pick<Page, 'announce'>;
  /** Of the element that tells of a device. */
  readonly toldId: string;
  /** What is seen of a network can be chosen, and another program may come. */
  readonly isFull?: boolean;
}

/** Hears what the compiler says of the programs, and what went wrong in a round. */
type Checked = (messages: readonly (readonly Message[])[], outcome: Outcome | undefined) => void;

export class FigureModel extends Store<FigureState> {
  onChecked: Checked | undefined;
  private readonly scenario: Scenario;
  private readonly undoStack = new UndoStack();
  private domain = new Domain();
  /** Each with the width that it is drawn for, and the index of its program. */
  private panels: readonly {
    readonly panel: Panel;
    readonly index: number;
    readonly width: Width;
  }[] = [];
  private kind: Width;
  /** The round that was drawn last. */
  private drawn: Moment | undefined;
  /** The device that is pointed at, and the one that was pressed last. */
  private pointed: number | undefined;
  private pressed: number | undefined;
  /** What was said last. */
  private sentence = '';
  /** Earlier rounds are no longer kept. */
  private isLetGo = false;
  /** What words of the page have asked for. */
  private acting = Promise.resolve();
  /** The network, as it was after the last round or touch. */
  private known: Arranged;
  private readonly isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  private readonly actions: Actions;
  private readonly sizes: ResizeObserver;
  readonly transport: Transport;
  private readonly simulation = new Simulation({
    find: () => this.scenario.found,
    judge: (messages, last) => this.judge(messages, last),
    move: (last) => {
      this.scenario.move(last[0]?.shown);
      return this.scenario.arrangement;
    },
    arranged: () => this.scenario.arrangement,
    wanders: () => this.scenario.settings.wander,
    came: (all) => this.domain.add(all.flat().flatMap(({shown}) => shown.map(({value}) => value))),
    show: (moment) => this.show(moment),
    fail: (fault) => {
      this.markOld();
      this.say(FAULTS[fault], {fault});
    },
  });

  constructor(private readonly options: FigureOptions) {
    const {data, element, page} = options;
    const scenario = new Scenario(data);
    super(stateAtFirst(data.rounds, scenario.settings.range, sensesSource(data)));
    const {simulation} = this;
    this.scenario = scenario;
    this.known = scenario.arrangement;
    this.transport = new Transport({
      ...{element, simulation, isStill: this.isStill},
      setPlaying: (isPlaying) => this.set({isPlaying}),
      hush: () => this.tellAnew(''),
      speed: () => scenario.settings.speed,
      begin: () => this.begin(),
      speak: () => page.announce(spoken(simulation.history.round, simulation.history.shown[0])),
      say: (sentence) => this.speak(this.isLetGo ? `${sentence} ${LET_GO}` : sentence),
    });
    this.actions = {
      ...actionsOn({
        editable: () => scenario.editable,
        brush: () => this.state.brush,
        touched: (touch) => this.touched(touch),
        makesSources: () => this.state.makesSources,
        looked: (id) => this.look(id),
      }),
      tell: (id) => this.tell(id),
    };
    this.kind = this.kindNow;
    this.sizes = new ResizeObserver(() => {
      if (this.kind !== this.kindNow) {
        this.kind = this.kindNow;
        this.draw();
      }
    });
    this.sizes.observe(element);
  }

  /** The state in which the page was built. @returns whether it could be reached */
  async open(): Promise<boolean> {
    await this.simulation.run(this.scenario.data.rounds);
    return this.simulation.history.last > 0;
  }

  /** It is no longer on the page. */
  close(): void {
    this.sizes.disconnect();
    this.transport.stop();
  }

  /**
   * Takes a drawing of the page over.
   * @param index of its program
   * @param width that it is drawn for
   * @returns what sets out which part of it is seen, where that can be chosen
   */
  mount(element: SVGSVGElement, index: number, width: Width): Panel {
    const {toldId, isFull} = this.options;
    const panel = new Panel(element, this.actions, toldId, isFull);
    this.panels = [...this.panels, {panel, index, width}];
    if (this.simulation.history.last > 0) {
      this.draw();
    }
    return panel;
  }

  unmount(panel: Panel): void {
    this.panels = this.panels.filter((one) => one.panel !== panel);
  }

  /** The rounds that it has been through. */
  get history(): RoundHistory {
    return this.simulation.history;
  }

  /** What it runs. */
  get data(): FigureData {
    return this.scenario.data;
  }

  /** The network as the reader has made it. */
  get arrangement(): Arranged {
    return this.scenario.arrangement;
  }

  /** The number in the program is another one. */
  vary(value: number): Promise<unknown> {
    return this.transport.exchange(this.scenario.vary(value));
  }

  /** Other programs on the same network, from round 1 on until values have settled. */
  async program(programs: readonly DeviceProgram[]): Promise<void> {
    this.scenario.program(programs);
    this.set({makesSources: sensesSource(this.data)});
    this.domain = new Domain();
    await this.simulation.begin();
    await this.settle();
  }

  /**
   * Another network, or other programs and network.
   * @param arranged devices and cuts that are not those it starts with
   * @param isStill shows the network, and runs nothing
   */
  async replace(data: FigureData, arranged?: Arranging, isStill = false): Promise<void> {
    const {scenario, simulation} = this;
    this.domain = new Domain();
    scenario.replace(data, arranged);
    this.set({makesSources: sensesSource(data)});
    if (isStill) {
      this.transport.stop();
      this.begin();
      simulation.clear();
      this.draw();
      return;
    }
    await this.transport.reset();
    // A program that is refused has a network, too.
    this.draw();
    await this.settle();
  }

  /** Devices that move are watched from the start; others show at once what they come to. */
  private async settle(): Promise<void> {
    const {history} = this.simulation;
    // What was touched meanwhile settles, too, and says so.
    if (history.last > 0 && !history.isMoving && !this.transport.isSettlingTouch) {
      await this.transport.settle({isAtOnce: true});
    }
  }

  /** Does what words of the page say, once what others have said is done. */
  act(commands: string): Promise<void> {
    const {scenario, transport} = this;
    this.acting = this.acting.then(() =>
      actOn(commands, {
        ...{editable: () => scenario.editable, transport},
        touched: (touch) => this.touched(touch),
        ...{restart: () => this.restart(), compare: () => transport.exchange(scenario.swap())},
      }),
    );
    return this.acting;
  }

  /** @returns whether nothing else was asked for meanwhile */
  async restart(): Promise<boolean> {
    const isWanted = await this.transport.reset();
    if (isWanted) {
      this.speak('From the start: round 1.');
    }
    return isWanted;
  }

  /** Every link that was cut is back. */
  mend(): void {
    this.touched({sentence: mended(this.scenario.editable.mend())});
  }

  /** @param help says what the tool does */
  pick(tool: Tool, help: string): void {
    this.paint({tool});
    this.tellAnew(help);
    this.options.page.announce(help || touchHelp(this.state.makesSources));
    this.draw();
  }

  /** What is painted from now on. */
  paint(brush: Partial<Brush>): void {
    this.set({brush: {...this.state.brush, ...brush}});
  }

  change(settings: Partial<Settings>): void {
    const {scenario} = this;
    scenario.settings = {...scenario.settings, ...settings};
    this.set({settings: scenario.settings});
    if (scenario.editable.range !== scenario.settings.range) {
      scenario.editable.range = scenario.settings.range;
      const sentence = `Devices ${scenario.settings.range} apart hear one another.`;
      this.touched({sentence, goingOn: 'range'});
      this.speak(sentence);
    }
  }

  /** Undoes what was done to the network last, or does it again. */
  again(which: 'undo' | 'redo'): void {
    const {simulation, scenario, undoStack} = this;
    if (simulation.history.isPast && simulation.branch()) {
      undoStack.forgetAfter(simulation.history.round);
    } else if (simulation.history.isPast) {
      simulation.show(simulation.history.last);
    }
    const doing = undoStack[which](scenario.arrangement);
    if (doing === undefined) {
      return;
    }
    scenario.arrange(doing.arranged);
    this.pressed = undefined;
    this.arranged(doing.sentence, false);
  }

  private get kindNow(): Width {
    return this.options.element.clientWidth >= WIDE ? 'wide' : 'narrow';
  }

  /** The network is again as it was at the start. */
  private begin(): void {
    this.scenario.begin();
    this.undoStack.clear();
    this.pressed = undefined;
    this.known = this.scenario.arrangement;
  }

  /** The network is another one from the next round on. */
  private touched({sentence, goingOn, id}: Touch): void {
    const {scenario, simulation, undoStack} = this;
    // Rounds that have been run, and what can be undone, are not given up for nothing.
    if (!isOther(this.known, scenario.arrangement)) {
      this.speak(sentence);
      return;
    }
    if (simulation.history.isPast) {
      this.goOn();
    }
    const [{round}, time] = [simulation.history, performance.now()];
    undoStack.add(this.known, scenario.arrangement, {sentence, round, time, goingOn});
    this.pressed = id;
    this.arranged(sentence, goingOn !== undefined);
  }

  /** What was touched is an earlier round: time goes on from there, or, where that cannot be, from the last round. */
  private goOn(): void {
    const {scenario, simulation, undoStack, known} = this;
    if (simulation.branch()) {
      undoStack.forgetAfter(simulation.history.round);
      return;
    }
    const touched = scenario.arrangement;
    simulation.show(simulation.history.last);
    const last = this.known;
    scenario.arrange(changed(last, known, touched));
    this.known = last;
  }

  private arranged(sentence: string, isQuiet: boolean): void {
    this.known = this.scenario.arrangement;
    this.simulation.arrange(this.known);
    this.transport.touch(isQuiet ? '' : sentence);
    if (!isQuiet) {
      this.speak(sentence);
    }
    this.draw();
  }

  private judge(messages: readonly (readonly Message[])[], last: readonly Round[]): boolean {
    this.onChecked?.(messages, wrongOf(last));
    const errors = messages.flat().filter(({severity}) => severity === 'error');
    if (errors.length === 0) {
      return true;
    }
    this.markOld();
    this.transport.stop();
    // A workbench lists them beside the program.
    if (this.onChecked === undefined) {
      this.say(errors.slice(0, MOST_MISTAKES).map(mistake).join('\n'));
    } else {
      this.set({status: undefined});
    }
    return false;
  }

  private show({ran, arranged}: Moment): void {
    const {scenario} = this;
    // A drag goes on while the last round comes.
    if (isOther(arranged, scenario.arrangement)) {
      scenario.arrange(arranged);
    }
    this.known = scenario.arrangement;
    const wrong = wrongOf(ran);
    if (wrong === undefined) {
      this.set({status: undefined});
    } else {
      this.say(ending(wrong, 0), {
        words: wrong.ended === 'exception' ? `${wrong.message}\n` : '',
      });
    }
    this.draw();
  }

  /** Says what went wrong. */
  private say(sentence: string, {words = '', fault}: Partial<Status> = {}): void {
    this.set({status: {words, sentence, fault}});
    this.transport.stop();
    this.options.page.announce(words + sentence);
  }

  /** The program has become another one, which came to nothing: values that are in sight stay, and are marked. */
  private markOld(): void {
    this.set({isOld: this.drawn !== undefined});
  }

  /** Draws the networks, and shows what is to be seen besides. */
  private draw(): void {
    const {scenario, simulation, domain} = this;
    const {history} = simulation;
    const {editable, data} = scenario;
    const {world, broken} = editable;
    const {length} = data.programs;
    for (const {panel, index, width} of this.panels) {
      if (length > 1 || width === this.kind) {
        const label = isNamed(data) ? data.programs[index].label : undefined;
        panel.show(
          {
            ...{world, broken, domain, label},
            quantity: data.title,
            shown: history.shown[index] ?? [],
          },
          scaleOf(editable.frame, kindFor(width, length), label),
          `${label ?? data.title}: ${plural(world.devices.length, '{0} device|{0} devices')}`,
          this.happening(index),
        );
      }
    }
    this.drawn = history.now;
    const isLetGo = history.first > 1;
    const isTold = isLetGo && !this.isLetGo;
    this.isLetGo = isLetGo;
    const {round, first, last} = history;
    const {canUndo, canRedo} = this.undoStack;
    this.set({
      ...{round, first, last, isOld: false, canUndo, canRedo, settings: scenario.settings},
      canMend: editable.cut.length > 0,
    });
    if (isTold) {
      this.speak(LET_GO);
    } else {
      this.tell(this.pointed);
    }
  }

  /** What came with the round that is shown, where it is one that follows. */
  private happening(index: number): Happening | undefined {
    const {domain, scenario, isStill} = this;
    const {now, before} = this.simulation.history;
    const period = isStill ? 0 : this.transport.period;
    if (now === undefined || now === this.drawn || period === 0) {
      return undefined;
    }
    const {fired, shown} = now.ran[index];
    return {
      ...{world: scenario.editable.world, fired, shown, domain, period},
      isInTurn: now.given.conditions.asynchronous,
      before: before?.ran[index].shown ?? [],
    };
  }

  /** Says a sentence, and leaves it there until something else is pointed at; the device that was pressed is told of, too. */
  private speak(sentence: string): void {
    this.tellAnew(sentence);
    this.options.page.announce(sentence);
  }

  private tellAnew(sentence: string): void {
    this.sentence = sentence;
    this.tell(undefined);
  }

  /** Opens the world of a device, and changes nothing. */
  private look(id: number): void {
    this.pressed = id;
    this.tellAnew('');
    this.options.page.announce(this.state.told);
  }

  private tell(id: number | undefined): void {
    this.pointed = id;
    const {sentence, pressed} = this;
    const world = this.worldOf(id ?? pressed);
    this.panels.forEach(({panel}) => panel.light(id ?? pressed));
    const told = id === undefined ? `${sentence} ${world}`.trim() : world;
    if (told !== this.state.told) {
      this.set({told});
    }
  }

  /** A device, and whom it heard; of each program, by its name where there are two. */
  private worldOf(id: number | undefined): string {
    const {editable, data} = this.scenario;
    const device = id === undefined ? undefined : editable.device(id);
    if (device === undefined) {
      return '';
    }
    const {now, before, shown} = this.simulation.history;
    return (shown.length === 0 ? [[]] : shown)
      .map((own, index) => {
        const words = wordsOf(
          device,
          own.find((one) => one.id === id),
          data.programs.length > 1 ? data.programs[index].label : undefined,
        );
        return `${words[0].toUpperCase()}${words.slice(1)}. ${heardBy(device.id, index, now, before)}`.trim();
      })
      .join(' ');
  }
}
