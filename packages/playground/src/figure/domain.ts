/** The values that a network has come to, and their colours: what has one keeps it, as far as numbers do not spread. */
import {NUMBER, RAMP, UNPLACED, type Shade} from './values';

/** Further kinds have no colour of their own. */
const MOST_KINDS = 200;

const TRUTHS: readonly string[] = ['false', 'true'];

const inOrder = (a: string, b: string): number =>
  NUMBER.test(a) && NUMBER.test(b) ? Number(a) - Number(b) : a < b ? -1 : 1;

/** It grows with what comes up, and never shrinks: the same value has the same colour in every round. */
export class Domain {
  private readonly shades = new Map<string, number>();
  /** The least and the greatest number. */
  private ends: readonly [string, string] | undefined;
  private isNumeric = true;

  /** @param values all that are to be told apart by now */
  constructor(values: Iterable<string> = []) {
    this.add(values);
  }

  add(values: Iterable<string>): void {
    const fresh = [...new Set(values)].filter((value) => !this.shades.has(value));
    // Of those that can only be true or false both are to be expected.
    const all = fresh.some((value) => TRUTHS.includes(value)) ? [...TRUTHS, ...fresh] : fresh;
    for (const value of all.sort(inOrder)) {
      if (NUMBER.test(value)) {
        this.reach(value);
      } else {
        this.isNumeric &&= UNPLACED.test(value);
      }
      if (!this.shades.has(value) && this.shades.size < MOST_KINDS) {
        this.shades.set(value, this.freeShade);
      }
    }
  }

  /** Numbers by size, the least brightest; others by kind. */
  readonly shade = (value: string | undefined): Shade => {
    if (value === undefined) {
      return 'none';
    }
    if (!this.isNumeric) {
      return this.shades.get(value) ?? 'none';
    }
    if (!NUMBER.test(value) || this.ends === undefined) {
      return 'none';
    }
    const [least, greatest] = this.ends.map(Number);
    if (least === greatest) {
      return RAMP;
    }
    const share = Math.min(1, Math.max(0, (Number(value) - least) / (greatest - least)));
    return RAMP - Math.round(share * (RAMP - 1));
  };

  /** What a legend of these values names: where there are numbers the ends of all, and each other kind that is there. */
  kinds(values: Iterable<string>): string[] {
    const there = new Set(values);
    const all = [...this.shades.keys()].filter((value) => there.has(value));
    if (!this.isNumeric) {
      return all;
    }
    const ends = [...there].some((value) => NUMBER.test(value)) ? (this.ends ?? []) : [];
    return [...new Set([...ends, ...all.filter((value) => UNPLACED.test(value)).sort()])];
  }

  private reach(value: string): void {
    const [least, greatest] = this.ends ?? [value, value];
    this.ends = [
      Number(value) < Number(least) ? value : least,
      Number(value) > Number(greatest) ? value : greatest,
    ];
  }

  /** As far as can be from those that are taken, the brightest of them; where all are, they begin anew. */
  private get freeShade(): number {
    const taken = [...this.shades.values()];
    const far = (shade: number): number =>
      Math.min(...taken.map((other) => Math.abs(shade - other)));
    const all = Array.from({length: RAMP}, (_, index) => RAMP - index);
    if (taken.length === 0) {
      return RAMP;
    }
    if (taken.length >= RAMP) {
      return taken[taken.length % RAMP];
    }
    return all.reduce((best, shade) => (far(shade) > far(best) ? shade : best));
  }
}
