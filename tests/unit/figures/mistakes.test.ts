/** What pages say of mistakes and of what is right, tried on the networks of the figures beside them. */
import {describe, expect, test} from 'vitest';
import {all, figure, numbers} from './figure';

describe('wrong beside right, where a page explains it', () => {
  test('who returns early is out of step, unless all do', () => {
    const {editable, run} = figure('EarlyReturn-wrong-EarlyReturn-right-everyone-4');
    const [wrong, right] = run(1);
    expect([wrong, right]).toEqual([
      ['(0, 0)', ...Array<string>(3).fill('(0, 2)')],
      all(4, '(0, 3)'),
    ]);
    for (const source of [true, false]) {
      editable.devices.forEach(({id}) => editable.change(id, {source}));
      const [first, second] = run(2);
      expect(first).toEqual(second);
    }
  });

  test('without the device that throws, nothing is wrong', () => {
    const {editable, run} = figure('CaughtException-wrong-CaughtException-right-everyone-4');
    expect(run(1)[0]).toEqual(['(null, 0)', ...Array<string>(3).fill('(23, 2)')]);
    editable.remove(0);
    const [wrong, right] = run(2);
    expect(wrong).toEqual(right);
  });

  test('a lambda that counts gives other values the second time, to those who have neighbours', () => {
    const {editable, run} = figure('ImpureLambda-wrong-ImpureLambda-right-everyone-3');
    expect(run(1)).toEqual([all(3, 'false'), all(3, 'true')]);
    editable.isolate(0);
    expect(run(2)).toEqual([['true', 'false', 'false'], all(3, 'true')]);
  });

  test('a field that escapes does no harm until a device goes to another room', () => {
    const {editable, run, end} = figure('FieldEscapes-wrong-FieldEscapes-right-everyone-3');
    expect(run(2)).toEqual([all(3, '0'), all(3, '0')]);
    editable.change(2, {source: true});
    const [wrong, right] = end();
    expect(wrong).toMatchObject({ended: 'exception'});
    expect(right).toEqual({ended: 'well'});
  });

  test('after five rounds `share` knows every distance, `evolve` not yet', () => {
    const {run} = figure('Share-hops-evolve-Share-hops-line-5');
    const far = ['0.0', '1.0', '2.0', '3.0', '4.0'];
    const [evolve, share] = run(1);
    expect([evolve[3], share]).toEqual(['Infinity', far]);
    expect(run(3)[0]).toEqual(far);
  });

  test('a countdown to null begins anew', () => {
    const {run} = figure('NullState-wrong-NullState-right-line-3');
    expect(run(1)).toEqual([all(3, '2'), all(3, 'null')]);
    expect(run(2)[0]).toEqual(all(3, '5'));
  });

  test('there is an alarm where somebody raises it, with braces', () => {
    const {editable, run} = figure('AnyProperty-wrong-AnyProperty-right-line-3');
    expect(run(1)).toEqual([all(3, 'true'), all(3, 'false')]);
    editable.change(0, {source: true});
    expect(run(2)).toEqual([all(3, 'true'), ['true', 'true', 'false']]);
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
