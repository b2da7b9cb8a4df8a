/** What pages say of their figures, tried on the very networks that they draw. */
import {describe, expect, test} from 'vitest';
import {LIMITS, Session} from '@collektive/playground';
import {all, figure, figures, hops, WHOLE} from './figure';

describe('docs/tutorials/basic-usage.mdx', () => {
  test('within two rounds the number of neighbours is right again', () => {
    const {editable, run} = figure('Neighbours-degree-scattered-16');
    editable.move(3, {x: 1, y: 1});
    editable.stroke({x: 2, y: -1}, {x: 2, y: 9});
    const {links} = editable.world;
    expect(run(2)[0]).toEqual(
      editable.devices.map(({id}) => String(links.flat().filter((end) => end === id).length)),
    );
  });

  test('with a second source, and where links are cut, the way leads round', () => {
    const {editable, run} = figure('Gradient-gradient-grid-6x4');
    expect(run(1)[0]).toEqual(hops(editable.world));
    editable.stroke({x: 0.5, y: -1}, {x: 0.5, y: 2.5});
    expect(run(40)[0]).toEqual(hops(editable.world));
    expect(Number(run(1)[0][1])).toBeGreaterThan(1);
    editable.change(5, {source: true});
    expect(run(40)[0]).toEqual(hops(editable.world));
  });

  test('words move the source, cut a link, and let a device fail', () => {
    const name = 'Gradient-gradient-grid-6x4';
    const failed = figure(name);
    const before = failed.run(1)[0];
    failed.editable.remove(7);
    expect(failed.run(40)[0]).toEqual(before.filter((_, id) => id !== 7));

    const cut = figure(name);
    cut.editable.cutLink(0, 1);
    expect(cut.run(40)[0]).toEqual(hops(cut.editable.world));
    expect(cut.run(1)[0].slice(1, 3)).toEqual(['3.0', '4.0']);

    const moved = figure(name);
    moved.editable.change(0, {source: false});
    moved.editable.change(23, {source: true});
    expect(moved.run(40)[0]).toEqual([...before].reverse());

    const found = figures.find(({data}) => data.name === name)!.data;
    const session = new Session(found.programs[0].program, WHOLE);
    const rounds = [1, 2, 3, 4].map(() => session.round(moved.editable.world, LIMITS).shown);
    expect(rounds[3].map(({value}) => value)).toEqual(
      hops(moved.editable.world).map((value) => (Number(value) <= 3 ? value : 'Infinity')),
    );
  });

  test('blinking devices get out of step when some sleep', () => {
    const together = figure('State-blink-line-5').run(9)[0];
    expect(new Set(together).size).toBe(1);
    const {run} = figure('State-blink-line-5', {...WHOLE, asynchronous: true});
    expect(new Set(run(9)[0]).size).toBe(2);
  });
});

describe('docs/explanation', () => {
  test('ways change with the places of devices', () => {
    const {editable, run} = figure('MetricGradient-gradient-Distances-hops-scattered-20');
    const before = run(1)[0];
    const {x, y} = editable.device(11)!;
    editable.move(11, {x: x - 0.3, y});
    expect(run(9)[0]).not.toEqual(before);
  });

  test('a channel that is cut finds another way', () => {
    const {editable, run} = figure('Patterns-channel-grid-6x4');
    const row = (values: string[]): number[] =>
      values.flatMap((value, id) => (value === 'true' ? [id] : []));
    expect(row(run(1)[0])).toEqual([7, 8, 9, 10]);
    editable.stroke({x: 2.5, y: 0.6}, {x: 2.5, y: 1.4});
    const after = row(run(40)[0]);
    expect(after).toEqual(expect.arrayContaining([7, 10]));
    expect(after.some((id) => id < 6 || id > 11)).toBe(true);
  });
});

describe('docs/how-to/choose-an-election.mdx and docs/tutorials', () => {
  test('a device that is added is counted by all', () => {
    const {editable, run} = figure('DeviceCounter-bounded-line-6');
    expect(run(1)[0]).toEqual(all(6, '6'));
    editable.move(5, {x: 4.65, y: 0});
    editable.add({x: 5.35, y: 0});
    expect(run(40)[0]).toEqual(all(7, '7'));
  });

  test('a fire that is put out is forgotten on the right, and never on the wrong side', () => {
    const {editable, run} = figure('NeverForgets-wrong-NeverForgets-right-line-5');
    editable.change(0, {source: false});
    expect(run(30)).toEqual([all(5, 'true'), all(5, 'false')]);
  });

  test.each([
    'NoSource-wrong-NoSource-right-islands-3-3',
    'GossipSum-wrong-GossipSum-right-line-6',
    'AreasIgnored-wrong-AreasIgnored-right-grid-4x2',
    'PositionalBound-wrong-PositionalBound-right-line-6',
    'Ties-tie-Ties-broken-grid-3x2',
  ])('%s: wrong is not right', (name) => {
    const [wrong, right] = figure(name).run(1);
    expect(wrong).not.toEqual(right);
  });
});
