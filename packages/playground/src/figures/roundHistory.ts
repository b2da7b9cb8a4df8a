/** What a figure has shown, round by round: to be looked at again, and to go on from. */
import {type Conditions, type Round, type Shown, type World} from '../session';
import {type Arranged} from './scenario';

/** Earlier rounds than so many are let go: then they can neither be seen nor gone on from. */
export const MOST_KEPT = 300;
export const LET_GO = `Only the last ${MOST_KEPT} rounds are kept.`;

/** What some rounds found. */
export interface Given {
  readonly conditions: Conditions;
  readonly world: World;
}

export interface Moment {
  /** From 1 on. */
  readonly round: number;
  /** The same object for rounds that were asked for at once. */
  readonly given: Given;
  /** Of each program. */
  readonly ran: readonly Round[];
  /** The network as it was seen, after devices had moved and the reader had touched it. */
  arranged: Arranged;
}

/** Rounds that were asked for at once. */
export interface Asked {
  readonly given: Given;
  readonly rounds: number;
}

export class RoundHistory {
  private kept: Moment[] = [];
  /** The round that is shown; 0 before the first. */
  private at = 0;

  get round(): number {
    return this.at;
  }

  /** The first round that is kept; 1 where there is none. */
  get first(): number {
    return this.kept[0]?.round ?? 1;
  }

  get last(): number {
    return this.kept[this.kept.length - 1]?.round ?? 0;
  }

  /** A later round than the one that is shown has been run. */
  get isPast(): boolean {
    return this.at < this.last;
  }

  /** All that are kept. */
  get all(): readonly Moment[] {
    return this.kept;
  }

  /** The one that is shown. */
  get now(): Moment | undefined {
    return this.kept[this.at - this.first];
  }

  /** The one before. */
  get before(): Moment | undefined {
    return this.kept[this.at - this.first - 1];
  }

  /** What the devices of each program show now. */
  get shown(): readonly (readonly Shown[])[] {
    return this.now?.ran.map(({shown}) => shown) ?? [];
  }

  clear(): void {
    this.kept = [];
    this.at = 0;
  }

  /** A round more; shown is still the one that was. */
  add(moment: Omit<Moment, 'round'>): void {
    this.kept.push({...moment, round: this.last + 1});
    if (this.kept.length > MOST_KEPT) {
      this.kept.shift();
    }
    this.at = Math.max(this.at, this.first);
  }

  /** Shows another round. */
  go(round: number): void {
    this.at = Math.min(this.last, Math.max(this.first, round));
  }

  /** Later rounds are let go, and others come in their place. @returns whether that can be: all that came before is kept */
  branch(): boolean {
    if (this.first > 1) {
      return false;
    }
    this.kept = this.kept.slice(0, this.at);
    return true;
  }

  /** Other programs came to these in the same rounds; where one went wrong, later rounds are let go. */
  exchange(ran: readonly Moment['ran'][]): void {
    this.kept = ran.map((own, index) => ({...this.kept[index], ran: own}));
    this.go(this.at);
  }

  /** How all rounds were asked for: asked again, they come to the same. */
  get asked(): Asked[] {
    const all: {given: Given; rounds: number}[] = [];
    for (const {given} of this.kept) {
      const last = all[all.length - 1];
      if (last?.given === given) {
        last.rounds += 1;
      } else {
        all.push({given, rounds: 1});
      }
    }
    return all;
  }

  /** Devices wanted to move in the last round. */
  get isMoving(): boolean {
    const last = this.kept[this.kept.length - 1];
    return last?.ran.some(({shown}) => shown.some(({move}) => move !== undefined)) ?? false;
  }

  /** For how many rounds nothing has changed, up to the last one. */
  get quiet(): number {
    const {kept} = this;
    let quiet = 0;
    while (
      quiet < kept.length - 1 &&
      isSame(kept[kept.length - 1 - quiet], kept[kept.length - 2 - quiet])
    ) {
      quiet += 1;
    }
    return quiet;
  }
}

/** Do devices stand where they stood, and show what they showed? */
const isSame = (one: Moment, other: Moment): boolean =>
  areAll(one.arranged.devices, other.arranged.devices, (a, b) => a === b) &&
  one.ran.every(({shown}, index) => areAll(shown, other.ran[index].shown, showsSame));

const areAll = <T>(
  own: readonly T[],
  other: readonly T[],
  same: (a: T, b: T) => boolean,
): boolean => own.length === other.length && own.every((one, index) => same(one, other[index]));

const showsSame = (a: Shown, b: Shown): boolean =>
  a.id === b.id && a.value === b.value && a.lit === b.lit;
