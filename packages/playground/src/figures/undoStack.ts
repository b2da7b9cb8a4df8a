/** What a reader has done to a network: undone and done again, whatever came between. */
import {type Sensed} from '../session';
import {type Arranged} from './scenario';

/** Earlier actions than so many cannot be undone. */
const MOST_DOINGS = 100;
/** What goes on is one doing, as long as it pauses for less, in milliseconds. */
const ONE_DOING = 400;

interface Doing {
  readonly sentence: string;
  readonly before: Arranged;
  readonly after: Arranged;
  readonly round: number;
  readonly time: number;
  readonly goingOn: string | undefined;
}

/** What was done, and when. */
export interface Told {
  readonly sentence: string;
  readonly round: number;
  readonly time: number;
  /** A name for what comes in many small steps, as while a device is dragged. */
  readonly goingOn?: string;
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Does anything stand, reach or link otherwise? */
export const isOther = (one: Arranged, other: Arranged): boolean =>
  !isSameList(one.devices, other.devices) ||
  one.range !== other.range ||
  !isSameList(one.cuts, other.cuts);

/** `own`, with what the change from `from` to `to` has made of it. */
function withChange(own: Sensed, from: Sensed, to: Sensed): Sensed {
  const changed = Object.entries(to).filter(([key, value]) => from[key as keyof Sensed] !== value);
  return {...own, ...(Object.fromEntries(changed) as Partial<Sensed>)};
}

const byId = (devices: readonly Sensed[]): Map<number, Sensed> =>
  new Map(devices.map((one) => [one.id, one]));

const nameOf = (pair: readonly [number, number]): string => pair.join(' ');

/** A network, with what is other in `to` than in `from`: what devices have done since then stays. */
export function changed(now: Arranged, from: Arranged, to: Arranged): Arranged {
  const [was, will, is] = [from, to, now].map(({devices}) => byId(devices));
  const devices = now.devices.flatMap((own) => {
    const [before, after] = [was.get(own.id), will.get(own.id)];
    if (before === after || before === undefined) {
      return own;
    }
    return after === undefined ? [] : withChange(own, before, after);
  });
  const back = to.devices.filter(({id}) => !was.has(id) && !is.has(id));
  const [cutBefore, cutAfter] = [from, to].map(({cuts}) => new Set(cuts.map(nameOf)));
  const cutNow = new Set(now.cuts.map(nameOf));
  return {
    devices: [...devices, ...back].sort((a, b) => a.id - b.id),
    cuts: [
      ...now.cuts.filter((pair) => cutAfter.has(nameOf(pair)) || !cutBefore.has(nameOf(pair))),
      ...to.cuts.filter((pair) => !cutBefore.has(nameOf(pair)) && !cutNow.has(nameOf(pair))),
    ],
    range: from.range === to.range ? now.range : to.range,
  };
}

export class UndoStack {
  private done: Doing[] = [];
  private undone: Doing[] = [];

  get canUndo(): boolean {
    return this.done.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  clear(): void {
    this.done = [];
    this.undone = [];
  }

  /** @returns whether anything was done */
  add(before: Arranged, after: Arranged, {sentence, round, time, goingOn}: Told): boolean {
    if (!isOther(before, after)) {
      return false;
    }
    const last = this.done[this.done.length - 1];
    const isOn = goingOn !== undefined && last?.goingOn === goingOn && time - last.time < ONE_DOING;
    if (isOn) {
      this.done.pop();
    }
    const {before: begun, round: since} = isOn ? last : {before, round};
    this.done.push({sentence, before: begun, after, round: since, time, goingOn});
    if (this.done.length > MOST_DOINGS) {
      this.done.shift();
    }
    this.undone = [];
    return true;
  }

  /** What was done after a round is not done yet. */
  forgetAfter(round: number): void {
    this.done = this.done.filter((one) => one.round <= round);
    this.undone = [];
  }

  /** @returns the network without the last doing, and what that was; nothing where there is none */
  undo(now: Arranged): {readonly arranged: Arranged; readonly sentence: string} | undefined {
    const last = this.done.pop();
    if (last === undefined) {
      return undefined;
    }
    this.undone.push(last);
    return {
      arranged: changed(now, last.after, last.before),
      sentence: `Undone: ${last.sentence}`,
    };
  }

  redo(now: Arranged): {readonly arranged: Arranged; readonly sentence: string} | undefined {
    const next = this.undone.pop();
    if (next === undefined) {
      return undefined;
    }
    this.done.push(next);
    return {
      arranged: changed(now, next.before, next.after),
      sentence: `Redone: ${next.sentence}`,
    };
  }
}

/** What keys ask for; in a number's box they are the browser's. */
export function askedBy(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const {key, ctrlKey, metaKey, shiftKey, target} = event;
  const isWritten = target instanceof HTMLInputElement && target.type === 'number';
  if (!(ctrlKey || metaKey) || isWritten) {
    return undefined;
  }
  const isRedo = key === 'y' || (shiftKey && key.toLowerCase() === 'z');
  return isRedo ? 'redo' : key === 'z' ? 'undo' : undefined;
}
