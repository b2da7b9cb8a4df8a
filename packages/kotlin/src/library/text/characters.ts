import {type Rows} from '../../library';
import {list, List} from '../../run/collections';
import {fail} from '../../run/failures';
import {text} from '../../run/text';
import {type Char, Pair} from '../../run/values';
import {type Implementation} from '../../symbols';
import {indexed} from '../collections/indexed';
import {type F} from '../functions';
import {chars, letters} from './letters';

/** What texts have not of all that can be gone through, or have otherwise. */
const NOT_OF_TEXTS =
  /^(joinTo|toMutableSet|sorted|distinct|minus|intersect|union|subtract|(last)?indexOf$|contains|elementAt$|filterTo)/i;
const IS_COUNTED = /^(take|drop)(Last)?$/;
/** Texts are gone through as lists of their characters are; what gives a list of some gives a text. */
export function ofCharacters(rows: Rows): Rows {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([row, run]): [string, Implementation][] => {
      const [, name = ''] = /\$<T>\.(\w+)/.exec(row) ?? [];
      if (
        name === '' ||
        NOT_OF_TEXTS.test(name) ||
        row.includes('(List<') ||
        row.includes('AnyArray<')
      ) {
        return [];
      }
      const signature =
        name === 'zip'
          ? row.replace(', R', '').replace('Iterable<R>', 'CharSequence').replace(/\bR\b/g, 'T')
          : row;
      const isPart = name !== 'toList' && /: (Pair<|List<)*List<T>[^()]*$/.test(signature);
      const own = (isPart ? signature.replace(/List<T>(?=[^()]*$)/g, 'String') : signature)
        .replace(/<(S, )?T( : S| : Comparable<T>)?(, |>)/, (whole) =>
          whole.endsWith(' ') ? '<' : '',
        )
        .replace('$<T>', 'CharSequence')
        .replace(/\b[ST]\b/g, 'Char');
      const values =
        rows === indexed ? (self: string) => list(chars(self)) : (self: string) => self;
      const made = (self: unknown, ...rest: unknown[]) => {
        if (IS_COUNTED.test(name) && Number(rest[0]) < 0) {
          fail(
            'IllegalArgumentException',
            `Requested character count ${text(rest[0])} is less than zero.`,
          );
        }
        const result = (run as F)(values(text(self)), ...rest);
        return isPart ? asTexts(result) : result;
      };
      return [[own, made]];
    }),
  );
}
/** Lists of characters as texts. */
function asTexts(value: unknown): unknown {
  if (value instanceof Pair) {
    return new Pair(asTexts(value.first), asTexts(value.second));
  }
  const all = (value as List).items;
  return all[0] instanceof List ? list(all.map(asTexts)) : letters(all as Char[]);
}
