import {expect, test} from 'vitest';
import {ShortClasses} from './names';

test('a class has the same short name in each build, another file or name another one', () => {
  const name = new ShortClasses([]).of('a.module.css', 'title');
  expect(name).toMatch(/^_\w{3}$/);
  const later = new ShortClasses([]);
  const others = [later.of('b.module.css', 'title'), later.of('a.module.css', 'titles')];
  expect(later.of('a.module.css', 'title')).toBe(name);
  expect(new Set([name, ...others]).size).toBe(3);
});

test('a class that is known by a part of its name keeps it', () => {
  const names = new ShortClasses(['codeBlockTitle']);
  expect(names.of('a.module.css', 'codeBlockTitle')).toBeUndefined();
  expect(names.of('a.module.css', 'myCodeBlock')).toBeDefined();
});

test('two classes of one name are refused', () => {
  const names = new ShortClasses([]);
  const many = (): void => {
    for (let n = 0; n < 10_000; n++) {
      names.of('a.module.css', `c${n}`);
    }
  };
  expect(many).toThrow(/a\.module\.css \.c\d+ and a\.module\.css \.c\d+ would both be called \._/);
});
