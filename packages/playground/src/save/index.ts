/** Saves what a figure shows: fetched when somebody asks for it. */
import {type SavedFigure} from '../figures/later';
import {csvOf} from './csv';
import {download} from './download';
import {drawingOf} from './drawing';

export type {SavedFigure};

export function saveValues(figure: SavedFigure): void {
  download(`${figure.name}.csv`, 'text/csv;charset=utf-8', csvOf(figure));
}

export function saveDrawing({name, networks, history, round}: SavedFigure): void {
  const at = history.length > 0 ? `-round-${round}` : '';
  download(`${name}${at}.svg`, 'image/svg+xml', drawingOf(networks));
}
