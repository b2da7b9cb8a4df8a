/** A number in a figure's program that readers can change. */
import {type FigureData} from './data';

/** The same figure with another number in its first program, and what the page then says there: `bound = 3`. */
export function withNumber(data: FigureData, value: number): {data: FigureData; says: string} {
  const {number, programs} = data;
  if (number === undefined) {
    return {data, says: ''};
  }
  const {start, words, at} = number;
  const other = (text: string, from: number): string =>
    text.slice(0, from) + value + text.slice(from + String(number.value).length);
  const [own, ...others] = programs;
  const {file} = own.program;
  const program = {...own.program, file: {...file, text: other(file.text, start)}};
  return {data: {...data, programs: [{...own, program}, ...others]}, says: other(words, at)};
}
