/** Numbers by chance: for a seed, those of the JVM (Marsaglia's xorwow). */
// cspell:ignore xorwow
import {type LibraryPackage} from '../library';
import {KotlinArray, double, float, Progression} from '../run/values';
import {KotlinSet, List, list, items} from '../run/collections';
import {fail} from '../run/failures';
import {text} from '../run/text';

class Random {
  private readonly state: number[];
  private addend: number;

  constructor(low: number, high: number) {
    this.state = [low, high, 0, 0, ~low];
    this.addend = (low << 10) ^ (high >>> 4);
    for (let index = 0; index < 64; index += 1) {
      this.int();
    }
  }

  int(): number {
    const {state} = this;
    const first = state[0] ^ (state[0] >>> 2);
    const last = state[4];
    state.shift();
    state.push(first ^ (first << 1) ^ last ^ (last << 4));
    this.addend = (this.addend + 362437) | 0;
    return (state[4] + this.addend) | 0;
  }

  bits(count: number): number {
    return count === 0 ? 0 : this.int() >>> (32 - count);
  }

  below(from: number, until: number): number {
    if (until <= from) {
      noRange(from, until);
    }
    const size = (until - from) | 0;
    if (size > 0) {
      if ((size & -size) === size) {
        return from + this.bits(31 - Math.clz32(size));
      }
      for (;;) {
        const bits = this.int() >>> 1;
        const value = bits % size;
        if (bits - value + (size - 1) <= 2147483647) {
          return from + value;
        }
      }
    }
    for (;;) {
      const value = this.int();
      if (value >= from && value < until) {
        return value;
      }
    }
  }

  long(): bigint {
    return BigInt.asIntN(64, (BigInt(this.int()) << 32n) + BigInt(this.int()));
  }

  real(): number {
    return (this.bits(26) * 2 ** 27 + this.bits(27)) / 2 ** 53;
  }
}

const noRange = (from: unknown, until: unknown): never =>
  fail('IllegalArgumentException', `Random range is empty: [${text(from)}, ${text(until)}).`);

const some = new Random((Math.random() * 2 ** 32) | 0, 0);

function picked(self: unknown, random: Random, none: () => unknown): unknown {
  if (self instanceof Progression && self.sort === 'Long') {
    fail('UnsupportedOperationException', "'random' of a range of Long is not known here.");
  }
  const all = items(self);
  return all.length === 0 ? none() : all[random.below(0, all.length)];
}

function shuffle(all: unknown[], random: Random): unknown[] {
  for (let index = all.length - 1; index > 0; index -= 1) {
    const other = random.below(0, index + 1);
    [all[index], all[other]] = [all[other], all[index]];
  }
  return all;
}

const sourceName = (self: unknown): string =>
  self instanceof KotlinArray ? 'Array' : 'Collection';

export const random: LibraryPackage = {
  name: 'kotlin.random',
  classes: [
    {
      text: 'open class Random',
      is: (value) => value instanceof Random,
      members: {
        'fun nextInt(): Int': (self: Random) => self.int(),
        'fun nextInt(until: Int): Int': (self: Random, until: number) => self.below(0, until),
        'fun nextInt(from: Int, until: Int): Int': (self: Random, from: number, until: number) =>
          self.below(from, until),
        'fun nextLong(): Long': (self: Random) => self.long(),
        'fun nextBits(bitCount: Int): Int': (self: Random, count: number) => self.bits(count),
        'fun nextBoolean(): Boolean': (self: Random) => self.bits(1) !== 0,
        'fun nextDouble(): Double': (self: Random) => double(self.real()),
        'fun nextDouble(until: Double): Double': (self: Random, {value}: {value: number}) =>
          between(self, 0, value),
        'fun nextDouble(from: Double, until: Double): Double': (
          self: Random,
          from: {value: number},
          until: {value: number},
        ) => between(self, from.value, until.value),
        'fun nextFloat(): Float': (self: Random) => float(self.bits(24) / 2 ** 24),
      },
      nested: [{text: 'object Default : Random', is: (value) => value === some, instance: some}],
    },
  ],
  rows: {
    'fun Random(seed: Int): Random': (seed: number) => new Random(seed, seed >> 31),
    'fun Random(seed: Long): Random': (seed: bigint) =>
      new Random(Number(BigInt.asIntN(32, seed)), Number(BigInt.asIntN(32, seed >> 32n))),
    'fun Random.nextInt(range: IntRange): Int': (self: Random, {first, last}: Progression) =>
      self.below(first, last + 1),
  },
};

function between(self: Random, from: number, until: number): unknown {
  if (!(until > from)) {
    noRange(double(from), double(until));
  }
  return double(from + self.real() * (until - from));
}

/** What lists, ranges and arrays choose by chance. */
export const chosen: LibraryPackage = {
  name: 'kotlin.collections',
  rows: {
    'fun <T> Iterable<T>.shuffled(random: Random = Random.Default): List<T>': (
      self: unknown,
      random = some,
    ) => list(shuffle(items(self), random)),
    'fun <T> MutableList<T>.shuffle(random: Random = Random.Default): Unit': (
      self: List,
      random = some,
    ) => {
      shuffle(self.items, random);
    },
    ...Object.fromEntries(
      ['Iterable', 'AnyArray'].flatMap((of) => [
        [
          `fun <T> ${of}<T>.random(random: Random = Random.Default): T`,
          (self: unknown, random = some) =>
            picked(self, random, () =>
              fail(
                'NoSuchElementException',
                self instanceof List || self instanceof KotlinSet || self instanceof KotlinArray
                  ? `${sourceName(self)} is empty.`
                  : `Cannot get random in empty range: ${text(self)}`,
              ),
            ),
        ],
        [
          `fun <T> ${of}<T>.randomOrNull(random: Random = Random.Default): T?`,
          (self: unknown, random = some) => picked(self, random, () => null),
        ],
      ]),
    ),
  },
};
