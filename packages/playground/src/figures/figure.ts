/** A figure that is alive: its network is drawn, touched, and run round by round. */
import type {Message, Outcome} from '../program';
import {type FigureData} from '../figure/data';
import {html} from '../player/dom';
import {type Page} from '../player/changes';
import {type DeviceProgram, type Round} from '../session';
import {type Bar, barOf, BRUSHES, KEYS, TOOLS} from './controls';
import {Course} from './course';
import {type Arranged, type Arranging, Ground} from './ground';
import {Status, type Wrong} from './status';
import {actsOn} from './touches';
import {Transport} from './transport';
import {View} from './view';
import {plural, spoken} from './words';

/** Of the element that says what keys do. */
const HELP = 'keys';

/** By then most values have come to stay, of the networks that readers make. */
const SETTLED = 24;

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
  private readonly transport: Transport;
  private readonly course = new Course({
    find: () => this.ground.found,
    judge: (messages, last) => this.judge(messages, last),
    show: (last) => this.show(last),
    fail: (fault) => this.status.failed(fault, () => void this.transport.reset()),
  });

  constructor(private readonly options: FigureOptions) {
    const {data, isFull} = options;
    const {element, course} = this;
    const ground = new Ground(data);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.ground = ground;
    this.bar = barOf({
      ...{name: data.name, settings: ground.settings, isStill},
      tools: isFull ? [...TOOLS, ...BRUSHES] : TOOLS,
      play: () => void this.transport.toggle(),
      step: () => void this.transport.step(),
      reset: () => void this.transport.reset(),
      mend: () => this.touched(`${plural(ground.terrain.mend(), 'link')} restored.`),
      picked: (help) => this.say(help),
      changed: () => this.change(),
    });
    this.transport = new Transport({
      ...{element, course, isStill, bar: this.bar},
      speed: () => ground.settings.speed,
      begin: () => ground.begin(),
      speak: () => options.page.announce(spoken(course.round, course.shown[0])),
    });
    const acts = actsOn({
      terrain: () => ground.terrain,
      bar: this.bar,
      touched: (sentence) => this.touched(sentence),
      removed: (id) => course.forget(id),
    });
    this.view = new View({
      ...{element, acts, helpId: HELP, round: this.bar.round, canZoom: isFull},
      seen: () => ({data: ground.data, terrain: ground.terrain, course}),
    });
    this.view.arrange();
    const {networks, told, values} = this.view;
    const help = html('p', {class: 'sr-only', id: HELP}, KEYS);
    const more = html('div', {class: 'more'}, this.bar.more, values);
    element.append(networks, help, told, this.bar.element, more, this.status.element);
  }

  /** The state in which the page was built. */
  open(): Promise<void> {
    return this.course.run(this.ground.data.rounds, true);
  }

  /** Starts to play. */
  play(): void {
    this.transport.play();
  }

  /** Other programs on the same network, from round 1 on until values have settled. */
  async program(programs: readonly DeviceProgram[]): Promise<void> {
    this.ground.program(programs);
    await this.course.begin();
    await this.settle();
  }

  /**
   * Another network, or other programs and network.
   * @param arranged devices and cuts that are not those it starts with
   * @param rests shows the network, and runs nothing
   */
  async replace(data: FigureData, arranged?: Arranging, rests = false): Promise<void> {
    const {ground, course, view} = this;
    ground.replace(data, arranged);
    this.bar.setRange(ground.settings.range);
    view.arrange();
    if (rests) {
      this.transport.stop();
      ground.begin();
      course.clear();
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
    const {shown} = this.course;
    const isMoving = shown.flat().some(({move}) => move !== undefined);
    if (shown.length > 0 && !isMoving) await this.course.run(SETTLED);
  }

  /** The network as the reader has made it. */
  get arrangement(): Arranged {
    return this.ground.arrangement;
  }

  focus(): void {
    this.bar.play.focus();
  }

  /** The network is another one from the next round on. */
  private touched(sentence = ''): void {
    this.transport.touch();
    if (sentence !== '') this.say(sentence);
    this.view.draw();
  }

  private say(sentence: string): void {
    this.view.say(sentence);
    this.options.page.announce(sentence);
  }

  private change(): void {
    const {terrain, settings} = this.ground;
    if (terrain.range === settings.range) return;
    terrain.range = settings.range;
    this.touched(`Devices ${settings.range} apart hear one another.`);
  }

  private judge(messages: readonly (readonly Message[])[], last: readonly Round[]): boolean {
    this.onChecked?.(messages, wrongOf(last));
    const errors = messages.flat().filter(({severity}) => severity === 'error');
    // A desk lists them beside the program.
    if (errors.length > 0 && this.onChecked !== undefined) this.transport.stop();
    else if (errors.length > 0) this.status.refused(errors);
    return errors.length === 0;
  }

  private show(last: readonly Round[]): void {
    this.status.clear();
    this.ground.move(last[0]?.shown);
    const wrong = wrongOf(last);
    if (wrong !== undefined) this.status.ended(wrong);
    this.view.draw();
  }
}
