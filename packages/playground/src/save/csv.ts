/** Values of a figure's devices as a table for spreadsheets: a row for each device in each round. */
import {type SavedFigure} from '../figures/later';

/** A cell in quotation marks where it needs them, by RFC 4180. */
const cell = (value: string | number | boolean): string => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export function csvOf({
  history,
  labels,
  hasSources,
}: Pick<SavedFigure, 'history' | 'labels' | 'hasSources'>): string {
  const head = ['round', 'device', ...(hasSources ? ['source'] : []), ...labels];
  const rows = history.flatMap(({round, arranged, ran}) => {
    const values = ran.map(({shown}) => new Map(shown.map(({id, value}) => [id, value])));
    return arranged.devices.map(({id, source}) => [
      ...[round, id],
      ...(hasSources ? [source] : []),
      ...values.map((own) => own.get(id) ?? ''),
    ]);
  });
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
