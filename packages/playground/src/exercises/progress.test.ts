import {expect, test} from 'vitest';
import {Progress} from './progress';

const NAMES = ['a', 'b', 'c'];

function storeWith(names: readonly string[]) {
  const kept = new Map(names.map((name) => [`done:${name}`, '1']));
  const store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return {kept, store: () => store as Storage};
}

test('progress is that of the page, and is kept', () => {
  const {kept, store} = storeWith(['b', 'elsewhere']);
  const progress = new Progress(NAMES, store);
  expect(progress.sentence).toBe('1 of 3 done');
  progress.add('a');
  expect(progress.sentence).toBe('2 of 3 done');
  expect(progress.exercises).toBe('2 of 3 exercises done');
  expect(progress.share).toBe('2/3');
  expect([...kept.keys()].sort()).toEqual(['done:a', 'done:b', 'done:elsewhere']);
});

test('nothing is said where nothing was done', () => {
  const {sentence, exercises, share} = new Progress(NAMES, storeWith([]).store);
  expect([sentence, exercises, share]).toEqual(['', '', '']);
});

test('what is forgotten can be brought back once', () => {
  const {kept, store} = storeWith(['a', 'b']);
  const progress = new Progress(NAMES, store);
  let told = 0;
  progress.watch(() => (told += 1));
  progress.reset();
  expect([progress.sentence, progress.isForgotten, kept.size]).toEqual(['0 of 3 done', true, 0]);
  expect(progress.exercises).toBe('');
  progress.reset();
  expect([progress.sentence, progress.isForgotten, kept.size]).toEqual(['2 of 3 done', false, 2]);
  progress.reset();
  progress.add('c');
  expect([progress.sentence, progress.isForgotten]).toEqual(['1 of 3 done', false]);
  // At first, too.
  expect(told).toBe(5);
});

test('a blocked or full store loses nothing while the page is open', () => {
  for (const store of [
    () => null,
    () =>
      ({
        getItem: () => null,
        setItem: () => {
          throw new Error('full');
        },
      }) as unknown as Storage,
  ]) {
    const progress = new Progress(NAMES, store);
    progress.add('a');
    expect([progress.has('a'), progress.sentence]).toEqual([true, '1 of 3 done']);
  }
});

test('F24 what another tab has done meanwhile stays done', () => {
  const {kept, store} = storeWith([]);
  const progress = new Progress(NAMES, store);
  new Progress(NAMES, store).add('a');
  progress.add('b');
  expect([...kept.keys()].sort()).toEqual(['done:a', 'done:b']);
});
