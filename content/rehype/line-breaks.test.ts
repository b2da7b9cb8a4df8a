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
  test('code in a table breaks between the words of a name', () => {
    const cell = (name: string): Element => element('td', element('code', name));
    expect(broken(cell('boundedElection'))).toBe('bounded|Election');
    expect(broken(cell('it.unibo.collektive'))).toBe('it.|unibo.|collektive');
    expect(broken(cell('gossipMax(localId)'))).toBe('gossip|Max(|local|Id)');
    expect(broken(cell('Field<ID, Double>'))).toBe('Field<ID, Double>');
    expect(broken(element('td', element('a', element('code', 'BRANCH_RETURNS_FIELD'))))).toBe(
      'BRANCH_|RETURNS_|FIELD',
    );
  });

  test('short names stay whole', () => {
    expect(broken(element('td', element('code', 'gossipMax')))).toBe('gossipMax');
  });

  test('code in prose stays whole', () => {
    expect(broken(element('p', element('code', 'boundedElection')))).toBe('boundedElection');
  });

  test('headings break after an underscore', () => {
    expect(broken(element('h3', 'BRANCH_RETURNS_FIELD'))).toBe('BRANCH_|RETURNS_|FIELD');
    expect(broken(element('h3', 'AlignmentClashException'))).toBe('AlignmentClashException');
  });
});
