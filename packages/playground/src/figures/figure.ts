/** A figure that is alive: its network is drawn, touched, and run round by round. */
import {phrase, text} from '@collektive/texts';
import type {Message, Outcome} from '../program';
import {type FigureData, isNamed, sensesSource} from '../figure/data';
import {Domain} from '../figure/domain';
import {html} from '../player/dom';
import {type Page} from '../player/changes';
import {type DeviceProgram, type Round} from '../session';
import {type Bar, barOf, BRUSHES, KEYS, TOOLS, touchHelp} from './controls';
import {Course} from './course';
import {askedBy, changed, Doings, isOther} from './doings';
import {type Arranged, type Arranging, Ground} from './ground';
import {type SavedFigure} from './later';
import {LET_GO, type Moment} from './moments';
import {actOn} from './phrases';
import {savingOf} from './saving';
import {Status, type Wrong} from './status';
import {mended, actsOn, type Touch} from './touches';
import {Transport} from './transport';
import {View} from './view';
import {spoken} from './words';

/** Of the element that says what keys do. */
const HELP = 'keys';

export interface FigureOptions {
  readonly data: FigureData;
  readonly page: Page;
  /** Brushes and wandering devices are offered, too. */
  readonly isFull?: boolean;
}

/** Hears what the compiler says of the programs, and what went wrong in a round. */
type Checked = (messages: readonly (readonly Message[])[], outcome: Outcome | undefined) => void;

const wrongOf = (last: readonly Round[]): Wrong | undefined =>
  last.flatMap(({outcome}) => (outcome.ended === 'well' ? [] : [outcome])).at(0);

export class Figure {
  readonly element = html('div', {class: 'figure'});
  onChecked: Checked | undefined;
  private readonly status = new Status((sentence) => {
    this.transport.stop();
    this.options.page.announce(sentence);
  });
  private readonly ground: Ground;
  private readonly bar: Bar;
  private readonly view: View;
  private readonly doings = new Doings();
  private domain = new Domain();
  /** Earlier rounds are no longer kept. */
  private isLetGo = false;
  /** What words of the page have asked for. */
  private acting = Promise.resolve();
  /** The network, as it was after the last round or touch. */
  private known: Arranged;
  private readonly transport: Transport;
  private readonly course = new Course({
    find: () => this.ground.found,
    judge: (messages, last) => this.judge(messages, last),
    move: (last) => {
      this.ground.move(last[0]?.shown);
      return this.ground.arrangement;
    },
    arranged: () => this.ground.arrangement,
    wanders: () => this.ground.settings.wander,
    came: (all) => this.domain.add(all.flat().flatMap(({shown}) => shown.map(({value}) => value))),
    show: (moment) => this.show(moment),
    fail: (fault) => this.status.failed(fault, () => void this.transport.reset()),
  });

