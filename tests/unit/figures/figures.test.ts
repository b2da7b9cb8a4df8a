/** What pages say of their figures, tried on the very networks that they draw. */
import {describe, expect, test} from 'vitest';
import {LIMITS, Session} from '@collektive/playground';
import {all, figure, figures, hops, spread, WHOLE} from './figure';

test('the same name means the same figure', () => {
  const names = figures.map(({data}) => data.name);
  expect(new Set(names).size).toBe(names.length);
});

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

  test('a device that leaves or comes changes only what its own team counts', () => {
    const {editable, run} = figure('Branching-team-size-everyone-6');
    expect(run(1)[0]).toEqual(all(6, '3'));
    editable.remove(1);
    expect(run(2)[0]).toEqual(['2', '2', '3', '3', '3']);
    editable.add({x: 0, y: 0});
    editable.add({x: 0.1, y: 0});
    expect(run(2)[0]).toEqual(['4', '4', '3', '3', '3', '4', '4']);
  });

  test('blinking devices get out of step when some sleep', () => {
    const together = figure('State-blink-line-5').run(9)[0];
    expect(new Set(together).size).toBe(1);
    const {run} = figure('State-blink-line-5', {...WHOLE, asynchronous: true});
    expect(new Set(run(9)[0]).size).toBe(2);
  });
});

describe('docs/explanation', () => {
  test('cut off from its source, the gradient by hand climbs for ever, that of the library does not', () => {
    const {editable, run} = figure('Gradient-gradient-Distances-hops-ring-12');
    expect(editable.isolate(0)).toBe(2);
    const [early, late] = [run(20), run(20)];
    for (let id = 1; id < 12; id += 1) {
      expect(Number(late[0][id])).toBeGreaterThan(Number(early[0][id]));
      expect(early[1][id]).toBe('Infinity');
    }
  });

  test('averages come nearer to one another', () => {
    const {run} = figure('Share-average-grid-4x3');
    const spreads = [1, 5, 5, 5].map((rounds) => spread(run(rounds)[0]));
    expect(spreads).toEqual([...spreads].sort((a, b) => b - a));
    expect(spreads[3]).toBeLessThan(spreads[0] / 2);
  });

  test('ways change with the places of devices', () => {
    const {editable, run} = figure('MetricGradient-gradient-Distances-hops-scattered-20');
    const before = run(1)[0];
    const {x, y} = editable.device(11)!;
    editable.move(11, {x: x - 0.3, y});
    expect(run(9)[0]).not.toEqual(before);
  });

  test('one gossip forgets a device that is gone, the other never does', () => {
    const {editable, run} = figure('Gossips-forgetting-Gossips-forgetting-line-5');
    editable.remove(4);
    expect(run(60)).toEqual([all(4, '3'), all(4, '4')]);
  });

  test('the sum of ones is the size of the area', () => {
    const leaders = figure('Elections-bounded-scattered-24').run(20)[0];
    const sizes = leaders.map((leader) => leaders.filter((one) => one === leader).length);
    expect(figure('Patterns-area-sum-scattered-24').run(20)[0]).toEqual(
      sizes.map((size) => `${size}.0`),
    );
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
  test('a leader that is gone is forgotten with a bound, and without one never', () => {
    const {editable, run} = figure('Leaders-lost-run-Leaders-lost-run-line-6');
    editable.remove(5);
    expect(run(60)).toEqual([all(5, '5'), all(5, '4')]);
  });

  test('a device that is added is counted by all', () => {
    const {editable, run} = figure('DeviceCounter-bounded-line-6');
    expect(run(1)[0]).toEqual(all(6, '6'));
    editable.move(5, {x: 4.65, y: 0});
    editable.add({x: 5.35, y: 0});
    expect(run(40)[0]).toEqual(all(7, '7'));
  });

  test('both halves count themselves with a bound; without, the one without its leader does not', () => {
    const {editable, run} = figure('DeviceCounter-bounded-DeviceCounter-global-line-6');
    editable.stroke({x: 2.5, y: -1}, {x: 2.5, y: 1});
    const [bounded, global] = run(40);
    expect(bounded).toEqual(all(6, '3'));
    expect(global.slice(3)).toEqual(all(3, '3'));
    expect(global.slice(0, 3)).not.toEqual(all(3, '3'));
    editable.mend();
    expect(run(60)[0]).toEqual(all(6, '6'));
  });

  test('a fire that is put out is forgotten on the right, and never on the wrong side', () => {
    const {editable, run} = figure('NeverForgets-wrong-NeverForgets-right-line-5');
    editable.change(0, {source: false});
    expect(run(30)).toEqual([all(5, 'true'), all(5, 'false')]);
  });

  test('a source in a branch of its own is heard by nobody', () => {
    const {editable, run} = figure('FieldInBranch-wrong-FieldInBranch-right-line-5');
    editable.change(3, {source: true});
    expect(run(9)).toEqual([
      ['0.0', 'Infinity', 'Infinity', '0.0', 'Infinity'],
      ['0.0', '1.0', '1.0', '0.0', '1.0'],
    ]);
  });

  test('a total that was taken before the branch is that of all, whatever the team', () => {
    const {editable, run} = figure(
      'CollapseBeforeBranch-wrong-CollapseBeforeBranch-right-everyone-4',
    );
    editable.change(2, {source: true});
    expect(run(2)).toEqual([
      ['40', '40', '40', '0'],
      ['30', '30', '30', '0'],
    ]);
  });

  test('who sleeps each third round forgets how many it was awake', () => {
    const {editable, run} = figure('LostState-wrong-LostState-right-line-3');
    expect(editable.device(1)).toMatchObject({source: true});
    expect(run(2)).toEqual([
      ['10', '1', '10'],
      ['10', '7', '10'],
    ]);
    editable.change(0, {source: true});
    expect(run(3)[0][0]).toBe('1');
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

describe('blog', () => {
  test('a link that is cut ends the way, and mended it leads on', () => {
    const {editable, run} = figure('Distances-hops-line-5');
    editable.stroke({x: 1.5, y: -1}, {x: 1.5, y: 1});
    expect(run(9)[0]).toEqual(hops(editable.world));
    editable.mend();
    expect(run(9)[0]).toEqual(['0.0', '1.0', '2.0', '3.0', '4.0']);
  });

  test('the greatest value is agreed on anew when the network is cut', () => {
    const {editable, run} = figure('CutInTwo-run-Gossips-forgetting-line-6');
    editable.stroke({x: 2.5, y: -1}, {x: 2.5, y: 1});
    expect(run(9)[0]).toEqual([...all(3, '5.0'), ...all(3, '4.0')]);
  });
});
