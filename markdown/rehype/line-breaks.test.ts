import type {Element, ElementContent, Root} from 'hast';
import {describe, expect, test} from 'vitest';
import lineBreaks from './line-breaks';

const element = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  ),
});

/** The text of what the plugin makes of an element, with a bar where it may break. */
function broken(child: Element): string {
  const tree: Root = {type: 'root', children: [child]};
  lineBreaks()(tree);
  const show = (node: ElementContent): string =>
    node.type === 'text'
      ? node.value
      : 'tagName' in node && node.tagName === 'wbr'
        ? '|'
        : 'children' in node
          ? node.children.map(show).join('')
          : '';
  return show(tree.children[0] as Element);
}

describe('line breaks', () => {
  test('names in tables and prose stay whole', () => {
    for (const around of ['td', 'th', 'p']) {
      expect(broken(element(around, element('code', 'BRANCH_RETURNS_FIELD')))).toBe(
        'BRANCH_RETURNS_FIELD',
      );
    }
  });

  test('names that a hyphen joins are marked in tables, and only there', () => {
    const nameOf = (around: string, name: string): unknown => {
      const code = element('code', name);
      broken(element(around, element('a', code)));
      return code.properties.className;
    };
    expect(nameOf('td', 'collektive-dsl')).toEqual(['whole']);
    expect(nameOf('td', 'collektive dsl -x')).toBeUndefined();
    expect(nameOf('p', 'collektive-dsl')).toBeUndefined();
  });

  test('so are cells of a few numbers', () => {
    const classOf = (cell: Element): unknown => {
      broken(cell);
      return cell.properties.className;
    };
    expect(classOf(element('td', '10 · 4 · 8'))).toEqual(['whole']);
    expect(classOf(element('td', '10'))).toBeUndefined();
    expect(classOf(element('td', 'a name · 4'))).toBeUndefined();
  });

  test('headings break after an underscore', () => {
    expect(broken(element('h3', 'BRANCH_RETURNS_FIELD'))).toBe('BRANCH_|RETURNS_|FIELD');
    expect(broken(element('h3', 'AlignmentClashException'))).toBe('AlignmentClashException');
  });
});
