/** What is seen of a figure: its networks, a line that tells of them, and their values as a table. */
import {type FigureData} from '../figure/data';
import {kindFor, scaleOf, type Width} from '../figure/scale';
import {type Terrain} from '../figure/terrain';
import {html} from '../player/dom';
import {type Acts} from './acts';
import {type Course} from './course';
import {Panel} from './panel';
import {tableOf} from './table';
import {plural, wordsOf} from './words';

/** A figure this wide has room for two networks side by side, in pixels; narrower ones draw for a phone. */
const WIDE = 560;

/** What there is to be seen. */
export interface Seen {
  readonly data: FigureData;
  readonly terrain: Terrain;
  readonly course: Pick<Course, 'shown' | 'round'>;
}

export interface ViewOptions {
  /** Its width decides how networks are drawn. */
  readonly element: HTMLElement;
  /** Says which round it is. */
  readonly round: HTMLElement;
  /** Looked at when there is something to draw. */
  readonly seen: () => Seen;
  readonly acts: Omit<Acts, 'tell'>;
  /** Of the element that says what keys do. */
  readonly helpId: string;
  /** What is seen of the network can be chosen. */
  readonly canZoom?: boolean;
}

export class View {
  readonly networks = html('div', {class: 'networks'});
  readonly told = html('p', {class: 'told'});
  readonly values = html(
    'details',
    {class: 'values'},
    html('summary', {}, 'Values as a table'),
    html('table'),
  );
  private panels: readonly Panel[] = [];
  /** The device that is pointed at. */
  private pointed: number | undefined;

  constructor(private readonly options: ViewOptions) {
    this.values.addEventListener('toggle', () => this.draw());
    new ResizeObserver(() => this.draw()).observe(options.element);
  }

  /** A network for each program. */
  arrange(): void {
    const {acts, helpId, seen, canZoom} = this.options;
    const all = {...acts, tell: (id: number | undefined) => this.tell(id)};
    this.panels = seen().data.programs.map(() => new Panel(all, helpId, canZoom));
    this.networks.replaceChildren(
      ...this.panels.flatMap(({element, zoom}) =>
        zoom === undefined ? [element] : [element, zoom.buttons],
      ),
    );
  }

  /** Stays until something else is pointed at. */
  say(sentence: string): void {
    this.pointed = undefined;
    this.told.textContent = sentence;
  }

  draw(): void {
    const {element, seen, round} = this.options;
    if (element.clientWidth === 0) return;
    const {panels} = this;
    const {data, terrain, course} = seen();
    const {shown} = course;
    const {world, broken, frame} = terrain;
    const values = shown.flat().map(({value}) => value);
    const kind: Width = element.clientWidth >= WIDE ? 'wide' : 'narrow';
    element.dataset.kind = kind;
    panels.forEach((panel, index) => {
      const label = panels.length > 1 ? data.programs[index].label : undefined;
      panel.show(
        {world, broken, shown: shown[index] ?? [], values, label},
        scaleOf(frame, kindFor(kind, panels.length), label),
        `${label ?? data.title}: ${plural(world.devices.length, 'device')}`,
      );
    });
    round.textContent = `Round ${course.round}`;
    if (this.values.open)
      this.values.lastElementChild?.replaceWith(tableOf(course.round, world.devices, shown, data));
    if (this.pointed !== undefined) this.tell(this.pointed);
  }

  private tell(id: number | undefined): void {
    this.pointed = id;
    const {terrain, course} = this.options.seen();
    const device = id === undefined ? undefined : terrain.device(id);
    if (device !== undefined)
      this.told.textContent = course.shown
        .map((own) =>
          wordsOf(
            device,
            own.find((one) => one.id === id),
          ),
        )
        .join(' · ');
  }
}
