/** A figure that is alive: its network is drawn, touched, and run round by round. */
import {devicesOf, type FigureData, SEED} from '../figure/data';
import {layoutOf} from '../figure/places';
import {kindFor, scaleOf, type Scale, type Width} from '../figure/scale';
import {type Frame, frameOf, Terrain} from '../figure/terrain';
import {randomFrom} from '../../aggregate/random';
import type {Message, Outcome} from '..';
import {type DeviceProgram, type Round, type Sensed, type Shown} from '../session';
import {html} from '../player/dom';
import {type Page} from '../player/changes';
import {remedyOf} from '../player/remedy';
import {ending, FAULTS, mistake} from '../player/sentences';
import {AT_ONCE, type Bar, barOf, BRUSHES, KEYS, type Settings, TOOLS} from './controls';
import {Loop} from './loop';
import {move} from './motion';
import {Panel} from './panel';
import {ask, Failed} from './rounds';
import {tableOf} from './table';
import {add, GRIPS, sense} from './touches';
import {plural, wordsOf} from './words';

/** A figure this wide has room for two networks side by side, in pixels; narrower ones draw for a phone. */
const WIDE = 560;
/** More values than these are not read out. */
const MOST_SPOKEN = 12;

const isUnwanted = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A network that was touched. */
export interface Arranged {
  readonly devices: readonly Sensed[];
  readonly cuts: readonly (readonly [number, number])[];
  readonly range: number;
}

export interface FigureOptions {
  readonly data: FigureData;
  readonly page: Page;
  /** Brushes and wandering devices are offered, too. */
  readonly isFull?: boolean;
}

/** Hears what the compiler says of the programs, and what went wrong in a round. */
type Checked = (messages: readonly (readonly Message[])[], outcome: Outcome | undefined) => void;

export class Figure {
  readonly element = html('div', {class: 'figure'});
  onChecked: Checked | undefined;
  private data: FigureData;
  private terrain: Terrain;
  private frame: Frame;
  private arranged: Arranged | undefined;
  private readonly settings: Settings;
  private readonly panels: Panel[] = [];
  private readonly networks = html('div', {class: 'networks'});
  private readonly told = html('p', {class: 'told'});
  private readonly status = html('p', {class: 'status'});
  private readonly bar: Bar;
  private readonly values = html(
    'details',
    {class: 'values'},
    html('summary', {}, 'Values as a table'),
    html('table'),
  );
  private readonly isStill = isUnwanted();
  private random = randomFrom(SEED);
  private shown: (readonly Shown[])[] = [];
  private round = 0;
  /** Nothing was touched since the page was opened. */
  private isUntouched = true;
  private isBroken = true;
  private readonly loop = new Loop(
    this.element,
    () => this.settings.speed,
    () => this.run(1),
  );
  private asked: Promise<void> = Promise.resolve();
  private pointed: number | undefined;

  constructor(private readonly options: FigureOptions) {
    const {data} = options;
    this.data = data;
    const {range} = layoutOf(data.network);
    this.settings = {speed: 3, range, loss: 0, asynchronous: false, wander: false};
    this.terrain = this.begin();
    this.frame = frameOf(this.terrain.devices);
    const bar = barOf({
      name: data.name,
      settings: this.settings,
      tools: options.isFull ? [...TOOLS, ...BRUSHES] : TOOLS,
      isStill: this.isStill,
      play: () => void this.toggle(),
      step: () => void this.step(),
      reset: () => void this.reset(),
      mend: () => this.touched(plural(this.terrain.mend(), 'link'), 'mended'),
      picked: (help) => this.say(help),
      changed: () => this.change(),
    });
    this.bar = bar;
    const help = html('p', {class: 'sr-only', id: 'keys'}, KEYS);
    this.makePanels();
    this.values.addEventListener('toggle', () => this.redraw());
    this.element.append(
      ...[this.networks, help, this.told, bar.element],
      html('div', {class: 'more'}, bar.more, this.values),
      this.status,
    );
    new ResizeObserver(() => this.redraw()).observe(this.element);
  }

  /** The state in which the page was built. */
  open(): Promise<void> {
    return this.run(this.data.rounds, true);
  }

