/** The JVM's order of numbers with a fraction: -0.0 before 0.0, and NaN after everything. */
export function compareNumbers(a: number, b: number): number {
  if (a < b) {
    return -1;
  }
  if (a > b) {
    return 1;
  }
  if (a === b && a !== 0) {
    return 0;
  }
  const rank = (n: number): number => (Number.isNaN(n) ? 2 : Object.is(n, -0) ? 0 : 1);
  return rank(a) - rank(b);
}
