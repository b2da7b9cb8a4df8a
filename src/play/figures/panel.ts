/** A network that can be touched: by mouse, finger and keys. */
import {DEFAULTS, draw, type View} from '../figure/drawing';
import {type Place} from '../figure/places';
import {type Scale} from '../figure/scale';
import {type Sensed, type Shown} from '../session';
import {svg} from '../player/dom';
import {nearest} from './nearest';
import {patch} from './patch';
import {wordsOf} from './words';

/** What readers do to a network. */
export interface Acts {
  /** A device was pressed, or Enter or Space on it. */
  readonly press: (id: number) => void;
  readonly move: (id: number, place: Place) => void;
  /** Ground was pressed. */
  readonly ground: (place: Place) => void;
  /** A device is to come. */
  readonly add: (place: Place) => void;
  /** Two places with a line between. */
  readonly stroke: (from: Place, to: Place) => void;
  readonly remove: (id: number) => void;
  readonly isolate: (id: number) => void;
  /** A device is pointed at or has the focus; nothing when none is. */
  readonly tell: (id: number | undefined) => void;
  /** Moves over devices press them, too, and strokes cut with fingers: what a tool asks for. */
  readonly grip: () => 'drag' | 'stroke' | 'paint' | 'press';
}

/** A pointer that moved less, in pixels, has pressed. */
const STILL = 5;
/** How far a key moves a device. */
const STEP = 0.25;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Touch {
  readonly id: number | undefined;
  readonly from: Place;
  readonly client: readonly [number, number];
  moved: boolean;
}

const idOf = (target: EventTarget | null): number | undefined => {
  const id =
    target instanceof Element ? target.closest('[data-id]')?.getAttribute('data-id') : null;
  return id === null || id === undefined ? undefined : Number(id);
};

export class Panel {
  readonly element = svg('svg', {...DEFAULTS, role: 'group'});
  private readonly drawing = svg('g');
  private readonly line = svg('path', {class: 'stroke'});
  private scale: Scale | undefined;
  private devices: readonly Sensed[] = [];
  private touch: Touch | undefined;
  /** The device that is pointed at. */
  private over: number | undefined;
  /** The device that Tab leads to. */
  private current: number | undefined;

  /** @param helpId of the element that says what keys do */
  constructor(
    private readonly acts: Acts,
    helpId: string,
  ) {
    this.element.setAttribute('aria-describedby', helpId);
    this.element.append(this.drawing, this.line);
    this.listen();
  }

  show(view: View, scale: Scale, name: string): void {
    this.scale = scale;
    this.devices = view.world.devices;
    const {element} = this;
    element.setAttribute('viewBox', `0 0 ${scale.width} ${scale.height}`);
    element.setAttribute('aria-label', name);
    element.dataset.grip = this.acts.grip();
    patch(this.drawing, draw(view, scale));
    const byId = new Map(view.shown.map((one) => [one.id, one]));
    if (!this.devices.some(({id}) => id === this.current)) this.current = this.devices[0]?.id;
    for (const device of this.devices) this.dress(device, byId.get(device.id));
  }

  focus(id: number): void {
    this.current = id;
    this.elementOf(id)?.focus();
  }

  private elementOf(id: number): SVGGElement | null {
    return this.element.querySelector(`[data-id="${id}"]`);
  }

  private dress(device: Sensed, shown: Shown | undefined): void {
    const element = this.elementOf(device.id);
    if (element === null) return;
    const attributes = {
      role: 'button',
      tabindex: device.id === this.current ? '0' : '-1',
      'aria-pressed': String(device.source),
      'aria-label': wordsOf(device, shown),
    };
    for (const [name, value] of Object.entries(attributes))
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }

  private placeOf({clientX, clientY}: PointerEvent): Place {
    const box = this.element.getBoundingClientRect();
    const {scale} = this;
    if (scale === undefined) return {x: 0, y: 0};
    const size = scale.width / box.width;
    return scale.placeAt({x: (clientX - box.left) * size, y: (clientY - box.top) * size});
  }

