/**
 * `Math.hypot` of the JVM, to the last digit: that of C's `e_hypot.c`, whose error is below one unit in the last
 * place. JavaScript's own may be rounded otherwise.
 */
const LARGE = 2 ** 500;
const SHIFT = 2 ** 600;
/** Of this and less the squares are lost beside the greater one. */
const FAR = 2 ** 60;

const view = new DataView(new ArrayBuffer(8));

/** The number without the lower half of its bits. */
function upper(value: number): number {
  view.setFloat64(0, value);
  view.setInt32(4, 0);
  return view.getFloat64(0);
}

/** Of two finite numbers of middling size, the greater first: squares are added in parts, so that no bit is lost. */
function ofMiddling(a: number, b: number): number {
  const rest = a - b;
  if (rest > b) {
    const high = upper(a);
    const low = a - high;
    return Math.sqrt(high * high - (b * -b - low * (a + high)));
  }
  const twice = a + a;
  const [high, highB] = [upper(twice), upper(b)];
  const [low, lowB] = [twice - high, b - highB];
  return Math.sqrt(high * highB - (rest * -rest - (high * lowB + low * b)));
}

/** `kotlin.math.hypot`. */
export function hypot(x: number, y: number): number {
  const a = Math.max(Math.abs(x), Math.abs(y));
  const b = Math.min(Math.abs(x), Math.abs(y));
  if (Math.abs(x) === Infinity || Math.abs(y) === Infinity) {
    return Infinity;
  }
  if (Number.isNaN(a) || b === 0 || a / b > FAR) {
    return a + b;
  }
  if (a > LARGE) {
    return ofMiddling(a / SHIFT, b / SHIFT) * SHIFT;
  }
  return b < 1 / LARGE ? ofMiddling(a * SHIFT, b * SHIFT) / SHIFT : ofMiddling(a, b);
}
