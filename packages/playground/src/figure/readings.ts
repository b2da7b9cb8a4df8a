/** What is read off a round of a network as a whole. */
import {type Round, type World} from '../session';
import {type Truth, TRUTHS} from './truths';
import {NUMBER} from './values';

/** What pages can ask for, by name. */
export const READOUTS = ['values', 'messages', 'settled', 'wrong'] as const;
export type Readout = (typeof READOUTS)[number];

/** A point of a line, between two others where there are such; `undefined` where a round has none. */
export interface Reading {
  readonly line: number | undefined;
  readonly band?: readonly [least: number, greatest: number];
  readonly words: string;
}

/** What a round is read off. */
export interface Looked {
  readonly round: Round;
  readonly before?: Round;
  /** What the round found. */
  readonly world: World;
  readonly truth?: Truth;
}

const rounded = (value: number): string => String(Number(value.toPrecision(3)));

/** Of the values that are finite numbers. */
function valuesOf({round: {shown}}: Looked): Reading {
  const numbers = shown.flatMap(({value}) => (NUMBER.test(value) ? [Number(value)] : []));
  const others = shown.length - numbers.length;
  const rest = others === 0 ? '' : `${others} without a number`;
  if (numbers.length === 0) {
    return {line: undefined, words: rest};
  }
  const line = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  const band = [Math.min(...numbers), Math.max(...numbers)] as const;
  const [least, mean, greatest] = [band[0], line, band[1]].map(rounded);
  const words = `least ${least}, mean ${mean}, greatest ${greatest}`;
  return {line, band, words: rest === '' ? words : `${words}; ${rest}`};
}

function messagesOf({round: {fired}}: Looked): Reading {
  const line = fired.reduce((sum, {heard}) => sum + heard.length, 0);
  return {line, words: `messages heard: ${line}`};
}

/** Devices that say what they said in the round before. */
function settledOf({round: {shown}, before}: Looked): Reading {
  const was = new Map(before?.shown.map(({id, value}) => [id, value]));
  const line = shown.filter(({id, value}) => was.get(id) === value).length;
  return {line, words: `${line} of ${shown.length} devices unchanged`};
}

/** Devices that say something other than the truth. */
function wrongOf({round: {shown}, world, truth}: Looked): Reading {
  const values = truth === undefined ? undefined : TRUTHS[truth](world);
  const line = shown.filter(
    ({id, value}) => Number(value) !== (values?.get(id) ?? Infinity),
  ).length;
  return {line, words: `wrong: ${line} of ${shown.length} devices`};
}

export const READING: Readonly<Record<Readout, (looked: Looked) => Reading>> = {
  values: valuesOf,
  messages: messagesOf,
  settled: settledOf,
  wrong: wrongOf,
};
