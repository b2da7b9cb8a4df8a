/** The network of the home page, alive: its picture stays what it is, and only its colours change. */
import {randomFrom} from '../../aggregate/random';
import {type FigureData, newDevice, SEED} from '../figure/data';
import {type Place} from '../figure/places';
import {Terrain} from '../figure/terrain';
import {RAMP} from '../figure/values';
import {ask} from '../figures/rounds';
import {type Page} from '../player/changes';
import {button, html, svg} from '../player/dom';
import {sheetsOf} from '../player/sheets';
import {type Shown} from '../session';
import styles from './styles.css';

/** Rounds that pass before anything is shown: by then it is what the picture shows. */
const SETTLED = 40;
/** Rounds until the source moves by itself. */
const UNTIL_MOVED = 32;
/** Between two rounds, in milliseconds. */
const PAUSE = 220;
/** A pointer that moved less, in units of the picture, has pressed. */
const STILL = 6;
/** How near to a device a press has to be, in units of the picture. */
const NEAR = 24;

interface Source {
  readonly class: string;
  readonly r: string;
}

/** Links as the picture has them, by the places of their ends. */
function linksOf(path: string, ids: ReadonlyMap<string, number>): [number, number][] {
  return [...path.matchAll(/M(\S+ [\d.-]+)L(\S+ [\d.-]+)/g)].map(([, a, b]) => [
    ids.get(a) ?? 0,
    ids.get(b) ?? 0,
  ]);
}

class Hero {
  private readonly circles: readonly SVGCircleElement[];
  private readonly places: readonly Place[];
  private readonly links: SVGPathElement;
  private readonly all: readonly [number, number][];
  private readonly terrain: Terrain;
  private readonly marks: {readonly source: Source; readonly other: Source};
  private readonly stroke = svg('path', {stroke: 'var(--c-danger-fg)', 'stroke-width': 3});
  private readonly toggle = button('Pause', () => this.press());
  private readonly random = randomFrom(SEED);
  private source: number;
  private cut: (readonly [number, number])[] = [];
  private rounds = 0;
  private isPlaying: boolean;
  private isInSight = true;
  private isTouched = false;
  private running = false;
  /** Does the worker know the program? */
  private isKnown = false;
  private before: Promise<void> = Promise.resolve();

  constructor(
    private readonly picture: SVGSVGElement,
    private readonly host: HTMLElement,
    private readonly data: FigureData,
    private readonly page: Page,
  ) {
    this.circles = [...picture.querySelectorAll('circle')];
    this.places = this.circles.map((one) => ({
      x: Number(one.getAttribute('cx')),
      y: Number(one.getAttribute('cy')),
    }));
    this.links = picture.querySelector('path')!;
    const ids = new Map(this.places.map(({x, y}, id) => [`${x} ${y}`, id]));
    this.all = linksOf(this.links.getAttribute('d') ?? '', ids);
    const radii = this.circles.map((one) => Number(one.getAttribute('r')));
    this.source = radii.indexOf(Math.max(...radii));
    const markOf = (id: number): Source => ({
      class: this.circles[id].getAttribute('class') ?? '',
      r: this.circles[id].getAttribute('r') ?? '',
    });
    this.marks = {source: markOf(this.source), other: markOf(this.source === 0 ? 1 : 0)};
    this.terrain = new Terrain(
      this.places.map(({x, y}, id) => newDevice(id, x, y)),
      0,
    );
    this.isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.toggle.textContent = this.isPlaying ? 'Pause' : 'Play';
  }

  async open(): Promise<void> {
    await this.run(SETTLED);
    const root = this.host.attachShadow({mode: 'open'});
    root.adoptedStyleSheets = sheetsOf(styles);
    // Above the picture, not in it: React, which comes later, would not find what it has drawn.
    const above = svg('svg', {viewBox: this.picture.getAttribute('viewBox')!}, this.stroke);
    root.append(
      html('slot'),
      above,
      html(
        'div',
        {class: 'buttons'},
        this.toggle,
        button('Move the source', () => this.next()),
      ),
    );
    this.listen();
    new IntersectionObserver(([entry]) => {
      this.isInSight = entry.isIntersecting;
      void this.play();
    }).observe(this.host);
    document.addEventListener('visibilitychange', () => void this.play());
  }

  private press(): void {
    this.isPlaying = !this.isPlaying;
    this.toggle.textContent = this.isPlaying ? 'Pause' : 'Play';
    void this.play();
  }

  /** Another device is the source. */
  private next(): void {
    this.isTouched = true;
    this.to(Math.floor(this.random() * this.circles.length));
    this.page.announce(`Device ${this.source} is the source.`);
  }

