/** The network of the home page, alive: it plays while it is in sight, and can be touched. */
import {phrase, text} from '@collektive/texts';
import {randomFrom} from '@collektive/model';
import {type FigureData, newDevice, SEED} from '../figure/data';
import {type Place} from '../figure/places';
import {Terrain} from '../figure/terrain';
import {onReturn} from '../figures/loop';
import {ask} from '../figures/rounds';
import {type Page} from '../player/changes';
import {button, html} from '../player/dom';
import {sheetsOf} from '../player/sheets';
import {type World} from '../session';
import {type Picture} from './picture';
import styles from './styles.css';
import {touches} from './touches';

/** Rounds that pass before anything is shown: by then it is what the picture shows. */
const SETTLED = 40;
/** Rounds until the source moves by itself. */
const UNTIL_MOVED = 32;
/** Between two rounds, in milliseconds. */
const PAUSE = 220;
/** How near to a device a press has to be, in units of the picture. */
const NEAR = 24;

export class Hero {
  private readonly terrain: Terrain;
  private readonly toggle = button(text('Pause'), () => this.press());
  private readonly random = randomFrom(SEED);
  private readonly first: number;
  private cut: World['links'] = [];
  private rounds = 0;
  private isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  private isInSight = true;
  private isTouched = false;
  private running = false;
  /** Does the worker know the program? */
  private isKnown = false;
  private before: Promise<void> = Promise.resolve();

  constructor(
    private readonly picture: Picture,
    private readonly host: HTMLElement,
    private readonly data: FigureData,
    private readonly page: Page,
  ) {
    this.terrain = new Terrain(
      picture.places.map(({x, y}, id) => newDevice(id, x, y)),
      0,
    );
    this.first = picture.source;
    this.label();
  }

  async open(): Promise<void> {
    await this.run(SETTLED);
    const root = this.host.attachShadow({mode: 'open'});
    root.adoptedStyleSheets = sheetsOf(styles);
    // Above the picture, not in it: React, which comes later, would not find what it has drawn.
    const above = touches(this.picture, {
      press: (place) => this.pressAt(place),
      stroke: (from, to) => this.cutBy(from, to),
    });
    const move = button(text('Move the source'), () => this.next());
    const restore = button(text('Restore'), () => this.restore());
    root.append(
      html('div', {class: 'picture'}, html('slot'), above),
      html('slot', {name: 'caption'}),
      html('div', {class: 'buttons'}, this.toggle, move, restore),
    );
    this.host.setAttribute('data-runs', '');
    new IntersectionObserver(([entry]) => {
      this.isInSight = entry.isIntersecting;
      void this.play();
    }).observe(this.host);
  }

  private label(): void {
    this.toggle.textContent = this.isPlaying ? text('Pause') : text('Play');
  }

  private press(): void {
    this.isPlaying = !this.isPlaying;
    this.label();
    void this.play();
  }

  /** Another device is the source. */
  private next(): void {
    this.isTouched = true;
    this.to(this.anyDevice());
    this.page.announce(phrase`Device ${this.picture.source} is the source.`);
  }

  /** As it was before a reader came: all links, and the source that the picture has. */
  private restore(): void {
    this.cut = [];
    this.picture.show(this.world.links);
    this.to(this.first);
    this.page.announce(text('All links are back.'));
  }

  private anyDevice(): number {
    return Math.floor(this.random() * this.picture.places.length);
  }

  private to(id: number): void {
    this.picture.source = id;
    this.settle();
  }

  /** Where nothing plays, what was touched is seen at once. */
  private settle(): void {
    if (!this.isPlaying) {
      void this.run(SETTLED);
    }
  }

  private pressAt({x, y}: Place): void {
    this.isTouched = true;
    const far = this.picture.places.map((place) => Math.hypot(place.x - x, place.y - y));
    const nearest = far.indexOf(Math.min(...far));
    if (far[nearest] < NEAR) {
      this.to(nearest);
    }
  }

  private cutBy(from: Place, to: Place): void {
    this.isTouched = true;
    const cut = this.terrain.crossed(this.world.links, from, to);
    this.cut = [...this.cut, ...cut];
    this.picture.show(this.world.links);
    this.page.announce(phrase`${cut.length} links cut.`);
    this.settle();
  }

  private get world(): World {
    const {source, links} = this.picture;
    return {
      devices: this.terrain.devices.map((one) => ({...one, source: one.id === source})),
      links: links.filter((link) => !this.cut.includes(link)),
    };
  }

  private async play(): Promise<void> {
    if (this.running) {
      return;
    }
    this.running = true;
    while (this.isPlaying && this.isInSight && !document.hidden && this.host.isConnected) {
      await this.run(1);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      this.rounds += 1;
      // Who has touched it moves the source.
      if (this.rounds % UNTIL_MOVED === 0 && !this.isTouched) {
        this.to(this.anyDevice());
      }
    }
    this.running = false;
    onReturn(() => void this.play());
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
        ...{figure: 'hero', ...programs, conditions, world: this.world, rounds},
      });
      this.isKnown = true;
      this.picture.colour(last[0].shown);
    } catch {
      // The picture is as good without; Play tries again.
      this.isKnown = false;
      this.isPlaying = false;
      this.label();
    }
  }
}
