/** Whether a click makes a source follows from the program as it is now, not from the one that was opened. */
import {expect, test} from 'vitest';
import {sensesSource} from './data';

const HEAD = `import it.unibo.collektive.stdlib.spreading.distanceTo
/** It senses device.id, device.source, device.value. */
`;
const senses = (text: string): boolean =>
  sensesSource({
    programs: [{calls: '', label: '', program: {file: {name: 'A.kt', text}, helpers: []}}],
  });

test.each([
  'fun Aggregate<Int>.program(device: Device) = distanceTo(device.source)',
  'fun Aggregate<Int>.program(device: Device): Double {\n    val here = device.source\n    return distanceTo(here)\n}',
  'fun Aggregate<Int>.program(\n    own: Device,\n): Double = distanceTo(own.source)',
  'fun Aggregate<Int>.program(device: Device) = own(device)\n\nfun Aggregate<Int>.own(it: Device) = distanceTo(it.source)',
  'fun Aggregate<Int>.own(it: Device) = distanceTo(it.source)\nfun Aggregate<Int>.program(device: Device) = own(device)',
  'fun Aggregate<Int>.program(device: Device) = with(device) { distanceTo(source) }',
  'fun Aggregate<Int>.program(device: Device) = device.run { source }',
  'fun Aggregate<Int>.program(device: playground.Device) = if (device . source) 1 else 0',
])('%s', (text) => expect(senses(HEAD + text)).toBe(true));

test.each([
  'fun Aggregate<Int>.program(device: Device) = device.id',
  'fun Aggregate<Int>.program(device: Device) = device.id // not device.source',
  'fun Aggregate<Int>.other(device: Device) = device.source\nfun Aggregate<Int>.program(device: Device) = device.id',
  'fun Aggregate<Int>.program(device: Device) = distanceTo(localId == 0)\n\nfun other(device: Device) = device.source',
  'fun Aggregate<Int>.program(device: Device) = own(device)\n\nfun Aggregate<Int>.own(it: Device) = it.value',
  'fun other() = 1',
  '',
])('not %s', (text) => expect(senses(HEAD + text)).toBe(false));
