/** What happens in a round, to be seen: devices that fire light up, and their messages travel along the links. */
import {type Domain} from '../figure/domain';
import {fillOf} from '../figure/part';
import {type Scale} from '../figure/scale';
import {svg} from '../player/dom';
import {type Fired, type Shown, type World} from '../session';

/** Of more messages only those are shown that say something new, and of more of those none: they could not be told apart. */
const MOST_PULSES = 360;
const RADIUS = 4;
/** Around a device, in units of the drawing: nearer than its number. */
export const HALO = 3.5;
/** The longest that a round is seen to take, in milliseconds; shorter ones cannot be followed. */
const LONGEST = 900;
const SHORTEST = 100;

export interface Happening {
  readonly world: World;
  /** In their order. */
  readonly fired: readonly Fired[];
  /** One after the other, and not all at once. */
  readonly isInTurn: boolean;
  readonly shown: readonly Shown[];
  /** What the same devices showed before. */
  readonly before: readonly Shown[];
  readonly domain: Domain;
  /** How long a round is seen, in milliseconds. */
  readonly period: number;
}

export class Pulses {
  /** Beneath the devices. */
  readonly element = svg('g', {class: 'pulses', 'aria-hidden': 'true'});

  clear(): void {
    this.element.replaceChildren();
  }

  show(happening: Happening, scale: Scale): void {
    this.clear();
    const {world, fired, isInTurn, shown, before, domain} = happening;
    const period = Math.min(LONGEST, happening.period);
    if (period < SHORTEST) {
      return;
    }
    const places = new Map(world.devices.map((one) => [one.id, scale.at(one)]));
    const values = new Map(shown.map(({id, value}) => [id, value]));
    const was = new Map(before.map(({id, value}) => [id, value]));
    const ids = new Set(fired.map(({id}) => id));
    const all = world.links
      .flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
      .filter(([from]) => ids.has(from));
    const news = all.filter(([from]) => values.get(from) !== was.get(from));
    const sent = [all, news].find(({length}) => length <= MOST_PULSES) ?? [];
    const starts = new Map(
      fired.map(({id}, index) => [id, isInTurn ? (0.5 * period * index) / fired.length : 0]),
    );
    const time = period * (isInTurn ? 0.5 : 1);
    for (const [id, start] of starts) {
      const place = places.get(id);
      if (place === undefined || sent.length === 0) {
        continue;
      }
      const halo = svg('circle', {class: 'halo', cx: place.x, cy: place.y, r: scale.radius + HALO});
      this.element.append(halo);
      halo.animate({opacity: [0, 0.8, 0]}, {duration: time * 0.5, delay: start});
    }
    for (const [from, to] of sent) {
      const [a, b] = [places.get(from), places.get(to)];
      if (a === undefined || b === undefined) {
        continue;
      }
      const fill = fillOf(domain.shade(values.get(from)));
      // Under its sender until it leaves: what is drawn for a frame too long is not seen.
      const pulse = svg('circle', {class: 'pulse', cx: a.x, cy: a.y, r: RADIUS, fill});
      this.element.append(pulse);
      pulse.animate(
        {
          opacity: [1, 1],
          transform: ['none', `translate(${b.x - a.x}px, ${b.y - a.y}px)`],
          easing: 'ease-in-out',
        },
        {duration: time * 0.6, delay: (starts.get(from) ?? 0) + time * 0.25},
      );
    }
  }
}
