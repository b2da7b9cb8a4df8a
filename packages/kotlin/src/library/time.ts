import {type LibraryPackage, type Rows} from '../library';
import {fail} from '../run/failures';
import {type Double, double} from '../run/values';

const NANOSECONDS = 1_000_000_000n;
const SCALES = [
  ['nanoseconds', 1n],
  ['microseconds', 1000n],
  ['milliseconds', 1_000_000n],
  ['seconds', NANOSECONDS],
  ['minutes', 60n * NANOSECONDS],
  ['hours', 3600n * NANOSECONDS],
  ['days', 86400n * NANOSECONDS],
] as const;
/** Beyond this, a duration is infinite: as the library counts milliseconds in 63 bits. */
const INFINITE = 4611686018427387903n * 1_000_000n;

/** Something that is counted in nanoseconds. */
class Nanoseconds {
  constructor(
    readonly nanoseconds: bigint,
    private readonly sort: string,
  ) {}

  get key(): unknown {
    return `\0${this.sort}${this.nanoseconds}`;
  }

  compareTo(other: Nanoseconds): number {
    return (
      Number(this.nanoseconds > other.nanoseconds) - Number(this.nanoseconds < other.nanoseconds)
    );
  }
}

/** A length of time. */
export class Duration extends Nanoseconds {
  constructor(nanoseconds: bigint) {
    super(
      nanoseconds > INFINITE ? INFINITE : nanoseconds < -INFINITE ? -INFINITE : nanoseconds,
      'D',
    );
  }

  override toString(): string {
    const {nanoseconds} = this;
    if (nanoseconds === 0n) {
      return '0s';
    }
    const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
    const sign = nanoseconds < 0n ? '-' : '';
    if (size === INFINITE) {
      return `${sign}Infinity`;
    }
    const parts: string[] = [];
    let rest = size;
    for (const [name, unit] of SCALES.slice(4).reverse()) {
      if (size >= unit && (parts.length > 0 || rest >= unit)) {
        parts.push(`${rest / unit}${name[0]}`);
      }
      rest %= unit;
    }
    if (rest > 0n || parts.length === 0) {
      parts.push(fractionText(rest, parts.length === 0));
    }
    // Units that are nothing at the end are left out: 1h, not 1h 0m.
    while (parts.length > 1 && /^0[hm]$/.test(parts.at(-1) ?? '')) {
      parts.pop();
    }
    const joined = parts.join(' ');
    return parts.length > 1 && sign !== '' ? `-(${joined})` : sign + joined;
  }
}

function fractionText(nanoseconds: bigint, alone: boolean): string {
  const decimal = (unit: bigint, digits: number): string => {
    const rest = (nanoseconds % unit).toString().padStart(digits, '0').replace(/0+$/, '');
    return `${nanoseconds / unit}${rest === '' ? '' : `.${rest}`}`;
  };
  if (nanoseconds >= NANOSECONDS || !alone) {
    return `${decimal(NANOSECONDS, 9)}s`;
  }
  if (nanoseconds >= 1_000_000n) {
    return `${decimal(1_000_000n, 6)}ms`;
  }
  return nanoseconds >= 1000n ? `${decimal(1000n, 3)}us` : `${nanoseconds}ns`;
}

/** A point in time: since 1970. */
export class Instant extends Nanoseconds {
  constructor(nanoseconds: bigint) {
    super(nanoseconds, 'I');
  }

  override toString(): string {
    const seconds = floorDiv(this.nanoseconds, NANOSECONDS);
    const date = new Date(Number(seconds) * 1000);
    if (Number.isNaN(date.getTime())) {
      tooFar();
    }
    // Years of other than four digits have six there.
    const iso = date
      .toISOString()
      .replace(/^([+-])0{1,2}/, '$1')
      .slice(0, -5);
    const rest = (this.nanoseconds - seconds * NANOSECONDS).toString().padStart(9, '0');
    return `${iso}${`.${rest}`.replace(/\.?(000)+$/, '')}Z`;
  }
}

/** JavaScript's calendar ends after 275,000 years. */
const tooFar = (): never =>
  fail('UnsupportedOperationException', 'An instant so far away is not known here.');

const floorDiv = (a: bigint, b: bigint): bigint => (a >= 0n ? a / b : (a - b + 1n) / b);

function parseInstant(text: string): Instant {
  const found = /^([+-]?\d{4,})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?Z$/.exec(text);
  if (found === null) {
    return fail('IllegalArgumentException', `Parse error: Invalid Instant format: ${text}`);
  }
  const [, year, month, date, hours, minutes, seconds, rest = ''] = found;
  const day = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(date));
  if (Number.isNaN(day)) {
    tooFar();
  }
  const second = day / 1000 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return new Instant(BigInt(second) * NANOSECONDS + BigInt(rest.padEnd(9, '0')));
}

