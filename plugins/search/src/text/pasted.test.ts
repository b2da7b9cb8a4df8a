import {describe, expect, it} from 'vitest';
import {cutBySense, saidIn} from './pasted';

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
    [
      '> Task :app:compileKotlin FAILED\n' +
        "w: /home/ada/work/demo/Zones.kt:31:9 The function 'org.example.api.Swarm.part' must not be called here",
      "The function 'Swarm.part' must not be called here",
    ],
    [
      '> Task :app:compileKotlin FAILED e: Zones.kt:31:9 Unresolved reference: hood in this file',
      'Unresolved reference: hood in this file',
    ],
    [
      '[ERROR] demo: the simulation could not be loaded, see the log for the rest of it\n' +
        'Caused by: java.lang.RuntimeException: wrapped\n' +
        'Caused by: java.lang.IllegalStateException: nobody is there\n' +
        '    ... 12 more',
      'nobody wrapped demo: simulation loaded, log rest',
    ],
    [
      'E/AndroidRuntime: FATAL EXCEPTION: main  Process: com.example.swarm, PID: 8812\n' +
        'org.example.ClashException: two values have met at one and the same path',
      'ClashException: two values met same path FATAL EXCEPTION: main',
    ],
    [
      '[ERROR] Failed to execute goal on project demo: Could not find artifact org.example:some-name-jvm:jar:1.2 in nexus',
      'Could not find artifact some-name-jvm in nexus',
    ],
    [
      '[14:02:11] robots counted: 9\n[14:02:12] robots counted: 12\n[14:02:13] robots counted: 15, too many',
      'robots counted: too many',
    ],
  ])('S2 loses what every message begins with: %s', (text, cut) => {
    expect(cutBySense(text)).toBe(cut);
  });

  it.each([
    'w: file:///home/x/src/Main.kt:12:9 ',
    'e: file:///C:/Users/Ada%20L/Main.kt:12:9: ',
    'w: C:\\Users\\Ada Lovelace\\Main.kt: (12, 9): ',
    'Main.kt:12:9: warning: ',
    'src/main/kotlin/Main.kt:12:9 error: ',
    'build.gradle.kts:12: ',
    '[WARNING] /home/x/src/Main.kt:[12,9] ',
    '[ERROR] file:///home/x/src/Main.kt:[12,9] ',
    '[WARNING] /home/x/src/Main.kt: (12, 9) ',
    'Warning:(12, 9) Kotlin: ',
    'Kotlin: ',
  ])('S2 S11 a line says what comes behind: %s', (head) => {
    const message = "Aggregate function 'share' is called …";
    expect(saidIn(head + message)).toBe(message);
    expect(cutBySense(`${head}${message} ${'x'.repeat(25)}`)).toContain(message);
  });

  it('S2 S11 a line of a stack trace says its method', () => {
    const line = 'at it.unibo.collektive.aggregate.api.Aggregate.share(Aggregate.kt:12)';
    expect(saidIn(line)).toBe('Aggregate.share');
    expect(cutBySense(line)).toBe('Aggregate.share');
  });

  it.each([
    'Main.kt:12',
    'e: ',
    'at',
    '12 rounds',
    'either/or.kt',
    'a share, a: warning',
    '[1, 2] hops',
  ])('S11 what is no such line, or nothing else, stays as it is: %s', (query) =>
    expect(saidIn(query)).toBe(query),
  );

  it('S2 loses words without a meaning before it is cut, and is cut between words', () => {
    const text =
      'this is what you can do with the values that have come from all of your neighbours in the last round';
    expect(cutBySense(text)).toBe('values neighbours last round');
    expect(cutBySense('hops sources leaders '.repeat(4), 14)).toBe('hops sources');
    expect(cutBySense('x'.repeat(100))).toBe('x'.repeat(64));
  });
});
