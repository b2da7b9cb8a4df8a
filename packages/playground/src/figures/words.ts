/** What figures say. */
import {NUMBER, written} from '../figure/values';
import {type Sensed, type Shown} from '../session';
import {type Settling} from './simulation';
import {type Moment} from './roundHistory';
import {plural} from '../plural';

/** A value as it is read out: numbers as they are drawn, so that who sees a device can speak of it. */
const readOut = (value: string): string => (NUMBER.test(value) ? written(value) : value);

/** A device in words. @param label of its program, where there are two */
export function wordsOf(
  {id, source, flag, team, value}: Sensed,
  shown: Shown | undefined,
  label?: string,
): string {
  const senses = [
    source ? 'source' : '',
    flag ? 'flag' : '',
    team === 'red' ? '' : `team ${team}`,
    value === 10 * id ? '' : `senses ${value}`,
  ].filter((word) => word !== '');
  const now =
    shown === undefined ? 'no round yet' : readOut(shown.value) + (shown.lit ? ', lit' : '');
  const words = label === undefined ? `device ${id}: ${now}` : `device ${id}, ${label}: ${now}`;
  return [words, ...senses].join(', ');
}

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
    return plural(rounds, 'Still changing after {0} round.|Still changing after {0} rounds.');
  }
  return after === 0
    ? 'Nothing changes: it has settled.'
    : plural(after, 'Settled after {0} round.|Settled after {0} rounds.');
}

/** More neighbours than these are not named. */
const MOST_NAMED = 8;

/** A value as it is drawn; pairs have brackets of their own. */
const inBrackets = (value: string): string =>
  value.startsWith('(') ? value : `(${written(value)})`;

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
    return 'It heard no other device.';
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
    .map((other) => (said.has(other) ? `${other} ${inBrackets(said.get(other)!)}` : String(other)));
  const more = fired.heard.length - names.length;
  return more > 0
    ? `It heard ${names.join(', ')} and ${more} more.`
    : `It heard ${names.join(', ')}.`;
}
