import {expect, test} from 'vitest';
import {SavedList} from './saved';

const KEY = 'saved:playground';

function storeOf(kept: string | null = null, most = Infinity) {
  let value = kept;
  return {
    getItem: () => value,
    setItem(key: string, text: string) {
      expect(key).toBe(KEY);
      if (text.length > most) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      value = text;
    },
  };
}

const titles = (list: SavedList) => list.all?.map(({title}) => title);

test('what is saved stands first, is renamed and removed, and no title stands there twice', () => {
  const list = new SavedList(() => store);
  const store = storeOf();
  expect(list.all).toEqual([]);
  for (const title of ['a', 'b', '__proto__']) {
    expect(list.save(title, `text of ${title}`)).toBeUndefined();
  }
  expect(titles(list)).toEqual(['__proto__', 'b', 'a']);
  expect(list.save('a', 'other')).toBe('taken');
  expect(list.rename('b', 'a')).toBe('taken');
  expect(list.all?.at(-1)).toEqual({title: 'a', text: 'text of a'});
  expect(list.save('a', 'other', true)).toBeUndefined();
  expect(list.rename('b', 'c')).toBeUndefined();
  expect(list.rename('c', 'c')).toBeUndefined();
  expect(list.remove('__proto__')).toBeUndefined();
  expect(list.all).toEqual([
    {title: 'a', text: 'other'},
    {title: 'c', text: 'text of b'},
  ]);
});

test('F24 what another tab has saved meanwhile stays', () => {
  const store = storeOf();
  const [one, other] = [new SavedList(() => store), new SavedList(() => store)];
  expect(titles(one)).toEqual([]);
  other.save('theirs', 'a');
  one.save('mine', 'b');
  other.remove('mine');
  one.rename('theirs', 'ours');
  expect(titles(other)).toEqual(['ours']);
});

test('F19 of a full store nothing is taken away, and without one it is said', () => {
  const store = storeOf(null, 80);
  const list = new SavedList(() => store);
  list.save('a', 'short');
  expect(list.save('b', 'x'.repeat(80))).toBe('full');
  expect(list.save('a', 'x'.repeat(80), true)).toBe('full');
  expect(list.all).toEqual([{title: 'a', text: 'short'}]);
  const none = new SavedList(() => null);
  expect([none.all, none.save('a', 'b')]).toEqual([[], 'blocked']);
});

test.each([
  '',
  '{',
  '7',
  'null',
  '{"version":2,"programs":[]}',
  '{"programs":[]}',
  '{"version":1,"programs":{}}',
  '{"version":1,"programs":[{"title":"a"}]}',
])('F19 a list of another form stays as it is: %s', (kept) => {
  const store = storeOf(kept);
  const list = new SavedList(() => store);
  expect(list.all).toBeUndefined();
  expect([list.save('a', 'b'), list.rename('a', 'b'), list.remove('a')]).toEqual(
    Array.from({length: 3}, () => 'unknown'),
  );
  expect(store.getItem()).toBe(kept);
});
