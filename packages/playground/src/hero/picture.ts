/** The network of the home page's picture: its elements stay, and only their looks change. */
import {type Place} from '../figure/places';
import {RAMP} from '../figure/values';
import {type Shown} from '../session';

type Link = readonly [number, number];

/** How a device looks. */
interface Mark {
  readonly class: string;
  readonly r: string;
}

/** Links as the picture has them, by the places of their ends. */
function linksOf(path: string, ids: ReadonlyMap<string, number>): Link[] {
  return [...path.matchAll(/M(\S+ [\d.-]+)L(\S+ [\d.-]+)/g)].map(([, a, b]) => [
    ids.get(a) ?? 0,
    ids.get(b) ?? 0,
  ]);
}

export class Picture {
  /** Of devices, by id. */
  readonly places: readonly Place[];
  readonly links: readonly Link[];
  private readonly circles: readonly SVGCircleElement[];
  private readonly path: SVGPathElement;
  private readonly marks: {readonly source: Mark; readonly other: Mark};
  private at: number;

  constructor(readonly element: SVGSVGElement) {
    this.circles = [...element.querySelectorAll('circle')];
    this.places = this.circles.map((one) => ({
      x: Number(one.getAttribute('cx')),
      y: Number(one.getAttribute('cy')),
    }));
    this.path = element.querySelector('path')!;
    const ids = new Map(this.places.map(({x, y}, id) => [`${x} ${y}`, id]));
    this.links = linksOf(this.path.getAttribute('d') ?? '', ids);
    const radii = this.circles.map((one) => Number(one.getAttribute('r')));
    this.at = radii.indexOf(Math.max(...radii));
    this.marks = {source: this.markOf(this.at), other: this.markOf(this.at === 0 ? 1 : 0)};
  }

  /** The device that is drawn as the source. */
  get source(): number {
    return this.at;
  }

  set source(id: number) {
    this.markAs(this.at, this.marks.other);
    this.markAs(id, this.marks.source);
    this.at = id;
  }

  /** The place of a point of the screen. */
  placeOf({clientX, clientY}: {readonly clientX: number; readonly clientY: number}): Place {
    const box = this.element.getBoundingClientRect();
    const size = this.element.viewBox.baseVal.width / box.width;
    return {x: (clientX - box.left) * size, y: (clientY - box.top) * size};
  }

  /** Draws these links, and no others. */
  show(links: readonly Link[]): void {
    const {places, path} = this;
    path.setAttribute(
      'd',
      links
        .map(([a, b]) => `M${places[a].x} ${places[a].y}L${places[b].x} ${places[b].y}`)
        .join(''),
    );
  }

  /** Colours devices by their distance. */
  colour(shown: readonly Shown[]): void {
    const distances = shown.map(({value}) => Number(value));
    const farthest = Math.max(1, ...distances.filter(Number.isFinite));
    distances.forEach((distance, id) => {
      const fill = Number.isFinite(distance)
        ? `var(--field-${RAMP - Math.min(RAMP - 1, Math.floor((distance / farthest) * RAMP))})`
        : 'var(--c-bg)';
      if (this.circles[id].getAttribute('fill') !== fill) {
        this.circles[id].setAttribute('fill', fill);
      }
    });
  }

  private markOf(id: number): Mark {
    const circle = this.circles[id];
    return {class: circle.getAttribute('class') ?? '', r: circle.getAttribute('r') ?? ''};
  }

  private markAs(id: number, mark: Mark): void {
    this.circles[id].setAttribute('class', mark.class);
    this.circles[id].setAttribute('r', mark.r);
  }
}
