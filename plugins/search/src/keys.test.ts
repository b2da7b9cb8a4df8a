import {describe, expect, it} from 'vitest';
import {isConverting, isSearchShortcut, startsQuery} from './keys';

const press = (key: string, options: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    target: null,
    ...options,
  }) as KeyboardEvent;

describe('S1 shortcuts', () => {
  it.each([press('k', {ctrlKey: true}), press('K', {metaKey: true})])('S1 open search', (event) => {
    expect(isSearchShortcut(event, false)).toBe(true);
  });

  it.each(['л', 'κ', 'ن', 'ל', 'Process'])('S1 open search where the key of K says %s', (key) => {
    expect(isSearchShortcut(press(key, {code: 'KeyK', ctrlKey: true}), false)).toBe(true);
    expect(isSearchShortcut(press(key, {code: 'KeyK'}), false)).toBe(false);
  });

  it.each([{isComposing: true}, {keyCode: 229}])('S1 S9 %o belongs to a conversion', (own) => {
    expect(isConverting(press('Enter', own))).toBe(true);
    expect(isSearchShortcut(press('Escape', own), true)).toBe(false);
    expect(isSearchShortcut(press('k', {ctrlKey: true, ...own}), false)).toBe(false);
  });

  it.each([
    press('k'),
    press('k', {ctrlKey: true, altKey: true}),
    press('k', {ctrlKey: true, shiftKey: true}),
    press('/'),
    press('t', {code: 'KeyK', ctrlKey: true}),
    press('Escape'),
  ])('S1 leave other keys alone', (event) => {
    expect(isSearchShortcut(event, false)).toBe(false);
  });

  it('S1 close it again', () => {
    expect(isSearchShortcut(press('Escape'), true)).toBe(true);
    expect(isSearchShortcut(press('k', {ctrlKey: true}), true)).toBe(true);
    expect(isSearchShortcut(press('/'), true)).toBe(false);
  });

  it('S1 letters and digits start a query, combinations do not', () => {
    expect(['a', 'é', '7', '聚'].every((key) => startsQuery(press(key)))).toBe(true);
    expect(startsQuery(press('Enter'))).toBe(false);
    expect(startsQuery(press('c', {ctrlKey: true}))).toBe(false);
  });
});
