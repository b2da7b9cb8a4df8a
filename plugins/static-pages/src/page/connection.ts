/** As far as browsers tell. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export const connection = (): Connection =>
  (navigator as {connection?: Connection}).connection ?? {};

/** May something be fetched before a reader asks for it? Not over 2g, nor where a reader saves data. */
export function mayFetchAhead(): boolean {
  const {saveData, effectiveType = ''} = connection();
  return !saveData && !effectiveType.endsWith('2g');
}
