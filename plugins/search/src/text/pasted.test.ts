import {expect, test} from 'vitest';
import {cutBySense} from './pasted';

test('S2 pasted text stays as it is where it fits, as one line', () => {
  expect(cutBySense('w: a warning\n  of two lines')).toBe('w: a warning of two lines');
  expect(cutBySense('')).toBe('');
});

test.each([
  [
    'e: file:///home/ada/work/demo/src/main/kotlin/Lights.kt:12:9 Unresolved reference: hood',
    'e: Unresolved reference: hood',
  ],
  [
    'Compilation of the program Lights failed: warning: This value is computed and never sent to a neighbour',
    'value computed sent neighbour',
  ],
  [
    'Exception in thread "main" java.util.concurrent.TimeoutException: nobody answered\n' +
      '    at com.example.swarm.Main.main(Main.kt:12)',
    'TimeoutException: nobody answered Main.main(Main.kt:12)',
  ],
  [
    '[14:02:11] robots counted: 9\n[14:02:12] robots counted: 12\n[14:02:13] robots counted: 15, far too late for it',
    'robots counted: far late',
  ],
  [
    'this is what you can do with the values that have come from all of your neighbours in the last round',
    'values neighbours last round',
  ],
  ['x'.repeat(100), 'x'.repeat(64)],
  ['7 '.repeat(100), '7 '.repeat(32)],
])('S2 pasted text that is longer loses what every message has, and is cut: %s', (text, cut) => {
  expect(cutBySense(text)).toBe(cut);
});

test('S2 pasted text that says what is wrong in its last line is read from there', () => {
  const log = `${'a line of a log that tells nothing of it\n'.repeat(9)}x.ClashException: two values`;
  expect(cutBySense(log, 30)).toBe('x.ClashException: two values');
});
