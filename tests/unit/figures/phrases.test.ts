/** Words of pages that act on figures: that there are some, and that what is said beside them comes of a press. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {perform, readCommands} from '@collektive/playground/figure';
import {elementsOf} from '../../../markdown/play/written';
import {ROOT} from '../files';
import {all, figure, figures, hops, numbers, spread, WHOLE} from './figure';

/** In so many rounds all of these networks settle that ever do. */
const SETTLED = 40;
const WAYS = 'MetricGradient-gradient-Distances-hops-scattered-20';

const textOf = (page: string): string => readFileSync(path.join(ROOT, page), 'utf8');

/** Presses words of a page. @returns the values of each program, before and after, and the network */
function press(page: string, words: string) {
  const element = textOf(page)
    .match(/<Act [^>]*>[^<]*<\/Act>/g)
    ?.find((one) => one.includes(`>${words}<`));
  const [{does, on}] = elementsOf(element ?? '', 'Act');
  const {name} = figures.find(
    ({data, page: own}) => own === page && (on === undefined || data.title === on),
  )!.data;
  let alive = figure(name);
  const before = figure(name).run(1);
  let after: string[][] | undefined;
  for (const command of readCommands(does)) {
    if (command.verb === 'run') {
      after = alive.run(command.numbers[0]);
    } else if (command.verb === 'restart') {
      alive = figure(name, WHOLE, 1);
    } else if (command.verb !== 'compare') {
      perform(alive.editable, command);
      after = undefined;
    }
  }
  return {...alive, before, after: after ?? alive.run(SETTLED)};
}

/** How many devices say the same, for each of them. */
const sharing = (values: readonly string[]): number[] =>
  values.map((value) => values.filter((one) => one === value).length);

/** The playground has no text beside its figures. */
const isBesideText = ({page}: {page: string}): boolean => !page.startsWith('src/pages/');

test.each(figures.filter(isBesideText))(
  '$page: words act on the figure $data.title',
  ({page, data: {title}}) => {
    const written = elementsOf(textOf(page), 'Act').map(({on}) => on);
    const count = elementsOf(textOf(page)).length;
    expect(written).toContain(count === 1 && !written.includes(title) ? undefined : title);
  },
);

describe('docs', () => {
  test('docs/intro.mdx', () => {
    const {after} = press('docs/intro.mdx', 'cut the link between devices 0 and 1');
    expect(after[0][1]).toBe('6.0');
  });

  test('docs/reference/fields.mdx', () => {
    expect(() => press('docs/reference/fields.mdx', 'Move device 1 to the hall')).toThrow(
      'exception',
    );
  });
});

describe('docs/tutorials', () => {
  test('collektive-and-alchemist', () => {
    const page = 'docs/tutorials/collektive-and-alchemist.mdx';
    const {before, after} = press(page, 'Let node 20 fail');
    const [was] = before.map(numbers);
    expect(was[20]).toBe(Math.min(...was.slice(1)));
    const stayed = was.filter((_, id) => id !== 20);
    expect(numbers(after[0]).every((way, index) => way >= stayed[index])).toBe(true);
    expect(numbers(after[0])).not.toEqual(stayed);
  });

  test('first-collektive-program', () => {
    const page = 'docs/tutorials/first-collektive-program.mdx';
    expect(press(page, 'cut the line in the middle').after[0]).toEqual(all(6, '3'));
  });

  test('look-around', () => {
    const {before, after} = press('docs/tutorials/look-around.mdx', 'Cut all links of device 5');
    const less = numbers(before[0]).map((count, id) => count - Number(after[0][id]));
    expect(after[0][5]).toBe('0');
    expect(less.filter((one) => one === 1)).toHaveLength(7);
    expect(less[5]).toBe(7);
  });

  test('branches-and-loops', () => {
    const page = 'docs/tutorials/branches-and-loops.mdx';
    expect(press(page, 'Remove device 0').after[0]).toEqual(['2', '2', '3', '3', '3']);
    const {after} = press(page, 'Cut the link between devices 3 and 4');
    const far = all(5, 'Infinity').map((end, id) =>
      id < 4 ? `[${id}.0, ${end}]` : `[${end}, 0.0]`,
    );
    expect(after[0]).toEqual(far);
  });

  test('basic-usage', () => {
    const {before, after} = press('docs/tutorials/basic-usage.mdx', 'Run one round');
    expect(before).toEqual(after);
    expect(figure('State-blink-line-5', WHOLE, 0).run(1)[0]).toEqual(all(5, 'off'));
    expect(after[0]).toEqual(all(5, 'on'));
  });
});

