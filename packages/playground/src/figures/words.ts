/** What figures say. */
import {type Sensed, type Shown} from '../session';

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
