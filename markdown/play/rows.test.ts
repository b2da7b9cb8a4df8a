import {readTree} from '@collektive/samples';
import {describe, expect, test} from 'vitest';
import {playableSample} from './playable';
import {deviceRows} from './rows';

const tree = readTree('samples');

/** The rows of an output, in one line. */
function rowsOf(sample: string, output: string): string | undefined {
  const playable = playableSample('samples', tree, sample);
  return deviceRows(playable!, output)?.join(' ');
}

describe('what lines of an output show of a network', () => {
  test('a line of devices, and the same line cut in two', () => {
    expect(rowsOf('MetricGradient', 'gradient')).toBe('.---');
    expect(rowsOf('DeviceCounter', 'islands')).toBe('.--.--');
    expect(rowsOf('DeviceCounter', 'lost')).toBe('.----- .--.--');
  });

  test('a device that has left is in no row', () => {
    expect(rowsOf('Leaders', 'lost')).toMatch(/^\.----- \.---- /);
  });

  test('a grid, in as many lines as it has rows', () => {
    expect(rowsOf('Neighbours', 'degree-grid')).toBe('|++ |++ .--');
    expect(rowsOf('Branching', 'around-obstacle')).toBe('|++++ |++++ .----');
  });

  test.each([
    ['Branching', 'team-size', 'everyone hears everyone'],
    ['Ties', 'tie', 'a grid and everyone, each printed in one line'],
    ['Collapses', 'numbers', 'a list for each device'],
    ['LostState', 'right', 'what two runs of three rounds gave'],
  ])('%s#%s is not drawn: %s', (sample, output) => {
    expect(rowsOf(sample, output)).toBeUndefined();
  });
});