  /** Starts to play. */
  play(): void {
    if (!this.loop.isPlaying) void this.toggle();
  }

  /** Other programs on the same network, from round 1 on. */
  async program(programs: readonly DeviceProgram[]): Promise<void> {
    this.data = {
      ...this.data,
      programs: programs.map((program, index) => ({
        ...(this.data.programs[index] ?? this.data.programs[0]),
        program,
      })),
    };
    this.round = 0;
    await this.run(1, true);
  }

  /** Another network, or other programs and network. @param arranged devices that are not those it starts with */
  async replace(data: FigureData, arranged?: Arranged): Promise<void> {
    this.data = data;
    this.arranged = arranged;
    this.settings.range = arranged?.range ?? layoutOf(data.network).range;
    this.bar.setRange(this.settings.range);
    this.makePanels();
    await this.reset();
  }

  /** The network as the reader has made it. */
  get arrangement(): Arranged {
    const {terrain, settings} = this;
    return {devices: terrain.devices, cuts: terrain.cut, range: settings.range};
  }

  focus(): void {
    this.bar.play.focus();
  }

  private begin(): Terrain {
    this.random = randomFrom(SEED);
    const terrain = new Terrain(devicesOf(this.data), this.settings.range);
    if (this.arranged !== undefined) terrain.arrange(this.arranged.devices, this.arranged.cuts);
    return terrain;
  }

  private makePanels(): void {
    this.panels.splice(0);
    this.data.programs.forEach(() =>
      this.panels.push(
        new Panel(
          {
            press: (id) => this.press(id),
            move: (id, place) => {
              this.terrain.move(id, place);
              this.touched();
            },
            ground: (place) => {
              if (this.bar.tool() === 'add') this.touched(add(this.terrain, place));
            },
            add: (place) => this.touched(add(this.terrain, place)),
            stroke: (from, to) =>
              this.touched(plural(this.terrain.stroke(from, to), 'link'), 'cut'),
            remove: (id) => this.remove(id),
            isolate: (id) => this.touched(plural(this.terrain.isolate(id), 'link'), 'cut'),
            tell: (id) => this.tell(id),
            grip: () => GRIPS[this.bar.tool()],
          },
          'keys',
        ),
      ),
    );
    this.networks.replaceChildren(...this.panels.map(({element}) => element));
    this.networks.classList.toggle('networks-two', this.panels.length > 1);
  }

  private press(id: number): void {
    const {terrain} = this;
    const device = terrain.device(id);
    if (device === undefined) return;
    const tool = this.bar.tool();
    if (tool === 'remove') {
      this.remove(id);
    } else if (tool === 'cut') {
      this.touched(plural(terrain.isolate(id), 'link'), 'cut');
    } else {
      this.touched(sense(terrain, device, tool, this.bar.value()));
    }
  }

  private remove(id: number): void {
    const isGone = this.terrain.remove(id);
    if (isGone) this.shown = this.shown.map((own) => own.filter((one) => one.id !== id));
    this.touched(isGone ? `Device ${id} is gone.` : 'The last device stays.');
  }

  /** The network is another one from the next round on. */
  private touched(what = '', how = ''): void {
    this.isUntouched = false;
    const sentence = how === '' ? what : `${what} ${how}.`;
    if (sentence !== '') this.say(sentence);
    this.redraw();
  }

  private say(sentence: string): void {
    // It stays until something else is pointed at.
    this.pointed = undefined;
    this.told.textContent = sentence;
    this.options.page.announce(sentence);
  }

  private tell(id: number | undefined): void {
    this.pointed = id;
    const device = id === undefined ? undefined : this.terrain.device(id);
    if (device !== undefined)
      this.told.textContent = this.shown
        .map((own) =>
          wordsOf(
            device,
            own.find((one) => one.id === id),
          ),
        )
        .join(' · ');
  }

  private change(): void {
    if (this.terrain.range !== this.settings.range) {
      this.terrain.range = this.settings.range;
      this.touched(`Devices ${this.settings.range} apart hear one another.`);
    }
  }

