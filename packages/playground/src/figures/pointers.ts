/** Mouse and fingers on a network: presses, drags, strokes, painting. */
import {type Place} from '../figure/places';
import {type Scale} from '../figure/scale';
import {svg} from '../player/dom';
import {type Actions} from './actions';
import {placeIn} from './zoom';

/** A pointer that moved less, in pixels, has pressed. */
const STILL = 5;

interface Touch {
  readonly id: number | undefined;
  readonly from: Place;
  readonly client: readonly [number, number];
  moved: boolean;
}

/** The device of which an element is a part. */
export const idOf = (target: EventTarget | null): number | undefined => {
  const id =
    target instanceof Element ? target.closest('[data-id]')?.getAttribute('data-id') : null;
  return id === null || id === undefined ? undefined : Number(id);
};

export class Pointers {
  /** Shows a stroke. */
  readonly line = svg('path', {class: 'stroke'});
  private touch: Touch | undefined;
  /** The device that is pointed at. */
  private over: number | undefined;

  /**
   * @param element the drawing that is touched
   * @param scaleOf tells how large things are drawn, once something is
   */
  constructor(
    private readonly element: SVGSVGElement,
    private readonly actions: Actions,
    private readonly scaleOf: () => Scale | undefined,
  ) {
    element.addEventListener('pointerdown', (event) => this.begin(event));
    element.addEventListener('pointermove', (event) => this.follow(event));
    element.addEventListener('pointerup', (event) => this.finish(event));
    element.addEventListener('pointercancel', () => this.drop());
    element.addEventListener('pointerleave', () => this.point(undefined));
    element.addEventListener('pointerover', ({target}) => this.point(idOf(target)));
  }

  private placeOf({clientX, clientY}: PointerEvent): Place {
    return this.scaleOf()?.placeAt(placeIn(this.element, clientX, clientY)) ?? {x: 0, y: 0};
  }

  private point(id: number | undefined): void {
    if (this.touch !== undefined || id === this.over) {
      return;
    }
    this.over = id;
    this.actions.tell(id);
  }

  private begin(event: PointerEvent): void {
    if (event.button !== 0) {
      return;
    }
    const {clientX, clientY} = event;
    const id = idOf(event.target);
    this.touch = {id, from: this.placeOf(event), client: [clientX, clientY], moved: false};
    // One that is done again, which came before the figure was alive, is no pointer any more.
    if (event.isTrusted) {
      this.element.setPointerCapture(event.pointerId);
    }
    if (id !== undefined && this.actions.grip() === 'paint') {
      this.actions.press(id);
    }
  }

  private follow(event: PointerEvent): void {
    const {touch, actions} = this;
    if (touch === undefined) {
      return;
    }
    const {clientX, clientY} = event;
    const [x, y] = touch.client;
    touch.moved ||= Math.hypot(clientX - x, clientY - y) > STILL;
    if (!touch.moved) {
      return;
    }
    const grip = actions.grip();
    if (grip === 'paint') {
      const id = idOf(document.elementFromPoint(clientX, clientY));
      if (id !== undefined && id !== this.touch?.id) {
        this.touch = {...touch, id};
        actions.press(id);
      }
    } else if (grip === 'drag' && touch.id !== undefined) {
      actions.move(touch.id, this.placeOf(event));
    } else if (grip === 'stroke' || (grip === 'drag' && event.pointerType === 'mouse')) {
      const [from, to] = [touch.from, this.placeOf(event)].map((one) => this.scaleOf()!.at(one));
      this.line.setAttribute('d', `M${from.x} ${from.y}L${to.x} ${to.y}`);
    }
  }

  private finish(event: PointerEvent): void {
    const {touch, actions} = this;
    const isStroke = this.line.hasAttribute('d');
    this.drop();
    if (touch === undefined) {
      return;
    }
    const grip = actions.grip();
    if (isStroke) {
      actions.stroke(touch.from, this.placeOf(event));
    } else if (!touch.moved && grip !== 'paint') {
      if (touch.id === undefined) {
        actions.ground(touch.from);
      } else {
        actions.press(touch.id);
      }
    }
  }

  private drop(): void {
    this.touch = undefined;
    this.line.removeAttribute('d');
  }
}