  private listen(): void {
    const {element, acts} = this;
    element.addEventListener('pointerdown', (event) => this.begin(event));
    element.addEventListener('pointermove', (event) => this.follow(event));
    element.addEventListener('pointerup', (event) => this.finish(event));
    element.addEventListener('pointercancel', () => this.drop());
    element.addEventListener('pointerleave', () => this.point(undefined));
    element.addEventListener('pointerover', ({target}) => this.point(idOf(target)));
    element.addEventListener('focusin', ({target}) => {
      const id = idOf(target);
      if (id !== undefined) this.current = id;
      // A press gives the focus, too; what it did is to be read then.
      if ((target as Element).matches(':focus-visible')) acts.tell(id);
    });
    element.addEventListener('focusout', () => acts.tell(undefined));
    element.addEventListener('keydown', (event) => this.key(event));
  }

  private point(id: number | undefined): void {
    if (this.touch !== undefined || id === this.over) return;
    this.over = id;
    this.acts.tell(id);
  }

  private begin(event: PointerEvent): void {
    if (event.button !== 0) return;
    const {clientX, clientY} = event;
    const id = idOf(event.target);
    this.touch = {id, from: this.placeOf(event), client: [clientX, clientY], moved: false};
    this.element.setPointerCapture(event.pointerId);
    if (id !== undefined && this.acts.grip() === 'paint') this.acts.press(id);
  }

  private follow(event: PointerEvent): void {
    const {touch, acts} = this;
    if (touch === undefined) return;
    const {clientX, clientY} = event;
    const [x, y] = touch.client;
    touch.moved ||= Math.hypot(clientX - x, clientY - y) > STILL;
    if (!touch.moved) return;
    const grip = acts.grip();
    if (grip === 'paint') {
      const root = this.element.getRootNode() as ShadowRoot;
      const id = idOf(root.elementFromPoint(clientX, clientY));
      if (id !== undefined && id !== this.touch?.id) {
        this.touch = {...touch, id};
        acts.press(id);
      }
    } else if (grip === 'drag' && touch.id !== undefined) {
      acts.move(touch.id, this.placeOf(event));
    } else if (grip === 'stroke' || (grip === 'drag' && event.pointerType === 'mouse')) {
      const [from, to] = [touch.from, this.placeOf(event)].map((one) => this.scale!.at(one));
      this.line.setAttribute('d', `M${from.x} ${from.y}L${to.x} ${to.y}`);
    }
  }

  private finish(event: PointerEvent): void {
    const {touch, acts} = this;
    const isStroke = this.line.hasAttribute('d');
    this.drop();
    if (touch === undefined) return;
    const grip = acts.grip();
    if (isStroke) {
      acts.stroke(touch.from, this.placeOf(event));
    } else if (!touch.moved && grip !== 'paint') {
      if (touch.id === undefined) acts.ground(touch.from);
      else acts.press(touch.id);
    }
  }

  private drop(): void {
    this.touch = undefined;
    this.line.removeAttribute('d');
  }

  private key(event: KeyboardEvent): void {
    const id = idOf(event.target);
    const own = this.devices.find((one) => one.id === id);
    if (own === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const {acts} = this;
    const arrow = ARROWS[event.key];
    if (arrow !== undefined && event.shiftKey) {
      acts.move(own.id, {x: own.x + STEP * arrow[0], y: own.y + STEP * arrow[1]});
    } else if (arrow !== undefined) {
      const next = nearest(own, this.devices, arrow);
      if (next !== undefined) this.go(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      acts.press(own.id);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      acts.remove(own.id);
      if (this.current !== undefined) this.focus(this.current);
    } else if (event.key === 'c') {
      acts.isolate(own.id);
    } else if (event.key === '+') {
      acts.add({x: own.x + 3 * STEP, y: own.y + 3 * STEP});
    } else {
      return;
    }
    event.preventDefault();
  }

  private go(id: number): void {
    if (this.current !== undefined) this.elementOf(this.current)?.setAttribute('tabindex', '-1');
    this.elementOf(id)?.setAttribute('tabindex', '0');
    this.focus(id);
  }
}
