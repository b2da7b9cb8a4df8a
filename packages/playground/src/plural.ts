/** As readers are shown numbers. Small ones need nothing of `Intl`, whose first use in a tab is slow: figures wake with them. */
const shown = (value: number): string =>
  Number.isInteger(value) && value < 1000 ? String(value) : value.toLocaleString('en');

/**
 * A text that depends on a number, its `{0}`.
 * @param english one and other, as `{0} link|{0} links`
 * @param more values: `{1}` and so on
 */
export function plural(count: number, english: string, ...more: (string | number)[]): string {
  const [one, other] = english.split('|');
  const values = [count, ...more];
  return (count === 1 ? one : other).replace(/\{(\d)\}/g, (_, at: string) => {
    const value = values[Number(at)];
    return typeof value === 'number' ? shown(value) : value;
  });
}
