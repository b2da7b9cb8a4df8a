/** The values of a figure's devices, for those who would rather read them. */
import {phrase, text} from '@collektive/texts';
import {type FigureData, isNamed} from '../figure/data';
import {html} from '../player/dom';
import {type Sensed, type Shown} from '../session';

/** @param shown of each program */
export function tableOf(
  round: number,
  devices: readonly Sensed[],
  shown: readonly (readonly Shown[])[],
  data: FigureData,
): HTMLTableElement {
  const names = isNamed(data) ? data.programs.map(({label}) => label) : [text('Value')];
  const byId = shown.map((own) => new Map(own.map((one) => [one.id, one])));
  return html(
    'table',
    {},
    html('caption', {}, phrase`Round ${round}`),
    html(
      'thead',
      {},
      html(
        'tr',
        {},
        ...[text('Device'), text('Source'), ...names].map((name) =>
          html('th', {scope: 'col'}, name),
        ),
      ),
    ),
    html(
      'tbody',
      {},
      ...devices.map(({id, source}) =>
        html(
          'tr',
          {},
          html('th', {scope: 'row'}, String(id)),
          html('td', {}, source ? text('yes') : text('no')),
          ...byId.map((own) => html('td', {}, own.get(id)?.value ?? '–')),
        ),
      ),
    ),
  );
}
