/** Saves what a figure shows: fetched when somebody asks for it. */
import {type SavedFigure} from '../figures/later';
import {csvOf} from './csv';
import {drawingOf} from './drawing';

export type {SavedFigure};

/** Hands a file to the reader. */
function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function saveValues(figure: SavedFigure): void {
  download(`${figure.name}.csv`, 'text/csv;charset=utf-8', csvOf(figure));
}

export function saveDrawing({name, networks, history, round}: SavedFigure): void {
  const at = history.length > 0 ? `-round-${round}` : '';
  download(`${name}${at}.svg`, 'image/svg+xml', drawingOf(networks));
}
