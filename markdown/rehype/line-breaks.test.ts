import type {Element, ElementContent} from 'hast';
import {expect, test} from 'vitest';
import lineBreaks from './line-breaks';

const element = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  ),
});

/** The class that the plugin gives to what is marked in a tree. */
function classIn(marked: Element, around: Element): unknown {
  lineBreaks()({type: 'root', children: [around]});
  return marked.properties.className;
}

test('names that a hyphen joins are marked in tables, and only there', () => {
  const nameOf = (around: string, name: string): unknown => {
    const code = element('code', name);
    return classIn(code, element(around, element('a', code)));
  };
  expect(nameOf('td', 'collektive-dsl')).toEqual(['whole']);
  expect(nameOf('td', 'collektive dsl -x')).toBeUndefined();
  expect(nameOf('p', 'collektive-dsl')).toBeUndefined();
});

test('so are cells of a few numbers', () => {
  const classOf = (cell: Element): unknown => classIn(cell, cell);
  expect(classOf(element('td', '10 · 4 · 8'))).toEqual(['whole']);
  expect(classOf(element('td', '10'))).toBeUndefined();
  expect(classOf(element('td', 'a name · 4'))).toBeUndefined();
});
