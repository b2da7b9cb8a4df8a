/** Networks to choose from, in words. */
import {NETWORKS} from '../figure/places';
import {plural} from '../plural';

const LARGER = ['grid 10x6', 'scattered 60', 'scattered 120', 'scattered 250', 'scattered 500'];

/** From none on, up to those that are written out. */
const NUMBERS = 'no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');

const inWords = (size: number): string => NUMBERS[size] ?? String(size);
const devices = (size: number): string => plural(size, '{1} device|{1} devices', inWords(size));

const WORDS: Readonly<Record<string, (first: number, second: number) => string>> = {
  line: (size) => `${devices(size)} in a line`,
  grid: (columns, rows) => `a grid of ${columns} by ${rows} devices`,
  ring: (size) => `${devices(size)} in a ring`,
  everyone: (size) => `${devices(size)}, all linked`,
  islands: (first, second) =>
    first === second
      ? `two islands of ${devices(first)}`
      : `two islands, of ${devices(first)} and of ${inWords(second)}`,
  scattered: (size) => `${devices(size)}, scattered`,
};

/** `everyone 6`: "Six devices, all linked". */
export function networkWords(name: string): string {
  const [, shape = '', first = '', second = first] = /^(\w+) (\d+)(?:[x ](\d+))?$/.exec(name) ?? [];
  const words = Object.hasOwn(WORDS, shape) ? WORDS[shape](Number(first), Number(second)) : name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const OFFERED: readonly string[] = [...NETWORKS, ...LARGER];