  constructor(private readonly options: FigureOptions) {
    const {data, isFull} = options;
    const {element, course} = this;
    const ground = new Ground(data);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.ground = ground;
    this.known = ground.arrangement;
    this.bar = barOf({
      ...{name: data.name, settings: ground.settings, isStill},
      tools: isFull ? [...TOOLS, ...BRUSHES] : TOOLS,
      play: () => void this.transport.toggle(),
      step: () => void this.transport.step(),
      settle: () => void this.transport.settle(),
      reset: () => void this.restart(),
      seek: (round) => this.transport.seek(round),
      undo: () => this.again('undo'),
      redo: () => this.again('redo'),
      mend: () => this.touched({sentence: mended(ground.terrain.mend())}),
      picked: (help) => this.say(help || touchHelp(ground.data)),
      changed: () => this.change(),
    });
    this.transport = new Transport({
      ...{element, course, isStill, bar: this.bar, hush: () => this.view.say('')},
      speed: () => ground.settings.speed,
      begin: () => this.begin(),
      speak: () => options.page.announce(spoken(course.moments.round, course.moments.shown[0])),
      say: (sentence) => this.say(this.isLetGo ? `${sentence} ${LET_GO}` : sentence),
    });
    const acts = actsOn({
      terrain: () => ground.terrain,
      bar: this.bar,
      touched: (touch) => this.touched(touch),
      makesSources: () => sensesSource(ground.data),
      looked: (id) => options.page.announce(this.view.look(id)),
    });
    this.view = new View({
      ...{element, acts, helpId: HELP, canZoom: isFull},
      seen: () => ({
        ...{data: ground.data, terrain: ground.terrain, moments: course.moments},
        ...{domain: this.domain, period: isStill ? 0 : this.transport.period},
      }),
    });
    this.view.arrange();
    const {networks, told, values, readouts} = this.view;
    this.bar.more.append(savingOf(() => this.saved, options.page));
    const help = html('p', {class: 'sr-only', id: HELP}, KEYS);
    const more = html('div', {class: 'more'}, this.bar.more, values);
    element.append(networks, help, told, readouts.element);
    element.append(this.bar.element, more, this.status.element);
    element.addEventListener('keydown', (event) => this.key(event));
    this.tellTime();
  }

  /** The state in which the page was built. */
  open(): Promise<void> {
    return this.course.run(this.ground.data.rounds);
  }

  /** The number in the program is another one. */
  vary(value: number): Promise<unknown> {
    return this.transport.exchange(this.ground.vary(value));
  }

  /** Starts to play. */
  play(): void {
    this.transport.play();
  }

  /** Other programs on the same network, from round 1 on until values have settled. */
  async program(programs: readonly DeviceProgram[]): Promise<void> {
    this.ground.program(programs);
    this.domain = new Domain();
    await this.course.begin();
    await this.settle();
  }

  /**
   * Another network, or other programs and network.
   * @param arranged devices and cuts that are not those it starts with
   * @param isStill shows the network, and runs nothing
   */
  async replace(data: FigureData, arranged?: Arranging, isStill = false): Promise<void> {
    const {ground, course, view} = this;
    this.domain = new Domain();
    ground.replace(data, arranged);
    this.bar.setRange(ground.settings.range);
    view.arrange();
    if (isStill) {
      this.transport.stop();
      this.begin();
      course.clear();
      this.tellTime();
      view.draw();
      return;
    }
    await this.transport.reset();
    // A program that is refused has a network, too.
    view.draw();
    await this.settle();
  }

  /** Devices that move are watched from the start; others show at once what they come to. */
  private async settle(): Promise<void> {
    const {moments} = this.course;
    if (moments.last > 0 && !moments.isMoving) {
      await this.transport.settle({isAtOnce: true});
    }
  }

  /** The network as the reader has made it. */
  get arrangement(): Arranged {
    return this.ground.arrangement;
  }

  focus(): void {
    this.bar.play.focus();
  }

  private get saved(): SavedFigure {
    const {data} = this.ground;
    const {all, round} = this.course.moments;
    return {
      ...{name: data.name, round, moments: all},
      networks: [...this.view.networks.querySelectorAll<SVGSVGElement>(':scope > svg')],
      labels: isNamed(data) ? data.programs.map(({label}) => label) : ['value'],
    };
  }

  /** Does what words of the page say, once what others have said is done. */
  act(deeds: string): Promise<void> {
    const {ground, transport} = this;
    this.acting = this.acting.then(() =>
      actOn(deeds, {
        ...{terrain: () => ground.terrain, transport},
        touched: (touch) => this.touched(touch),
        ...{restart: () => this.restart(), compare: () => transport.exchange(ground.swap())},
      }),
    );
    return this.acting;
  }

  /** @returns whether nothing else was asked for meanwhile */
  private async restart(): Promise<boolean> {
    const isWanted = await this.transport.reset();
    if (isWanted) {
      this.say(text('From the start: round 1.'));
    }
    return isWanted;
  }

