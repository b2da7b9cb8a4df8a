/** What figures say. */
import {phrase, plural, text} from '@collektive/texts';
import {written} from '../figure/values';
import {type Sensed, type Shown} from '../session';
import {type Settling} from './course';
import {type Moment} from './moments';

/** A device in words. @param label of its program, where there are two */
export function wordsOf(
  {id, source, flag, team, value}: Sensed,
  shown: Shown | undefined,
  label?: string,
): string {
  const senses = [
    source ? text('source') : '',
    flag ? text('flag') : '',
    team === 'red' ? '' : phrase`team ${team}`,
    value === 10 * id ? '' : phrase`senses ${value}`,
  ].filter((word) => word !== '');
  const now =
    shown === undefined ? text('no round yet') : shown.value + (shown.lit ? text(', lit') : '');
  const words =
    label === undefined ? phrase`device ${id}: ${now}` : phrase`device ${id}, ${label}: ${now}`;
  return [words, ...senses].join(', ');
}

/** More values than these are not read out. */
const MOST_SPOKEN = 12;

/** Where a network has come, as it is read out. */
export function spoken(round: number, shown: readonly Shown[] = []): string {
  const values =
    shown.length > MOST_SPOKEN
      ? phrase`${shown.length} devices`
      : shown.map(({id, value}) => phrase`device ${id}: ${value}`).join('; ');
  return phrase`Round ${round}. ${values}`;
}

/** How running until nothing changes ended. */
export function settled({after, rounds}: Pick<Settling, 'after' | 'rounds'>): string {
  if (after === undefined) {
    return plural(rounds, 'Still changing after {0} round.|Still changing after {0} rounds.');
  }
  return after === 0
    ? text('Nothing changes: it has settled.')
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
    return text('It slept through this round.');
  }
  if (fired.heard.length === 0) {
    return text('It heard nobody.');
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
    ? phrase`It heard ${names.join(', ')} and ${more} more.`
    : phrase`It heard ${names.join(', ')}.`;
}
