/** What is read off a round of a network as a whole. */
import {phrase} from '@collektive/texts';
import {type Round} from '../session';
import {NUMBER} from './values';

/** What pages can ask for, by name. */
export const READOUTS = ['values', 'messages', 'settled'] as const;
export type Readout = (typeof READOUTS)[number];

/** A point of a line, between two others where there are such; `undefined` where a round has none. */
export interface Reading {
  readonly line: number | undefined;
  readonly band?: readonly [least: number, greatest: number];
  readonly words: string;
}

const rounded = (value: number): string => String(Number(value.toPrecision(3)));

/** Of the values that are finite numbers. */
function valuesOf({shown}: Round): Reading {
  const numbers = shown.flatMap(({value}) => (NUMBER.test(value) ? [Number(value)] : []));
  const others = shown.length - numbers.length;
  const rest = others === 0 ? '' : phrase`${others} without a number`;
  if (numbers.length === 0) {
    return {line: undefined, words: rest};
  }
  const line = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  const band = [Math.min(...numbers), Math.max(...numbers)] as const;
  const [least, mean, greatest] = [band[0], line, band[1]].map(rounded);
  const words = phrase`least ${least}, mean ${mean}, greatest ${greatest}`;
  return {line, band, words: rest === '' ? words : `${words}; ${rest}`};
}

function messagesOf({fired}: Round): Reading {
  const line = fired.reduce((sum, {heard}) => sum + heard.length, 0);
  return {line, words: phrase`messages heard: ${line}`};
}

/** Devices that say what they said in the round before. */
function settledOf({shown}: Round, before: Round | undefined): Reading {
  const was = new Map(before?.shown.map(({id, value}) => [id, value]));
  const line = shown.filter(({id, value}) => was.get(id) === value).length;
  return {line, words: phrase`${line} of ${shown.length} devices say what they said before`};
}

export const READING: Readonly<
  Record<Readout, (round: Round, before: Round | undefined) => Reading>
> = {values: valuesOf, messages: messagesOf, settled: settledOf};