  /** The network is again as it was at the start. */
  private begin(): void {
    this.ground.begin();
    this.doings.clear();
    this.view.press(undefined);
    this.known = this.ground.arrangement;
    this.bar.setRange(this.ground.settings.range);
  }

  /** The network is another one from the next round on. */
  private touched({sentence, goingOn, id}: Touch): void {
    const {ground, course, doings} = this;
    if (course.moments.isPast) {
      this.goOn();
    }
    const {round} = course.moments;
    const time = performance.now();
    doings.add(this.known, ground.arrangement, {sentence, round, time, goingOn});
    this.view.press(id);
    this.arranged(sentence, goingOn !== undefined);
  }

  /** What was touched is an earlier round: time goes on from there, or, where that cannot be, from the last round. */
  private goOn(): void {
    const {ground, course, doings, known} = this;
    if (course.branch()) {
      doings.forgetAfter(course.moments.round);
      return;
    }
    const touched = ground.arrangement;
    course.show(course.moments.last);
    const last = this.known;
    ground.arrange(changed(last, known, touched));
    this.known = last;
  }

  /** Undoes what was done to the network last, or does it again. */
  private again(which: 'undo' | 'redo'): void {
    const {course, ground, doings} = this;
    if (course.moments.isPast && course.branch()) {
      doings.forgetAfter(course.moments.round);
    } else if (course.moments.isPast) {
      course.show(course.moments.last);
    }
    const doing = doings[which](ground.arrangement);
    if (doing === undefined) {
      return;
    }
    ground.arrange(doing.arranged);
    this.bar.setRange(ground.settings.range);
    this.view.press(undefined);
    this.arranged(doing.sentence, false);
  }

  private arranged(sentence: string, isQuiet: boolean): void {
    const {ground, course} = this;
    this.known = ground.arrangement;
    course.arrange(this.known);
    this.transport.touch(isQuiet ? '' : sentence);
    if (!isQuiet) {
      this.say(sentence);
    }
    this.tellTime();
    this.view.draw();
  }

  private key(event: KeyboardEvent): void {
    const asked = askedBy(event);
    if (asked !== undefined) {
      event.preventDefault();
      this.again(asked);
    }
  }

  private say(sentence: string): void {
    this.view.say(sentence);
    this.options.page.announce(sentence);
  }

  private change(): void {
    const {terrain, settings} = this.ground;
    if (terrain.range === settings.range) {
      return;
    }
    terrain.range = settings.range;
    const sentence = phrase`Devices ${settings.range} apart hear one another.`;
    this.touched({sentence, goingOn: 'range'});
    this.say(sentence);
  }

  private judge(messages: readonly (readonly Message[])[], last: readonly Round[]): boolean {
    this.onChecked?.(messages, wrongOf(last));
    const errors = messages.flat().filter(({severity}) => severity === 'error');
    // A workbench lists them beside the program.
    if (errors.length > 0 && this.onChecked !== undefined) {
      this.transport.stop();
    } else if (errors.length > 0) {
      this.status.refused(errors);
    }
    return errors.length === 0;
  }

  private show({ran, arranged}: Moment): void {
    const {ground, status} = this;
    // A drag goes on while the last round comes.
    if (!isOther(arranged, ground.arrangement)) {
      this.known = ground.arrangement;
    } else {
      this.restore(arranged);
    }
    status.clear();
    const wrong = wrongOf(ran);
    if (wrong !== undefined) {
      status.ended(wrong);
    }
    this.tellTime();
    this.view.draw();
  }

  private restore(arranged: Arranged): void {
    this.ground.arrange(arranged);
    this.known = this.ground.arrangement;
    this.bar.setRange(arranged.range);
  }

  private tellTime(): void {
    const {moments} = this.course;
    this.bar.time.show(moments);
    this.bar.setDoings(this.doings);
    if (moments.first > 1 && !this.isLetGo) {
      this.say(LET_GO);
    }
    this.isLetGo = moments.first > 1;
  }
}
