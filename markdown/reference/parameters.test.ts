// cspell:ignore sorce
import {expect, test} from 'vitest';
import {entriesOf} from './entries';
import {parameterFaults} from './parameters';

/** What is wrong with the entry of `hopDistanceTo` that explains these parameters. */
const faults = (...points: string[]): string[] =>
  parameterFaults(
    entriesOf('spreading', ['### `hopDistanceTo`', '', 'The hops.', '', ...points].join('\n')),
  );

test('F20 an entry explains each parameter of its signatures', () => {
  expect(faults('- `source`, `maxDiameter`: what they mean.')).toEqual([]);
  expect(faults('- `source`: whether it is one.', '- **Returns:** `maxDiameter`: no.')).toEqual([
    'the entry "hopDistanceTo" does not explain the parameter "maxDiameter". ' +
      'Add a point below its first paragraph: - `maxDiameter`: what it means',
  ]);
});

test('F20 an entry explains no other parameter, and none twice', () => {
  expect(
    faults('- `source`: a.', '- `maxDiameter`: b.', '- `sorce`: c.', '- `source`: d.'),
  ).toEqual([
    'the entry "hopDistanceTo" explains the parameter "sorce", which the library\'s signatures do not have.' +
      ' Did you mean "source"? Take it out, or write its name as they do',
    'the entry "hopDistanceTo" explains the parameter "source" twice. Keep one of the points',
  ]);
});