  private to(id: number): void {
    for (const [one, mark] of [
      [this.source, this.marks.other],
      [id, this.marks.source],
    ] as const) {
      this.circles[one].setAttribute('class', mark.class);
      this.circles[one].setAttribute('r', mark.r);
    }
    this.source = id;
    if (!this.isPlaying) void this.run(SETTLED);
  }

  private listen(): void {
    const {picture} = this;
    let from: Place | undefined;
    const end = (): void => {
      from = undefined;
      this.stroke.removeAttribute('d');
    };
    picture.style.touchAction = 'pan-y';
    picture.style.cursor = 'pointer';
    picture.addEventListener('pointerdown', (event) => {
      from = event.button === 0 ? this.placeOf(event) : undefined;
      if (event.pointerType === 'mouse') picture.setPointerCapture(event.pointerId);
    });
    picture.addEventListener('pointermove', (event) => {
      if (from === undefined) return;
      const to = this.placeOf(event);
      if (Math.hypot(to.x - from.x, to.y - from.y) > STILL)
        this.stroke.setAttribute('d', `M${from.x} ${from.y}L${to.x} ${to.y}`);
    });
    picture.addEventListener('pointercancel', end);
    picture.addEventListener('pointerup', (event) => {
      const begun = from;
      const isStroke = this.stroke.hasAttribute('d');
      end();
      if (begun === undefined) return;
      this.isTouched = true;
      if (isStroke) this.cutBy(begun, this.placeOf(event));
      else this.pressAt(begun);
    });
  }

  private placeOf({clientX, clientY}: PointerEvent): Place {
    const box = this.picture.getBoundingClientRect();
    const size = this.picture.viewBox.baseVal.width / box.width;
    return {x: (clientX - box.left) * size, y: (clientY - box.top) * size};
  }

  private pressAt({x, y}: Place): void {
    const far = this.places.map((place) => Math.hypot(place.x - x, place.y - y));
    const nearest = far.indexOf(Math.min(...far));
    if (far[nearest] < NEAR) this.to(nearest);
  }

  private cutBy(from: Place, to: Place): void {
    const left = this.world().links;
    const cut = this.terrain.crossed(left, from, to);
    this.cut = [...this.cut, ...cut];
    const {places} = this;
    this.links.setAttribute(
      'd',
      this.world()
        .links.map(([a, b]) => `M${places[a].x} ${places[a].y}L${places[b].x} ${places[b].y}`)
        .join(''),
    );
    this.page.announce(`${cut.length} links cut.`);
    if (!this.isPlaying) void this.run(SETTLED);
  }

  private world() {
    return {
      devices: this.terrain.devices.map((one) => ({...one, source: one.id === this.source})),
      links: this.all.filter((link) => !this.cut.includes(link)),
    };
  }

  private async play(): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (this.isPlaying && this.isInSight && !document.hidden && this.host.isConnected) {
      await this.run(1);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      this.rounds += 1;
      // Who has touched it moves the source.
      if (this.rounds % UNTIL_MOVED === 0 && !this.isTouched)
        this.to(Math.floor(this.random() * this.circles.length));
    }
    this.running = false;
  }

  /** One after the other: the worker answers one question of a figure at a time. */
  private run(rounds: number): Promise<void> {
    this.before = this.before.then(() => this.runNow(rounds));
    return this.before;
  }

  private async runNow(rounds: number): Promise<void> {
    const programs = this.isKnown ? {} : {programs: [this.data.programs[0].program]};
    const conditions = {loss: 0, asynchronous: false, seed: SEED};
    try {
      const {rounds: last} = await ask({
        ...{figure: 'hero', ...programs, conditions, world: this.world(), rounds},
      });
      this.isKnown = true;
      this.colour(last[0].shown);
    } catch {
      // The picture is as good without; Play tries again.
      this.isKnown = false;
      this.isPlaying = false;
      this.toggle.textContent = 'Play';
    }
  }

  private colour(shown: readonly Shown[]): void {
    const distances = shown.map(({value}) => Number(value));
    const farthest = Math.max(1, ...distances.filter(Number.isFinite));
    distances.forEach((distance, id) => {
      const fill = Number.isFinite(distance)
        ? `var(--field-${RAMP - Math.min(RAMP - 1, Math.floor((distance / farthest) * RAMP))})`
        : 'var(--c-bg)';
      if (this.circles[id].getAttribute('fill') !== fill)
        this.circles[id].setAttribute('fill', fill);
    });
  }
}

/** Brings the picture in this host to life. */
export async function open(host: HTMLElement, page: Page, data: FigureData): Promise<void> {
  const picture = host.querySelector('svg');
  if (picture !== null) await new Hero(picture, host, data, page).open();
}
