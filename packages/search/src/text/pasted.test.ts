import {describe, expect, it} from 'vitest';
import {cutBySense} from './pasted';

describe('S2 pasted text', () => {
  it('S2 stays as it is where it fits, as one line', () => {
    expect(cutBySense('w: a warning\n  of two lines')).toBe('w: a warning of two lines');
    expect(cutBySense('')).toBe('');
  });

  it.each([
    [
      'e: file:///home/ada/work/demo/src/main/kotlin/Lights.kt:12:9 Unresolved reference: hood',
      'Unresolved reference: hood',
    ],
    [
      '[ERROR] C:\\work\\demo\\src\\main\\kotlin\\Lights.kt:12:9 Unresolved reference: hood in this file',
      'Unresolved reference: hood in this file',
    ],
    [
      'Compilation of the program Lights failed: warning: This value is computed and never sent to a neighbour',
      'This value is computed and never sent to a neighbour',
    ],
    [
      'Exception in thread "main" java.util.concurrent.TimeoutException: nobody answered\n' +
        '    at com.example.swarm.Main.main(Main.kt:12)',
      'TimeoutException: nobody answered',
    ],
    [
      `Caused by: org.example.ClashException: two values at Path(backend=${'Ab9/'.repeat(20)}==)`,
      'ClashException: two values at Path(backend= )',
    ],
    [
      'No matching variant of org.example.wasm:some-name:28.3.2 was found: its value is not what was asked for',
      'matching variant some-name found: value asked',
    ],
    [
      'AssertionFailedError: expected: <{0=0.0, 1=1.0, 2=2.0}> but was: <{0=0.0, 1=1.0, 2=Infinity}>, flaky',
      'AssertionFailedError: expected: but was: flaky',
    ],
    [
      'after the cut: [42, 63, 1, 3, 3, 3], next [57, 78, 1, 3, 3, 3], and it should be 3 everywhere',
      'after the cut: next and it should be everywhere',
    ],
  ])('S2 loses what every message begins with: %s', (text, cut) => {
    expect(cutBySense(text)).toBe(cut);
  });

  it('S2 loses words without a meaning before it is cut, and is cut between words', () => {
    const text =
      'this is what you can do with the values that have come from all of your neighbours in the last round';
    expect(cutBySense(text)).toBe('values come neighbours last round');
    expect(cutBySense('wort '.repeat(40), 12)).toBe('wort wort');
    expect(cutBySense('x'.repeat(100))).toBe('x'.repeat(64));
  });
});
