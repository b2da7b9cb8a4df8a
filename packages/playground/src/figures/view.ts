/** What is seen of a figure: its networks, a line that tells of them, and their values as a table. */
import {plural, text} from '@collektive/texts';
import {type FigureData, isNamed} from '../figure/data';
import {type Domain} from '../figure/domain';
import {kindFor, scaleOf, type Width} from '../figure/scale';
import {type Terrain} from '../figure/terrain';
import {html} from '../player/dom';
import {type Acts} from './acts';
import {touchHelp} from './controls';
import {type Moments} from './moments';
import {Panel} from './panel';
import {type Happening} from './pulses';
import {Readouts} from './readouts';
import {tableOf} from './table';
import {heardBy, wordsOf} from './words';

/** A figure this wide has room for two networks side by side, in pixels; narrower ones draw for a phone. */
const WIDE = 560;

/** Of the line that tells of a device. */
const TOLD = 'told';

/** What there is to be seen. */
export interface Seen {
  readonly data: FigureData;
  readonly terrain: Terrain;
  readonly moments: Moments;
  readonly domain: Domain;
  /** How long a round is to be seen, in milliseconds; 0 where motion is unwanted, or nothing moves on. */
  readonly period: number;
}

export interface ViewOptions {
  /** Its width decides how networks are drawn. */
  readonly element: HTMLElement;
  /** Looked at when there is something to draw. */
  readonly seen: () => Seen;
  readonly acts: Omit<Acts, 'tell'>;
  /** Of the element that says what keys do. */
  readonly helpId: string;
  /** View of the network can be chosen. */
  readonly canZoom?: boolean;
}

export class View {
  readonly networks = html('div', {class: 'networks'});
  readonly told = html('p', {class: 'told', id: TOLD});
  readonly values = html(
    'details',
    {class: 'values'},
    html('summary', {}, text('Values as a table')),
    html('table'),
  );
  readonly readouts: Readouts;
  private panels: readonly Panel[] = [];
  /** The round that was drawn last. */
  private drawn: Moments['now'];
  /** The device that is pointed at. */
  private pointed: number | undefined;
  /** What was said last. */
  private sentence = '';
  /** The device that was pressed last. */
  private pressed: number | undefined;

  constructor(private readonly options: ViewOptions) {
    this.readouts = new Readouts(options.seen().data);
    this.values.addEventListener('toggle', () => this.draw());
    new ResizeObserver(() => this.draw()).observe(options.element);
  }

  /** A network for each program. */
  arrange(): void {
    const {acts, helpId, seen, canZoom} = this.options;
    const all = {...acts, tell: (id: number | undefined) => this.tell(id)};
    this.panels = seen().data.programs.map(() => new Panel(all, helpId, TOLD, canZoom));
    this.networks.replaceChildren(
      ...this.panels.flatMap(({element, zoom}) =>
        zoom === undefined ? [element] : [element, zoom.buttons],
      ),
    );
  }

  /** Stays until something else is pointed at; the device that was pressed is told of, too. */
  say(sentence: string): void {
    this.sentence = sentence;
    this.tell(undefined);
  }

  /** A device was pressed; nothing where something else was done. */
  press(id: number | undefined): void {
    this.pressed = id;
  }

  /** Opens the world of a device, and changes nothing. @returns what is told of it */
  look(id: number): string {
    this.press(id);
    this.say('');
    return this.told.textContent;
  }

  draw(): void {
    const {element, seen} = this.options;
    if (element.clientWidth === 0) {
      return;
    }
    const {panels} = this;
    const {data, terrain, moments, domain} = seen();
    const {shown} = moments;
    const {world, broken, frame} = terrain;
    const kind: Width = element.clientWidth >= WIDE ? 'wide' : 'narrow';
    element.dataset.kind = kind;
    panels.forEach((panel, index) => {
      const label = isNamed(data) ? data.programs[index].label : undefined;
      panel.show(
        {world, broken, shown: shown[index] ?? [], domain, label},
        scaleOf(frame, kindFor(kind, panels.length), label),
        `${label ?? data.title}: ${plural(world.devices.length, '{0} device|{0} devices')}`,
        this.happening(index),
      );
    });
    this.readouts.show(moments);
    this.drawn = moments.now;
    if (this.values.open) {
      this.values.lastElementChild?.replaceWith(tableOf(moments.round, world.devices, shown, data));
    }
    this.tell(this.pointed);
  }

  /** What came with the round that is shown, where it is one that follows. */
  private happening(index: number): Happening | undefined {
    const {terrain, moments, domain, period} = this.options.seen();
    const {now, before} = moments;
    if (now === undefined || now === this.drawn || period === 0) {
      return undefined;
    }
    const {fired, shown} = now.ran[index];
    return {
      ...{world: terrain.world, fired, shown, domain, period},
      isInTurn: now.given.conditions.asynchronous,
      before: before?.ran[index].shown ?? [],
    };
  }

  private tell(id: number | undefined): void {
    this.pointed = id;
    const {sentence, pressed} = this;
    const world = this.worldOf(id ?? pressed);
    for (const panel of this.panels) {
      panel.light(id ?? pressed);
    }
    const words = id === undefined ? `${sentence} ${world}`.trim() : world;
    // Nothing to be told yet: what can be done.
    this.told.textContent = words === '' ? touchHelp(this.options.seen().data) : words;
  }

  /** A device, and whom it heard; of each program, by its name where there are two. */
  private worldOf(id: number | undefined): string {
    const {data, terrain, moments} = this.options.seen();
    const device = id === undefined ? undefined : terrain.device(id);
    if (device === undefined) {
      return '';
    }
    const {now, before, shown} = moments;
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
