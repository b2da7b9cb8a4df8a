/** What part of a network is seen: all of it, or nearer, by buttons, wheel and two fingers. */
import {type Place} from '../figure/places';

const MOST = 8;
/** Of one press. */
export const NEARER = 1.5;
/** Of a turn of the wheel, in pixels. */
const PER_PIXEL = 0.004;

interface Size {
  readonly width: number;
  readonly height: number;
}

export class Zoom {
  private factor = 1;
  /** In the middle, in units of the drawing; nothing where all of it is seen. */
  private middle: Place | undefined;
  private size: Size = {width: 1, height: 1};
  private readonly fingers = new Map<number, Place>();

  /** @param element the drawing */
  constructor(private readonly element: SVGSVGElement) {
    const {style} = element;
    element.addEventListener('wheel', (event) => this.turn(event), {passive: false});
    element.addEventListener('pointerdown', (event) => this.begin(event), {capture: true});
    element.addEventListener('pointermove', (event) => this.follow(event), {capture: true});
    for (const end of ['pointerup', 'pointercancel'] as const) {
      element.addEventListener(end, ({pointerId}) => this.fingers.delete(pointerId), {
        capture: true,
      });
    }
    style.setProperty('overscroll-behavior', 'contain');
  }

  /** The drawing has this size; what is seen of it stays in it. */
  see(size: Size): void {
    this.size = size;
    this.show();
  }

  /** Brings a place into sight. */
  reveal({x, y}: Place): void {
    const [left, top, width, height] = this.box;
    if (x < left || y < top || x > left + width || y > top + height) {
      this.middle = {x, y};
      this.show();
    }
  }

  /** All of it. */
  fit(): void {
    this.factor = 1;
    this.middle = undefined;
    this.show();
  }

  private get centre(): Place {
    return this.middle ?? {x: this.size.width / 2, y: this.size.height / 2};
  }

  private get box(): readonly [left: number, top: number, width: number, height: number] {
    const width = this.size.width / this.factor;
    const height = this.size.height / this.factor;
    return [this.centre.x - width / 2, this.centre.y - height / 2, width, height];
  }

  /** Nearer, or farther away. @param at stays where it is */
  by(factor: number, at = this.centre): void {
    const next = Math.min(MOST, Math.max(1, this.factor * factor));
    const share = this.factor / next;
    const {x, y} = this.centre;
    this.factor = next;
    this.middle = {x: at.x + (x - at.x) * share, y: at.y + (y - at.y) * share};
    this.show();
  }

  private pan(x: number, y: number): void {
    this.middle = {x: this.centre.x - x, y: this.centre.y - y};
    this.show();
  }

  private show(): void {
    const {width, height} = this.size;
    // No farther than to the edges.
    const within = (at: number, size: number): number =>
      Math.min(size - size / this.factor / 2, Math.max(size / this.factor / 2, at));
    if (this.middle !== undefined) {
      this.middle = {x: within(this.middle.x, width), y: within(this.middle.y, height)};
    }
    this.element.setAttribute('viewBox', this.box.join(' '));
  }

  /** In units of the drawing. */
  private placeOf({clientX, clientY}: MouseEvent): Place {
    return placeIn(this.element, clientX, clientY);
  }

  private get unit(): number {
    return this.element.getScreenCTM()?.a ?? 1;
  }

  private turn(event: WheelEvent): void {
    if (event.ctrlKey || event.metaKey) {
      this.by(Math.exp(-event.deltaY * PER_PIXEL), this.placeOf(event));
    } else if (this.factor > 1) {
      this.pan(-event.deltaX / this.unit, -event.deltaY / this.unit);
    } else {
      return;
    }
    event.preventDefault();
  }

  private begin(event: PointerEvent): void {
    if (event.pointerType !== 'touch' && event.button !== 1) {
      return;
    }
    this.fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
    // The second finger takes the network in hand.
    if (this.isHeld(event)) {
      // What the first one began is not meant.
      this.element.dispatchEvent(new PointerEvent('pointercancel'));
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }

  private isHeld({pointerType}: PointerEvent): boolean {
    return this.fingers.size > 1 || (pointerType !== 'touch' && this.fingers.size === 1);
  }

  private follow(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) {
      return;
    }
    const now = {x: event.clientX, y: event.clientY};
    const isHeld = this.isHeld(event);
    this.fingers.set(event.pointerId, now);
    if (!isHeld) {
      return;
    }
    event.stopImmediatePropagation();
    const [other] = [...this.fingers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    const share = other === undefined ? 1 : 1 / this.fingers.size;
    this.pan(((now.x - before.x) * share) / this.unit, ((now.y - before.y) * share) / this.unit);
    if (other === undefined) {
      return;
    }
    const apart = (one: Place): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    this.by(apart(now) / apart(before), placeIn(this.element, other.x, other.y));
  }
}

/** A point of the window, in units of a drawing, however it is scaled. */
export function placeIn(element: SVGSVGElement, x: number, y: number): Place {
  const matrix = element.getScreenCTM();
  if (matrix === null) {
    return {x: 0, y: 0};
  }
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return {x: point.x, y: point.y};
}
