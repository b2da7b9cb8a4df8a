/** A network that can be touched: by mouse, finger and keys. */
import {draw, type View} from '../figure/drawing';
import {digits} from '../figure/part';
import {type Scale} from '../figure/scale';
import {type Sensed, type Shown} from '../session';
import {svg} from '../player/dom';
import {type Actions} from './actions';
import {pressKey} from './keys';
import {patch} from './patch';
import {idOf, Pointers} from './pointers';
import {HALO, type Happening, Pulses} from './pulses';
import {wordsOf} from './words';
import {Zoom} from './zoom';

/** Networks of more devices change at once. */
const MOST_LIVELY = 150;
/** How a new value comes, and how long that takes, in milliseconds; its colour as long, see ./network.css. */
const FADE = {opacity: [0.1, 1]};
const TWEEN = 200;

export class Panel {
  /** Beneath what travels along them. */
  private readonly links = svg('g');
  private readonly drawing = svg('g');
  /** The neighbours of a device, and the links between. */
  private readonly near = svg('g', {class: 'near', 'aria-hidden': 'true'});
  private readonly pulses = new Pulses();
  private world: View['world'] = {devices: [], links: []};
  private scale: Scale | undefined;
  /** The device that Tab leads to. */
  private current: number | undefined;

  /** Where what is seen can be chosen. */
  readonly zoom: Zoom | undefined;

  private readonly pointers: Pointers;

  /**
   * @param element the drawing that the page was sent with; its content is replaced when something is shown
   * @param toldId of the element that tells of a device
   */
  constructor(
    private readonly element: SVGSVGElement,
    private readonly actions: Actions,
    private readonly toldId: string,
    canZoom = false,
  ) {
    if (canZoom) {
      this.zoom = new Zoom(this.element);
    }
    this.pointers = new Pointers(this.element, actions, () => this.scale);
    this.listen();
  }

  /** @param happening what is to be seen of the round; nothing where it is not new */
  show(view: View, scale: Scale, name: string, happening: Happening | undefined): void {
    if (this.scale === undefined) {
      const {near, links, pulses, drawing, pointers} = this;
      this.element.replaceChildren(near, links, pulses.element, drawing, pointers.line);
    }
    this.scale = scale;
    this.world = view.world;
    const {element} = this;
    if (this.zoom === undefined) {
      element.setAttribute('viewBox', `0 0 ${scale.width} ${scale.height}`);
    } else {
      this.zoom.see(scale);
    }
    element.setAttribute('aria-label', name);
    element.dataset.grip = this.actions.grip();
    const isLively = happening !== undefined && this.devices.length <= MOST_LIVELY;
    element.toggleAttribute('data-lively', isLively);
    const [linked, broken, ...others] = draw(view, scale);
    patch(this.links, [linked, broken]);
    patch(this.drawing, others);
    if (isLively) {
      this.enliven(happening, scale);
    } else {
      this.pulses.clear();
    }
    const byId = new Map(view.shown.map((one) => [one.id, one]));
    if (!this.devices.some(({id}) => id === this.current)) {
      this.current = this.devices[0]?.id;
    }
    for (const device of this.devices) {
      this.describe(device, byId.get(device.id));
    }
  }

  focus(id: number): void {
    this.current = id;
    const own = this.devices.find((one) => one.id === id);
    if (own !== undefined && this.scale !== undefined) {
      this.zoom?.reveal(this.scale.at(own));
    }
    this.elementOf(id)?.focus();
  }

  /** Lights the neighbours of a device. */
  light(id: number | undefined): void {
    const {near, scale, world} = this;
    const own = world.devices.find((one) => one.id === id);
    if (own === undefined || scale === undefined) {
      near.replaceChildren();
      return;
    }
    const from = scale.at(own);
    const ends = new Set(world.links.filter((pair) => pair.includes(own.id)).flat());
    const places = world.devices
      .filter((one) => one.id !== own.id && ends.has(one.id))
      .map((one) => scale.at(one));
    const d = places.map(
      ({x, y}) => `M${digits(from.x)} ${digits(from.y)}L${digits(x)} ${digits(y)}`,
    );
    near.replaceChildren(
      svg('path', {d: d.join('')}),
      ...places.map(({x, y}) => svg('circle', {cx: x, cy: y, r: scale.radius + HALO})),
    );
  }

  private enliven(happening: Happening, scale: Scale): void {
    this.pulses.show(happening, scale);
    const was = new Map(happening.before.map(({id, value}) => [id, value]));
    for (const {id, value} of happening.shown) {
      if (was.get(id) !== value) {
        this.elementOf(id)?.querySelector('text:last-of-type')?.animate(FADE, TWEEN);
      }
    }
  }

  private get devices(): readonly Sensed[] {
    return this.world.devices;
  }

  private elementOf(id: number): SVGGElement | null {
    return this.element.querySelector(`[data-id="${id}"]`);
  }

  private describe(device: Sensed, shown: Shown | undefined): void {
    const element = this.elementOf(device.id);
    if (element === null) {
      return;
    }
    const attributes = {
      role: 'button',
      tabindex: device.id === this.current ? '0' : '-1',
      'aria-pressed': String(device.source),
      'aria-describedby': this.toldId,
      'aria-label': wordsOf(device, shown),
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (element.getAttribute(name) !== value) {
        element.setAttribute(name, value);
      }
    }
  }

  private listen(): void {
    const {element, actions} = this;
    element.addEventListener('focusin', ({target}) => {
      const id = idOf(target);
      if (id !== undefined) {
        this.current = id;
      }
      // A press gives the focus, too; what it did is to be read then.
      if ((target as Element).matches(':focus-visible')) {
        actions.tell(id);
      }
    });
    element.addEventListener('focusout', () => actions.tell(undefined));
    element.addEventListener('keydown', (event) => this.key(event));
  }

  private key(event: KeyboardEvent): void {
    const id = idOf(event.target);
    const own = this.devices.find((one) => one.id === id);
    if (own === undefined || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const stay = (): void => {
      if (this.current !== undefined) {
        this.focus(this.current);
      }
    };
    const go = (next: number): void => this.go(next);
    if (pressKey(event, own, this.devices, this.actions, go, stay)) {
      event.preventDefault();
    }
  }

  private go(id: number): void {
    if (this.current !== undefined) {
      this.elementOf(this.current)?.setAttribute('tabindex', '-1');
    }
    this.elementOf(id)?.setAttribute('tabindex', '0');
    this.focus(id);
  }
}
