// cspell:ignore totl broadcas
import path from 'node:path';
import {readTree} from '@collektive/samples';
import {describe, expect, test} from 'vitest';
import type {Written} from './attributes';
import {verdictOn} from './engine';
import {readExercise} from './exercise';
import {resultOf} from './results';
import {writtenExercises} from './written';

const SITE = path.join(__dirname, '../..');
const ROOT = path.join(SITE, 'samples');
const tree = readTree(ROOT);
const FINE: Written = {
  start: 'Exercises.kt#broadcast',
  solution: 'Solutions.kt#broadcast',
  calls: 'sizeFromThree()',
  network: 'line 6',
  then: 'grid 4x3',
  gives: '6',
};
const exercise = (changes: Written = {}) => {
  const {task} = readExercise(ROOT, tree, {...FINE, ...changes});
  return {data: resultOf('exercise', task)};
};

/** What the check says of a body of `sizeFromThree`. */
function said(body: string, changes: Written = {}) {
  const {data} = exercise(changes);
  const text = data.file.text.replace(/\{[^]*\}/, `{\n${body}\n}`);
  return verdictOn(data, text);
}
const sentence = (body: string): string => {
  const verdict = said(body);
  return verdict.solved ? '' : verdict.sentence;
};

describe('a check', () => {
  test('takes every program that computes what is asked for', () => {
    const other = `
      val isThree = setOf(3).contains(localId)
      return hopGradientCast(isThree, countDevices(isThree).toDouble()).toInt()`;
    expect(said(other)).toEqual({solved: true});
    // 6.0 is 6.
    const {data} = exercise();
    const text = data.file.text.replace('source = localId == 0', 'source = localId == 3');
    const doubles = text
      .replace('): Int', '): Double')
      .replace(/return (.*)/, 'return ($1).toDouble()');
    expect(verdictOn(data, doubles)).toEqual({solved: true});
  });

  test('says which device says what, and what it should say', () => {
    const {data} = exercise();
    const verdict = verdictOn(data, data.file.text);
    expect(verdict).toMatchObject({
      solved: false,
      mistakes: [],
      sentence:
        'Not yet: after 20 rounds on a line of 6 devices, device 0 says 1 and should say 6. 5 other devices are not right, either.',
    });
  });

  test('F22 an answer that is written down does not pass on another network', () => {
    expect(sentence('return 6')).toMatch(
      /^Right on one network but not on another\. Not yet: after 20 rounds on a grid of 4 by 3 devices, device 0 says 6 and should say 12\./,
    );
  });

  test('what the compiler refuses stands where the reader wrote it', () => {
    const {data} = exercise();
    const lines = data.file.text.split('\n');
    const line = lines.findIndex((one) => one.includes('val total')) + 1;
    const verdict = verdictOn(data, data.file.text.replace('local = total', 'local = totl'));
    expect(verdict).toMatchObject({
      sentence: `Line ${line + 1}: Unresolved reference 'totl'.`,
      mistakes: [{line: line + 1, severity: 'error', message: "Unresolved reference 'totl'."}],
    });
    const [mistake] = verdict.solved ? [] : verdict.mistakes;
    expect(lines[line].slice((mistake?.column ?? 0) - 1)).toBe('total)');
  });

  test('F22 a function of another name is missed', () => {
    const {data} = exercise();
    const verdict = verdictOn(data, data.file.text.replace('sizeFromThree', 'mySize'));
    expect(verdict).toMatchObject({
      sentence:
        'The check runs sizeFromThree() on each device, but the program no longer has it in that form. Keep its name and parameters.',
      mistakes: [],
    });
  });

  test('F17 a program that throws or never ends ends with a sentence, and its line', () => {
    expect(said('return 1 / (localId - localId)')).toMatchObject({
      sentence: expect.stringMatching(
        /^The program ended with an exception: .*\/ by zero/,
      ) as string,
      mistakes: [{severity: 'error'}],
    });
    expect(said('while (true) { }\nreturn 1')).toMatchObject({
      sentence: expect.stringMatching(/^The program was stopped/) as string,
      mistakes: [{severity: 'error'}],
    });
  });

  test('a network is looked at more than once, and after a cut', () => {
    const {data} = exercise({
      start: 'Exercises.kt#split',
      solution: 'Solutions.kt#split',
      calls: 'sizeAfterCut()',
      rounds: '10 20',
      cut: '2',
      gives: '3',
    });
    expect(data.trials[0].map(({rounds, when}) => [rounds, when])).toEqual([
      [10, 'after 10 rounds on a line of 6 devices'],
      [10, 'after 20 rounds on a line of 6 devices'],
      [20, '20 rounds after a cut between devices 2 and 3 of a line of 6 devices'],
    ]);
    // Either of the other elections will do.
    const gossip = data.file.text
      .replace('globalElection()', 'gossipMax(localId)')
      .replace(/^/, 'import it.unibo.collektive.stdlib.spreading.gossipMax\n');
    expect(verdictOn(data, gossip)).toEqual({solved: true});
    expect(verdictOn(data, data.file.text)).toMatchObject({
      sentence: expect.stringMatching(
        /^Not yet: 20 rounds after a cut .* device 0 says \d\d/,
      ) as string,
    });
  });
});

test.each([
  [{solution: 'Solution.kt#broadcast'}, 'Did you mean "Solutions.kt"'],
  [{solution: 'Solutions.kt#broadcas'}, 'Did you mean "broadcast"'],
  [{start: 'Exercises.kt'}, 'names no region'],
  [
    {gives: '5'},
    'the solution does not give "5": after 20 rounds on a line of 6 devices it is "6; 6; 6; 6; 6; 6"',
  ],
  [{start: 'Solutions.kt#broadcast'}, 'passes the check already'],
  [{calls: 'sizeFromTwo()'}, 'the solution does not run'],
  [{network: 'lines 4'}, 'no network is called "lines 4"'],
  [{rounds: '4 4'}, 'increasing numbers'],
  [{start: 'Speed.kt#speed'}, 'does not run in pages'],
] as [Written, string][])('F22 what cannot be is refused with a sentence: %j', (changes, words) => {
  expect(() => exercise(changes)).toThrow(words);
});

const all = writtenExercises(SITE, tree);

test('tutorials have exercises', () => {
  const pages = all.map(({page}) => page);
  for (const tutorial of ['first-collektive-program', 'survive-a-split', 'basic-usage']) {
    expect(pages.filter((page) => page.includes(tutorial)).length, tutorial).toBeGreaterThan(0);
  }
});

test.each(all.map(({task}) => [task.program.name, task] as const))(
  'F22 %s begins with a program that runs, and does not do what is asked for',
  (_, task) => {
    const data = resultOf('exercise', task);
    expect(verdictOn(data, data.file.text)).toMatchObject({
      solved: false,
      mistakes: [],
      sentence: expect.stringMatching(/^Not yet: /) as string,
    });
  },
);