describe('docs/explanation', () => {
  test('spreading', () => {
    const page = 'docs/explanation/spreading.mdx';
    const ways = press(page, 'Make device 11, the farthest, a source as well');
    const [before, after] = [ways.before, ways.after].map(([own]) => numbers(own));
    expect(before[11]).toBe(Math.max(...before));
    expect(after.every((way, id) => way <= before[id])).toBe(true);
    expect(after.filter((way, id) => way < before[id]).length).toBeGreaterThan(1);
    expect(press(page, 'compare with hops').before[1]).toEqual(hops(figure(WAYS).editable.world));
    expect(press(page, 'Remove device 4').after).toEqual([all(4, '3'), all(4, '4')]);
  });

  test('fields', () => {
    const {after} = press('docs/explanation/fields.mdx', 'Cut off device 0');
    expect(after[0]).toEqual(['true', 'false', 'false']);
  });

  test.each(['all devices are red', 'none is'])('alignment: %s', (words) => {
    const {before, after} = press('docs/explanation/alignment.mdx', words);
    expect(before[0]).not.toEqual(before[1]);
    expect(after[0]).toEqual(after[1]);
    const limit = figure('OneHopMore-wrong-OneHopMore-right-line-6', WHOLE, undefined, 4);
    expect(limit.run(1)[0]).toEqual(hops(limit.editable.world));
  });

  test('operators', () => {
    const page = 'docs/explanation/operators.mdx';
    const {after} = press(page, 'Run eleven rounds from the start');
    expect(after).toEqual([all(3, '5'), all(3, 'null')]);
    expect(spread(press(page, 'Run twenty more').after[0])).toBeLessThan(1);
    const moved = press(page, 'Move the source to the other end and run four rounds');
    expect(moved.after[1]).toEqual(hops(moved.editable.world));
    expect(moved.after[0]).not.toEqual(moved.after[1]);
  });

  test('aggregate-programming', () => {
    const page = 'docs/explanation/aggregate-programming.mdx';
    const second = press(page, 'Make device 22 a source as well');
    expect(Math.max(...numbers(second.before[0]))).toBeGreaterThan(3);
    expect(Math.max(...numbers(second.after[0]))).toBe(3);
    const moved = press(page, 'move the source to the opposite corner');
    expect(moved.after[0]).toEqual([...moved.before[0]].reverse());
    const stopped = press(page, 'Move it and stop after four rounds');
    const [library, byHand] = stopped.after;
    const right = hops(stopped.editable.world);
    expect(library.filter((value, id) => value !== right[id])).toHaveLength(9);
    expect(library.filter((value) => value === 'Infinity')).toHaveLength(7);
    expect(byHand).not.toContain('Infinity');
    expect(byHand.filter((value, id) => value !== moved.after[0][id])).toHaveLength(9);
    const {after, run} = press(page, 'Cut the ring on both sides of the source');
    expect(after[1].slice(1)).toEqual(all(11, 'Infinity'));
    expect(Number(run(9)[0][6])).toBeGreaterThan(Number(after[0][6]));
  });

  test('stdlib-descriptions', () => {
    const page = 'docs/explanation/stdlib-descriptions.mdx';
    const areas = figure('Elections-bounded-scattered-24');
    expect(areas.run(1)[0]).toContain('22');
    areas.editable.remove(22);
    const sizes = sharing(areas.run(SETTLED)[0]);
    expect(numbers(press(page, 'Remove device 22').after[0])).toEqual(sizes);
    const {after} = press(page, 'Cut the channel between devices 8 and 9');
    const whole = figure('Patterns-area-sum-scattered-24', WHOLE, undefined, 5);
    expect(whole.run(1)[0]).toEqual(all(24, '24.0'));
    const rows = [0, 6, 12, 18].map((from) => after[0].slice(from, from + 6).includes('true'));
    expect(rows).toEqual([true, true, true, false]);
  });
});

