import {className} from '../run/compile/types';
import {hashOf} from '../run/equality';
import {fail, Throwable, Thrown} from '../run/failures';
import {machine} from '../run/machine';
import {doubleText, text} from '../run/text';
import {Char, Double, Float, Small} from '../run/values';

/** `format` of the JVM, for what programs here write: %d %s %f %x %o %c %b %h %n %e, with width, precision and flags. */
export function formatted(pattern: string, args: readonly unknown[]): string {
  let next = 0;
  return pattern.replace(
    /%(?:(\d+)\$)?([-+ 0,#(]*)(\d+)?(?:\.(\d+))?([a-zA-Z%]?)/g,
    (
      whole,
      position: string | undefined,
      flags: string,
      width: string | undefined,
      precision: string | undefined,
      kind: string,
    ) => {
      if (kind === '%') {
        return '%';
      }
      if (/[#(]/.test(flags) || /[agt]/i.test(kind)) {
        return fail('UnsupportedOperationException', `The format '${whole}' is not known here.`);
      }
      if (kind === '') {
        return wrong('UnknownFormatConversion', "Conversion = '%'");
      }
      if (kind === 'n') {
        return '\n';
      }
      const value = position === undefined ? args[next++] : args[Number(position) - 1];
      if (value === undefined) {
        return wrong('MissingFormatArgument', `Format specifier '${whole}'`);
      }
      let result = formattedPart(
        value === null && !/b/i.test(kind) ? 's' : kind.toLowerCase(),
        value,
        precision,
        flags,
      );
      if (result === undefined) {
        if (!/[d-fox]/i.test(kind)) {
          return wrong('UnknownFormatConversion', `Conversion = '${kind}'`);
        }
        return wrong('IllegalFormatConversion', `${kind} != ${className(value)}`);
      }
      if (kind !== kind.toLowerCase()) {
        result = result.toUpperCase();
      }
      const plus = /[+ ]/.exec(flags)?.[0];
      if (plus !== undefined && 'dfe'.includes(kind) && !result.startsWith('-')) {
        result = plus + result;
      }
      const size = Math.min(Number(width ?? 0), 1000);
      if (flags.includes('-')) {
        return result.padEnd(size);
      }
      if (!flags.includes('0')) {
        return result.padStart(size);
      }
      const sign = /^[+ -]/.exec(result)?.[0] ?? '';
      return sign + result.slice(sign.length).padStart(size - sign.length, '0');
    },
  );
}

/** Throws what Java's formatter throws. */
const wrong = (name: string, message: string): never => {
  const made = new Throwable(
    `java.util.${name}Exception`,
    message,
    null,
    'java.lang.IllegalArgumentException',
  );
  throw new Thrown(made, machine.at);
};

function formattedPart(
  kind: string,
  value: unknown,
  precision: string | undefined,
  flags: string,
): string | undefined {
  if (value instanceof Small) {
    const isUnsigned = kind === 'x' || kind === 'o';
    return formattedPart(
      kind,
      value.value & (isUnsigned ? 2 ** value.bits - 1 : -1),
      precision,
      flags,
    );
  }
  switch (kind) {
    case 'd':
      if (typeof value !== 'number' && typeof value !== 'bigint') {
        return undefined;
      }
      return flags.includes(',') ? value.toLocaleString('en') : String(value);
    case 'f': {
      if (!(value instanceof Double || value instanceof Float)) {
        return undefined;
      }
      if (!Number.isFinite(value.value)) {
        return doubleText(value.value);
      }
      const digits = halfUp(value.value, Number(precision ?? 6));
      return flags.includes(',') ? digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : digits;
    }
    case 'e':
      return value instanceof Double || value instanceof Float
        ? value.value.toExponential(Number(precision ?? 6)).replace(/e([+-])(\d)$/, 'e$10$2')
        : undefined;
    case 'x':
    case 'o': {
      const radix = kind === 'x' ? 16 : 8;
      if (typeof value === 'bigint') {
        return BigInt.asUintN(64, value).toString(radix);
      }
      return typeof value === 'number' ? (value >>> 0).toString(radix) : undefined;
    }
    case 'h':
      return (hashOf(value) >>> 0).toString(16);
    case 'b':
      return String(value === true || (value !== null && value !== false));
    case 'c':
      return value === null || value instanceof Char
        ? text(value)
        : typeof value === 'number'
          ? String.fromCodePoint(value)
          : undefined;
    case 's':
      return precision === undefined ? text(value) : text(value).slice(0, Number(precision));
    default:
      return undefined;
  }
}
/** The JVM rounds the shortest decimal text half up; `toFixed` rounds the binary number. */
function halfUp(value: number, digits: number): string {
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential().split('e');
  const all = mantissa.replace('.', '');
  const point = Number(exponent) + 1;
  const padded = point <= 0 ? '0'.repeat(1 - point) + all : all.padEnd(point, '0');
  const whole = point <= 0 ? 1 : point;
  const scaled = padded.slice(0, whole + digits).padEnd(whole + digits, '0');
  const up = Number(padded[whole + digits] ?? '0') >= 5;
  const number = (BigInt(scaled) + (up ? 1n : 0n)).toString().padStart(digits + 1, '0');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return sign + (digits === 0 ? number : `${number.slice(0, -digits)}.${number.slice(-digits)}`);
}
