import {ClosedRange, Progression, type Char, Double} from '../run/values';
import {compare} from '../run/equality';
import {fail} from '../run/failures';
import {text} from '../run/text';
import {NUMBERS} from '../primitives';
import {type Implementation} from '../symbols';
import {type LibraryClass, type LibraryPackage} from '../library';
import {charRange, charUntil, intRange, intUntil, longRange, longUntil} from './numbers';

export const range = (name: string, item: string): LibraryClass => ({
  text: `class ${name} : ${item}Progression, ClosedRange<${item}>`,
  is: (value) => value instanceof Progression && value.sort === item && value.isRange,
});
const progression = (
  item: string,
  unwrap: (value: never) => number = (value) => value,
): LibraryClass => ({
  text: `open class ${item}Progression : Iterable<${item}>`,
  is: (value) => value instanceof Progression && value.sort === item,
  members: {
    [`val first: ${item}`]: (self: Progression) => self.wrap(self.first),
    [`val last: ${item}`]: (self: Progression) => self.wrap(self.last),
    [`val step: ${item === 'Long' ? 'Long' : 'Int'}`]: (self: Progression) => self.step,
    'fun isEmpty(): Boolean': (self: Progression) => self.isEmpty,
    [`operator fun contains(value: ${item}): Boolean`]: (self: Progression, value: never) => {
      const found = unwrap(value);
      const inside =
        self.step > 0
          ? found >= self.first && found <= self.last
          : found <= self.first && found >= self.last;
      return inside && Number((found - self.first) % self.step) === 0;
    },
  },
});
function withStep(self: Progression, step: number): Progression {
  if (step <= 0) {
    fail('IllegalArgumentException', `Step must be positive, was: ${step}.`);
  }
  const {first, last} = self;
  const signed = self.step > 0 ? step : -step;
  const end = self.size === 0 ? last : last - ((last - first) % step);
  return new Progression(first, end, signed, self.sort, self.wrap, false);
}
const reversed = ({first, last, step, sort, wrap}: Progression): Progression =>
  new Progression(last, first, -step, sort, wrap, false);
/** Numbers with a fraction by their values, all others by their order. */
type Closed = ClosedRange | Progression;

function within({start, endInclusive, until}: Closed, value: unknown): boolean {
  if (start instanceof Double && endInclusive instanceof Double && value instanceof Double) {
    const {value: own} = value;
    return start.value <= own && (until ? own < endInclusive.value : own <= endInclusive.value);
  }
  const order = compare(value, endInclusive);
  return compare(start, value) <= 0 && (until ? order < 0 : order <= 0);
}
const emptyRange = (why: string): never =>
  fail('IllegalArgumentException', `Cannot coerce value to an empty range: ${why}.`);
const clamp = (value: unknown, low: unknown, high: unknown): unknown =>
  compare(value, low) < 0 ? low : compare(value, high) > 0 ? high : value;
/** What whole numbers of all types have in common; JavaScript compares those of two types by their values. */
const ofWhole: Record<string, Implementation> = {};
const WHOLE = NUMBERS.slice(0, 4);
for (const [own, other] of WHOLE.flatMap((a) => WHOLE.map((b) => [a, b]))) {
  const isLong = own === 'Long' || other === 'Long';
  const sort = isLong ? 'Long' : 'Int';
  ofWhole[`infix fun ${own}.until(to: ${other}): ${sort}Range`] = isLong ? longUntil : intUntil;
  ofWhole[`infix fun ${own}.downTo(to: ${other}): ${sort}Progression`] = isLong
    ? (a: bigint, b: bigint) => longRange(a, b, -1n)
    : (a: number, b: number) => intRange(a, b, -1);
  if ((own === 'Int' || own === 'Long') && other !== own) {
    ofWhole[`operator fun ClosedRange<${own}>.contains(value: ${other}): Boolean`] = (
      {first, last}: Progression,
      value: number,
    ) => value >= first && value <= last;
  }
}

export const ranges: LibraryPackage = {
  name: 'kotlin.ranges',
  classes: [
    {
      text: 'interface ClosedRange<T : Comparable<T>>',
      is: (value) => value instanceof ClosedRange || value instanceof Progression,
      members: {
        'val start: T': (self: Closed) => self.start,
        'val endInclusive: T': (self: Closed) => self.endInclusive,
        'operator fun contains(value: T): Boolean': within,
        'fun isEmpty(): Boolean': (self: Closed) => self.isEmpty,
      },
    },
    progression('Int'),
    progression('Long'),
    progression('Char', (value: Char) => value.code),
    range('IntRange', 'Int'),
    range('LongRange', 'Long'),
    range('CharRange', 'Char'),
  ],
  rows: {
    ...ofWhole,
    'infix fun Char.until(to: Char): CharRange': charUntil,
    'infix fun Char.downTo(to: Char): CharProgression': (a: Char, b: Char) =>
      charRange(a.code, b.code, -1),
    'infix fun IntProgression.step(step: Int): IntProgression': withStep,
    'infix fun LongProgression.step(step: Long): LongProgression': withStep,
    'infix fun CharProgression.step(step: Int): CharProgression': withStep,
    'fun IntProgression.reversed(): IntProgression': reversed,
    'fun LongProgression.reversed(): LongProgression': reversed,
    'fun CharProgression.reversed(): CharProgression': reversed,
    'operator fun <T : Comparable<T>> T.rangeTo(that: T): ClosedRange<T>': (
      a: unknown,
      b: unknown,
    ) => new ClosedRange(a, b),
    'operator fun Double.rangeUntil(that: Double): ClosedRange<Double>': (a: unknown, b: unknown) =>
      new ClosedRange(a, b, true),
    'fun <T : Comparable<T>> T.coerceAtLeast(minimumValue: T): T': (a: unknown, low: unknown) =>
      compare(a, low) < 0 ? low : a,
    'fun <T : Comparable<T>> T.coerceAtMost(maximumValue: T): T': (a: unknown, high: unknown) =>
      compare(a, high) > 0 ? high : a,
    'fun <T : Comparable<T>> T.coerceIn(minimumValue: T, maximumValue: T): T': (
      a: unknown,
      low: unknown,
      high: unknown,
    ) =>
      compare(low, high) > 0
        ? emptyRange(`maximum ${text(high)} is less than minimum ${text(low)}`)
        : clamp(a, low, high),
    'fun <T : Comparable<T>> T.coerceIn(range: ClosedRange<T>): T': (
      a: unknown,
      within: Closed,
    ) => {
      const {start: low, endInclusive: high} = within;
      return compare(low, high) > 0 ? emptyRange(text(within)) : clamp(a, low, high);
    },
  },
};
