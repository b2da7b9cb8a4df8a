import {expect, test} from 'vitest';
import {decoded} from './decoded';

test.each([
  ['gr%C3%B6%C3%9Fe', 'größe'], // cspell:disable-line
  ['50%', '50%'],
  ['a%2Fb', 'a/b'],
])('%s is read as %s', (text, read) => expect(decoded(text)).toBe(read));

test('escaped slashes of a path stay', () => expect(decoded('a%2Fb', decodeURI)).toBe('a%2Fb'));
