import {expect, test} from 'vitest';
import {forDevices} from './devices';

const HEAD = 'package basics\n\nimport it.unibo.collektive.aggregate.api.Aggregate\n\n';
const programOf = (text: string): string =>
  forDevices(HEAD + text)
    .trimEnd()
    .split('\n')
    .at(-1)!
    .trim();

test('the first function that devices can call is what they run', () => {
  expect(programOf('fun Aggregate<Int>.degree(): Int = 1')).toBe('degree()');
  expect(
    programOf(
      'fun <ID : Any> Aggregate<ID>.near(\n    source: Boolean,\n    width: Double,\n): Int = 1',
    ),
  ).toBe('near(device.source, device.value)');
  expect(
    programOf(
      'fun Aggregate<Int>.a(x: Set<Int>): Int = 1\nfun Aggregate<Int>.b(x: Int, y: Int = 2) = 1',
    ),
  ).toBe('b(device.id)');
  expect(programOf('fun main() = println(1)')).toBe('device.id');
});

test('what it needs is imported, once', () => {
  expect(forDevices(`${HEAD}fun a() = 1\n`)).toBe(
    `package basics\n\nimport playground.Device\nimport it.unibo.collektive.aggregate.api.Aggregate\n\nfun a() = 1\n\n/** What each device runs, round by round. */\nfun Aggregate<Int>.program(device: Device) =\n    device.id\n`,
  );
  expect(forDevices('fun a() = 1\n')).toContain(
    'import it.unibo.collektive.aggregate.api.Aggregate\n',
  );
});

test('a program for devices stays as it is', () => {
  const text = 'fun Aggregate<Int>.program(device: Device) = 1';
  expect(forDevices(text)).toBe(text);
});
