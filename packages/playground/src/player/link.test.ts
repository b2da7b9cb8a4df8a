import {expect, test} from 'vitest';
import {deflateSync} from 'node:zlib';
import {figureIn, fragmentOf, fragmentOfFigure, LONGEST, readFragment} from './link';

test.each(['', 'fun main() {}', 'println("ϕ ∞ 🙂")\n'.repeat(200)])(
  'comes back: %s',
  async (program) => {
    const fragment = await fragmentOf({run: 'Gradient#hops', program});
    expect(fragment).toMatch(/^#play=Gradient%23hops=[\w-]+$/);
    expect(await readFragment(fragment)).toEqual({run: 'Gradient#hops', program});
  },
);

test.each([
  '',
  '#',
  '#play=',
  '#play=a',
  '#play=a=',
  '#play=a=####',
  '#play=%E0%A4%A=AAAA',
  '#play=a=AAAA',
  '#intro',
])('F19 %s is no program', async (fragment) => {
  expect(await readFragment(fragment)).toBeUndefined();
});

test('F19 no link is made of what is too long to be read again', async () => {
  const longest = {run: 'a', program: 'x'.repeat(LONGEST)};
  expect(await readFragment(await fragmentOf(longest))).toEqual(longest);
  await expect(fragmentOf({run: 'a', program: 'x'.repeat(LONGEST + 1)})).rejects.toThrow(
    RangeError,
  );
});

test('F19 a program that is far too long is none', async () => {
  const packed = deflateSync('x'.repeat(1_000_000)).toString('base64url');
  const bomb = `#play=a=${packed}`;
  expect(bomb.length).toBeLessThan(3_000);
  expect(await readFragment(bomb)).toBeUndefined();
});

test('F19 changed links are refused, or say what they said', async () => {
  const program = 'fun main() { println(listOf(1, 2, 3).map { it * 2 }) }';
  const fragment = await fragmentOf({run: 'a', program});
  for (let index = '#play=a='.length; index < fragment.length; index += 1) {
    const other = fragment[index] === 'A' ? 'B' : 'A';
    const found = await readFragment(fragment.slice(0, index) + other + fragment.slice(index + 1));
    expect([undefined, program]).toContain(found?.program);
  }
});

test('a fragment names a figure or holds a program, never both', async () => {
  const named = fragmentOfFigure('Share-average-grid-4x3');
  expect(figureIn(named)).toBe('Share-average-grid-4x3');
  expect(await readFragment(named)).toBeUndefined();
  const held = await fragmentOf({run: 'playground', program: 'a'});
  for (const other of [held, '#play=', '#play=a=', '#intro', '']) {
    expect(figureIn(other)).toBeUndefined();
  }
});