const DISTANT_PAST = new Instant(-3217862419201n * NANOSECONDS + 999_999_999n);
const DISTANT_FUTURE = new Instant(3093527980800n * NANOSECONDS);
export const times = {
  zero: new Duration(0n),
  distantPast: DISTANT_PAST,
  between: (earlier: Instant, later: Instant): Duration =>
    new Duration(later.nanoseconds - earlier.nanoseconds),
  after: (instant: Instant, duration: Duration): Instant =>
    new Instant(instant.nanoseconds + duration.nanoseconds),
  minus: (longer: Duration, shorter: Duration): Duration =>
    new Duration(longer.nanoseconds - shorter.nanoseconds),
};

export const durations: LibraryPackage = {
  name: 'kotlin.time.Duration.Companion',
  rows: Object.fromEntries(
    SCALES.flatMap(([name, unit]): [string, Rows[string]][] => [
      [`val Int.${name}: Duration`, (value: number) => new Duration(BigInt(value) * unit)],
      [`val Long.${name}: Duration`, (value: bigint) => new Duration(value * unit)],
      [
        `val Double.${name}: Duration`,
        (value: Double) => new Duration(BigInt(Math.round(value.value * Number(unit)))),
      ],
    ]),
  ),
};

export const time: LibraryPackage = {
  name: 'kotlin.time',
  classes: [
    {
      text: 'class Duration : Comparable<Duration>',
      is: (value) => value instanceof Duration,
      members: {
        'operator fun plus(other: Duration): Duration': (a: Duration, b: Duration) =>
          new Duration(a.nanoseconds + b.nanoseconds),
        'operator fun minus(other: Duration): Duration': times.minus,
        'operator fun times(scale: Int): Duration': (a: Duration, scale: number) =>
          new Duration(a.nanoseconds * BigInt(scale)),
        'operator fun times(scale: Double): Duration': (a: Duration, scale: Double) =>
          new Duration(BigInt(Math.round(Number(a.nanoseconds) * scale.value))),
        'operator fun div(scale: Int): Duration': (a: Duration, scale: number) =>
          scale === 0
            ? fail(
                'IllegalArgumentException',
                'Dividing zero duration by zero yields an undefined result.',
              )
            : new Duration(a.nanoseconds / BigInt(scale)),
        'operator fun div(other: Duration): Double': (a: Duration, b: Duration) =>
          double(Number(a.nanoseconds) / Number(b.nanoseconds)),
        'operator fun unaryMinus(): Duration': (a: Duration) => new Duration(-a.nanoseconds),
        'operator fun compareTo(other: Duration): Int': (a: Duration, b: Duration) =>
          a.compareTo(b),
        'fun isNegative(): Boolean': (a: Duration) => a.nanoseconds < 0n,
        'fun isPositive(): Boolean': (a: Duration) => a.nanoseconds > 0n,
        'val absoluteValue: Duration': (a: Duration) =>
          new Duration(a.nanoseconds < 0n ? -a.nanoseconds : a.nanoseconds),
        ...Object.fromEntries(
          SCALES.map(([name, unit]) => [
            `val inWhole${name[0]?.toUpperCase()}${name.slice(1)}: Long`,
            (a: Duration) => a.nanoseconds / unit,
          ]),
        ),
      },
      nested: [
        {
          text: 'object Companion',
          is: () => false,
          instance: {key: 'Duration'},
          members: {
            'val ZERO: Duration': () => times.zero,
            'val INFINITE: Duration': () => new Duration(INFINITE),
          },
        },
      ],
    },
    {
      text: 'class Instant : Comparable<Instant>',
      is: (value) => value instanceof Instant,
      members: {
        'operator fun plus(duration: Duration): Instant': times.after,
        'operator fun minus(duration: Duration): Instant': (a: Instant, b: Duration) =>
          new Instant(a.nanoseconds - b.nanoseconds),
        'operator fun minus(other: Instant): Duration': (a: Instant, b: Instant) =>
          times.between(b, a),
        'operator fun compareTo(other: Instant): Int': (a: Instant, b: Instant) => a.compareTo(b),
        'val epochSeconds: Long': (a: Instant) => floorDiv(a.nanoseconds, NANOSECONDS),
        'fun toEpochMilliseconds(): Long': (a: Instant) => floorDiv(a.nanoseconds, 1_000_000n),
      },
      nested: [
        {
          text: 'object Companion',
          is: () => false,
          instance: {key: 'Instant'},
          members: {
            'val DISTANT_PAST: Instant': () => DISTANT_PAST,
            'val DISTANT_FUTURE: Instant': () => DISTANT_FUTURE,
            'fun fromEpochSeconds(epochSeconds: Long): Instant': (
              _self: unknown,
              seconds: bigint,
            ) => new Instant(seconds * NANOSECONDS),
            'fun fromEpochSeconds(epochSeconds: Int): Instant': (_self: unknown, seconds: number) =>
              new Instant(BigInt(seconds) * NANOSECONDS),
            'fun fromEpochMilliseconds(epochMilliseconds: Long): Instant': (
              _self: unknown,
              milliseconds: bigint,
            ) => new Instant(milliseconds * 1_000_000n),
            'fun parse(input: String): Instant': (_self: unknown, input: string) =>
              parseInstant(input),
          },
        },
      ],
    },
  ],
};
