import {readTree} from '@collektive/samples';
import {describe, expect, test} from 'vitest';
import {all} from '../../../tests/unit/trees';
import {attribute} from '../../nodes';
import {playableSample} from '../../play/playable';
import {printBlock} from './print';

const tree = readTree('samples');

/** Classes of a printed output, and what its code says of devices. */
function shown(sample: string, output: string, text: string): [string?, unknown?] {
  const playable = playableSample('samples', tree, sample);
  const block = printBlock('samples', {name: output, text, source: 'run'}, playable);
  const code = all(block).find(({type}) => type === 'code');
  return [attribute(block, 'className'), code?.data?.hProperties?.devices];
}

describe('an output with the values of devices', () => {
  test('is drawn, as wide as its longest value', () => {
    expect(shown('DeviceCounter', 'islands', '[3, 3, 3, 3, 3, 3]')).toEqual([
      'sample-output devices',
      '.--.--',
    ]);
    const hops = '[0.0, 1.0, 2.0, 3.0, 10.0]';
    expect(shown('Distances', 'hops', hops)[0]).toBe('sample-output devices devices-4');
    const bounded = '[0.0, 1.0, 2.0, 3.0, Infinity, Infinity]';
    expect(shown('Distances', 'bounded', bounded)[0]).toBe('sample-output devices devices-8');
  });

  test('stays as it is where the network is none of text, or nothing can be run', () => {
    expect(shown('Branching', 'team-size', '[2, 2, 3, 3, 3]')).toEqual([
      'sample-output',
      undefined,
    ]);
    expect(shown('Timers', 'gone', '[1, 2, 3]')).toEqual(['sample-output', undefined]);
  });
});
