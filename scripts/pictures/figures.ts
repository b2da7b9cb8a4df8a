/** The figures of pictures, held against the runs that they name. */
import {LAYOUTS, type Picture} from '@collektive/pictures';
import {run} from '../../src/pictures/runs';
import {written} from '../../src/pictures/words';

const NUMBER = /(?<![\w.-])-?\d+(?:\.\d+)?(?!\w)/g;
const numbersIn = (text: string): string[] =>
  (text.match(NUMBER) ?? []).map((number) => String(Number(number)));

const upTo = (count: number): string[] => Array.from({length: count + 1}, (_, k) => String(k));

/** What a run lets a picture say: its values, how many devices and rounds, and their numbers. */
function known(name: string): string[] {
  const rounds = run(name);
  return [
    ...numbersIn(JSON.stringify(rounds).replaceAll(/[[\]{}":,]/g, ' ')),
    ...upTo(Math.max(...rounds.map(({length}) => length))),
    ...upTo(rounds.length),
  ];
}

/**
 * Numbers that a picture shows or tells, and that none of its runs has.
 * @returns a sentence for each
 */
export function figureFaults(picture: Picture): string[] {
  const {name, runs, counts = 0, alt, caption} = picture;
  const drawn = LAYOUTS.flatMap((layout) => written(picture.draw(layout).content));
  const shown = new Set([...drawn, alt, caption].flatMap(numbersIn));
  const from = new Set([...runs.flatMap(known), ...upTo(counts)]);
  return [...shown]
    .filter((number) => !from.has(number))
    .map(
      (number) =>
        `The picture ${name} says ${number}, which is in none of its runs (${runs.join(', ') || 'it names none'})`,
    );
}