describe('docs/how-to', () => {
  test('find-a-silent-mistake', () => {
    const page = 'docs/how-to/find-a-silent-mistake.mdx';
    const gradient = press(page, 'Make device 3 a source as well');
    expect(gradient.after[0][4]).toBe('Infinity');
    expect(gradient.after[1]).toEqual(hops(gradient.editable.world));
    const team = press(page, 'Let device 2 join it');
    expect([team.before[0][0], team.after[0][0], team.after[1][0]]).toEqual(['40', '40', '30']);
    const [wrong, right] = press(page, 'Let device 0 sleep as well and run six rounds').after.map(
      numbers,
    );
    expect(wrong[0]).toBeLessThan(7);
    expect(right[0]).toBeGreaterThan(8);
  });

  test('choose-an-election', () => {
    const page = 'docs/how-to/choose-an-election.mdx';
    expect(press(page, 'Remove device 5').after).toEqual([all(5, '5'), all(5, '4')]);
    const areas = press(page, 'Remove device 22');
    expect(areas.before[0]).toContain('22');
    expect(areas.after[0]).not.toContain('22');
    const bound = (value: number): string[] =>
      figure('Elections-bounded-scattered-24', WHOLE, undefined, value).run(1)[0];
    expect(bound(0)).toEqual(all(24, '').map((_, id) => String(id)));
    expect(bound(5)).toEqual(all(24, '23'));
    expect(press(page, 'After six rounds').after).toEqual([all(6, '0'), all(6, '0')]);
    const [wrong, right] = press(page, 'after nine').after;
    expect(right).toEqual(all(6, '0'));
    expect(wrong).not.toEqual(right);
  });

  test('choose-an-election: ties', () => {
    const page = 'docs/how-to/choose-an-election.mdx';
    const ties = press(page, 'Take device 5 away');
    expect(ties.before[1]).toEqual(all(6, '5'));
    expect(ties.after[1]).toEqual(all(5, '3'));
  });

  test('use-building-blocks: a bound for a strength', () => {
    const page = 'docs/how-to/use-building-blocks.mdx';
    const {before, after, editable} = press(page, 'Remove device 1');
    const ids = editable.devices.map(({id}) => String(id));
    expect(before[0]).toEqual(all(6, '').map((_, id) => String(id)));
    expect(after).toEqual([ids, ['0', '4', '4', '4', '4']]);
  });

  test('measure-messages-and-speed', () => {
    const page = 'docs/how-to/measure-messages-and-speed.mdx';
    const {before, after} = press(page, 'Cut the link between devices 2 and 3');
    expect(before[0]).not.toEqual(before[1]);
    expect(after[0]).toEqual(after[1]);
  });

  test('use-building-blocks', () => {
    const page = 'docs/how-to/use-building-blocks.mdx';
    expect(press(page, 'Cut off the source').after).toEqual([
      all(6, 'true'),
      ['true', ...all(5, 'false')],
    ]);
    const sum = press(page, 'Remove device 5');
    expect(sum.after[1]).toEqual(all(5, '5'));
    expect(sum.after[0]).not.toEqual(all(5, '5'));
    const {before, after} = press(page, 'Remove device 7');
    const [wrong, right] = after.map((values) =>
      values.map((value) => value.slice(1, -1).split(', ')),
    );
    const sizes = (pairs: string[][]): number[] => sharing(pairs.map(([leader]) => leader));
    const said = (pairs: string[][]): number[] => pairs.map(([, size]) => Number(size));
    expect(before[1].join()).toContain('(7, ');
    expect(said(right)).toEqual(sizes(right));
    expect(said(wrong)).not.toEqual(sizes(wrong));
  });

  test('choose-a-reduction', () => {
    const {after} = press('docs/how-to/choose-a-reduction.mdx', 'Raise the alarm at device 0');
    expect(after[1]).toEqual(['true', 'true', 'false']);
  });
});

describe('blog', () => {
  test('the size of a network that is cut in the middle', () => {
    const [global, bounded] = press(
      'blog/2026-11-19-long-blog-post.mdx',
      'cut the line in the middle',
    ).after;
    expect(bounded).toEqual(all(6, '3'));
    expect(global).not.toEqual(bounded);
  });

  test('a line without its greatest value, or a link', () => {
    const page = 'blog/2026-11-20-mdx-blog-post.mdx';
    expect(press(page, 'without device 2').after).toEqual([
      ['3.0', '3.0', ...all(3, '4.0')],
      all(5, '5.0'),
    ]);
    expect(press(page, 'compare with the other gossip').before[1]).toContain('5.0');
    const {after} = press(page, 'Cut a link');
    expect(after[0]).toEqual(['0.0', '1.0', ...all(3, 'Infinity')]);
  });
});
