/** What pages say of mistakes and of what is right, tried on the networks of the figures beside them. */
import {describe, expect, test} from 'vitest';
import {figure, numbers} from './figure';

describe('wrong beside right, where a page explains it', () => {
  test('without the device that throws, nothing is wrong', () => {
    const {editable, run} = figure('CaughtException-wrong-CaughtException-right-everyone-4');
    expect(run(1)[0]).toEqual(['(null, 0)', ...Array<string>(3).fill('(23, 2)')]);
    editable.remove(0);
    const [wrong, right] = run(2);
    expect(wrong).toEqual(right);
  });

  test('after five rounds `share` knows every distance, `evolve` not yet', () => {
    const {run} = figure('Share-hops-evolve-Share-hops-line-5');
    const far = ['0.0', '1.0', '2.0', '3.0', '4.0'];
    const [evolve, share] = run(1);
    expect([evolve[3], share]).toEqual(['Infinity', far]);
    expect(run(3)[0]).toEqual(far);
  });

  test('one more than the greatest number is below zero', () => {
    const {editable, run} = figure('AloneInTheDark-wrong-AloneInTheDark-right-islands-2-1');
    const [least, most] = [-(2 ** 31), 2 ** 31 - 1].map(String);
    expect(run(1)).toEqual([
      ['0', '1', least],
      ['0', '1', most],
    ]);
    editable.isolate(1);
    expect(run(2)).toEqual([
      ['0', least, least],
      ['0', most, most],
    ]);
  });

  test('a limit of 2 reaches three hops', () => {
    const [two, one] = figure('OneHopMore-wrong-OneHopMore-right-line-6').run(1);
    expect([two, one].map((far) => Math.max(...numbers(far).filter(Number.isFinite)))).toEqual([
      3, 2,
    ]);
  });

  test('the lowest by `minOf` is agreed on, and lost again', () => {
    const {run} = figure('LowestByMinOf-wrong-LowestByMinOf-right-line-6');
    const rounds = Array.from({length: 12}, () => run(1));
    expect(rounds.some(([wrong]) => new Set(wrong).size === 1)).toBe(true);
    expect(new Set(rounds.map(([wrong]) => wrong.join(' '))).size).toBeGreaterThan(2);
    expect(new Set(rounds.map(([, right]) => right.join(' ')))).toEqual(new Set(['0 0 0 0 0 0']));
  });
});