  private async toggle(): Promise<void> {
    if (this.isStill) {
      if (this.isUntouched) await this.reset();
      await this.run(AT_ONCE);
      this.speak();
      return;
    }
    const {loop} = this;
    loop.isPlaying = !loop.isPlaying;
    this.bar.setPlaying(loop.isPlaying);
    if (!loop.isPlaying) this.speak();
    else if (this.isUntouched) await this.reset(true);
    loop.go();
  }

  private async step(): Promise<void> {
    if (this.loop.isPlaying) await this.toggle();
    if (this.isUntouched) await this.reset();
    else await this.run(1);
    this.speak();
  }

  private async reset(keepsPlaying = false): Promise<void> {
    if (this.loop.isPlaying && !keepsPlaying) await this.toggle();
    this.terrain = this.begin();
    this.frame = frameOf(devicesOf(this.data));
    this.shown = [];
    this.round = 0;
    await this.run(1, true);
    this.isUntouched = false;
  }

  /** One question after the other. @param isNew begins with the programs anew */
  private run(rounds: number, isNew = false): Promise<void> {
    return (this.asked = this.asked.then(() => this.runNow(rounds, isNew || this.isBroken)));
  }

  private async runNow(rounds: number, isNew: boolean): Promise<void> {
    const {data, settings, terrain} = this;
    const {loss, asynchronous} = settings;
    if (isNew) this.isBroken = true;
    try {
      const {messages, rounds: last} = await ask({
        figure: data.name,
        ...(isNew ? {programs: data.programs.map(({program}) => program)} : {}),
        ...{conditions: {loss, asynchronous, seed: SEED}, world: terrain.world, rounds},
      });
      this.isBroken = last.length === 0;
      this.take(messages, last, rounds);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.isBroken = true;
      this.stop(FAULTS[error.fault]);
      this.status.append(
        ' ',
        remedyOf(error.fault, () => void this.reset()),
      );
    }
  }

  private take(
    messages: readonly (readonly Message[])[],
    last: readonly Round[],
    rounds: number,
  ): void {
    const wrong = last.find(({outcome}) => outcome.ended !== 'well')?.outcome;
    this.onChecked?.(messages, wrong);
    const refused = messages.flat().filter(({severity}) => severity === 'error');
    if (refused.length > 0) {
      this.stop(refused.slice(0, 3).map(mistake).join('\n'));
      return;
    }
    this.status.textContent = '';
    this.shown = last.map(({shown}) => shown);
    this.round += rounds;
    move(this.terrain, last[0]?.shown ?? [], this.settings.wander ? this.random : undefined);
    if (wrong !== undefined) {
      const words = wrong.ended === 'exception' ? `${wrong.message}\n` : '';
      this.stop(words + ending(wrong, 0));
    }
    this.redraw();
  }

  private stop(sentence: string): void {
    this.loop.isPlaying = false;
    this.bar.setPlaying(false);
    this.status.textContent = sentence;
    this.options.page.announce(sentence);
  }

  /** Says politely where the network has come. */
  private speak(): void {
    const [shown = []] = this.shown;
    const values =
      shown.length > MOST_SPOKEN
        ? `${shown.length} devices`
        : shown.map(({id, value}) => `device ${id}: ${value}`).join('; ');
    this.options.page.announce(`Round ${this.round}. ${values}`);
  }

  private get kind(): Width {
    return this.element.clientWidth >= WIDE ? 'wide' : 'narrow';
  }

  private scale(label: string | undefined): Scale {
    return scaleOf(this.frame, kindFor(this.kind, this.panels.length), label);
  }

  private redraw(): void {
    if (this.element.clientWidth === 0) return;
    const {data, terrain, shown, panels} = this;
    const {world, broken} = terrain;
    const values = shown.flat().map(({value}) => value);
    this.element.dataset.kind = this.kind;
    panels.forEach((panel, index) => {
      const label = panels.length > 1 ? data.programs[index].label : undefined;
      panel.show(
        {world, broken, shown: shown[index] ?? [], values, label},
        this.scale(label),
        `${label ?? data.title}: ${plural(world.devices.length, 'device')}`,
      );
    });
    this.bar.round.textContent = `Round ${this.round}`;
    if (this.values.open)
      this.values.lastElementChild?.replaceWith(
        tableOf(this.round, world.devices, this.shown, data),
      );
    if (this.pointed !== undefined) this.tell(this.pointed);
  }
}
