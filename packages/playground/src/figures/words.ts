/** What figures say. */
import {type Sensed, type Shown} from '../session';
import {type Settling} from './course';
import {type Moment} from './moments';

/** A device in words. */
export function wordsOf({id, source, flag, team, value}: Sensed, shown: Shown | undefined): string {
  const senses = [
    source ? 'source' : '',
    flag ? 'flag' : '',
    team === 'red' ? '' : `team ${team}`,
    value === 10 * id ? '' : `senses ${value}`,
  ].filter((word) => word !== '');
  const now = shown === undefined ? 'no round yet' : shown.value + (shown.lit ? ', lit' : '');
  return [`device ${id}: ${now}`, ...senses].join(', ');
}

/** `1 link`, `2 links` */
export const plural = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;

/** More values than these are not read out. */
const MOST_SPOKEN = 12;

/** Where a network has come, as it is read out. */
export function spoken(round: number, shown: readonly Shown[] = []): string {
  const values =
    shown.length > MOST_SPOKEN
      ? `${shown.length} devices`
      : shown.map(({id, value}) => `device ${id}: ${value}`).join('; ');
  return `Round ${round}. ${values}`;
}

/** How running until nothing changes ended. */
export function settled({after, rounds}: Pick<Settling, 'after' | 'rounds'>): string {
  if (after === undefined) {
    return `Still changing after ${plural(rounds, 'round')}.`;
  }
  return after === 0
    ? 'Nothing changes: it has settled.'
    : `Settled after ${plural(after, 'round')}.`;
}

/** More neighbours than these are not named. */
const MOST_NAMED = 8;

/** Whom a device heard, and what they had returned when they spoke, where that is certain. @param index of the program */
export function heardBy(
  id: number,
  index: number,
  now: Moment | undefined,
  before: Moment | undefined,
): string {
  if (now === undefined) {
    return '';
  }
  const fired = now.ran[index]?.fired.find((one) => one.id === id);
  if (fired === undefined) {
    return 'It slept through this round.';
  }
  if (fired.heard.length === 0) {
    return 'It heard nobody.';
  }
  const isCertain = [now, before].every(
    (one) =>
      one !== undefined && one.given.conditions.loss === 0 && !one.given.conditions.asynchronous,
  );
  const said = new Map(
    isCertain ? before?.ran[index]?.shown.map((one) => [one.id, one.value]) : [],
  );
  const names = fired.heard
    .slice(0, MOST_NAMED)
    .map((other) => (said.has(other) ? `${other} (${said.get(other)})` : String(other)));
  const more = fired.heard.length - names.length;
  return `It heard ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
