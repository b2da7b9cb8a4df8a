// cspell:ignore Dtest Branchng
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {judge} from './judge';
import {chooseSample, goalsOf} from './one';

describe('npm run samples -- --record NAME', () => {
  let root = '';
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const testOf = (name: string): string =>
    `class ${name}Test : SampleTest("${name}") {\n    @Test fun one() = prints("one", "1", ::run${name})\n}\n`;

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'one-'));
    write('versions.json', JSON.stringify({collektive: '28.3.2', kotlin: '2.4.10'}));
    for (const name of ['Branching', 'Loops', 'Untried', 'Quiet']) {
      const head = name === 'Quiet' ? '// #silent: others depend on it\n' : '';
      write(
        `src/main/kotlin/basics/${name}.kt`,
        `${head}// #region one\nfun run${name}() = println(1)\n// #endregion\n`,
      );
    }
    write('src/test/kotlin/BasicsTest.kt', testOf('Branching') + testOf('Loops'));
  });
  afterAll(() => rmSync(root, {recursive: true}));

  test.each([['Branching'], ['Branching.kt'], ['basics/Branching.kt']])('%s is one', (wanted) => {
    const {source, classes} = chooseSample(root, wanted);
    expect(source.path).toBe('src/main/kotlin/basics/Branching.kt');
    expect(goalsOf({source, classes})).toEqual(['-Dtest=BranchingTest,LoopsTest', 'test']);
  });

  test('one that prints nothing is just compiled; without a name, all are run', () => {
    expect(goalsOf(chooseSample(root, 'Quiet'))).toEqual(['test-compile']);
    expect(goalsOf(undefined)).toEqual(['test']);
  });

  test.each([
    ['Branchng', 'Did you mean "Branching"? npm run samples -- --record Branching'],
    ['CrowdSize', 'Write one: npm run new -- sample basics/CrowdSize'],
    ['Untried', 'has no test that records what it prints'],
  ])('%s is refused, with the command that fits', (wanted, words) => {
    expect(() => chooseSample(root, wanted)).toThrow(words);
    expect(() => chooseSample(root, wanted)).toThrow(/npm run [^.]*$/);
  });

  test('its record is written, and others are not looked at', () => {
    const runs = path.join(root, 'runs');
    // As a run leaves it: what its test class holds of others printed, too.
    write('runs/Branching/outputs/one.txt', '1');
    write('runs/Loops/outputs/one.txt', '1');
    const verdict = judge(root, runs, '2026-01-31', chooseSample(root, 'Branching').source);
    expect(verdict.records.map(({name, record}) => [name, record.outputs])).toEqual([
      ['Branching', {one: '1'}],
    ]);
    write('recorded/Branching.json', JSON.stringify(verdict.records[0].record));
    const again = judge(root, runs, '2026-02-01', chooseSample(root, 'Branching').source);
    expect(again).toMatchObject({changes: [], records: []});
    expect(judge(root, runs, '2026-02-01').changes.join()).toContain('Loops.kt has no record');
  });
});
