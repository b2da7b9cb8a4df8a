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
    return typeof value === 'number' ? value.toLocaleString('en') : value;
  });
}
