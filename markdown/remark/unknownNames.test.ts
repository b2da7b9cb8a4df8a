// cspell:ignore kindd kotlim
import {describe, expect, test} from 'vitest';
import {saidOf as saidBy} from '../../tests/unit/trees';
import names from './unknownNames';

const saidOf = (text: string): string => saidBy(text, [[names, {siteDir: '/site'}]]);

describe('E3 names between braces', () => {
  test.each([
    ['{kotlin} and {collektive}'],
    ["import {a as b} from './a'\n\n{b.c} {b['d']} {({e: b}).e}"],
    ['export const a = 1;\n\n{a + 1} <p id={String(a)}>{`x${a}`}</p>'],
    ['export const F = ({x}) => <p>{x}</p>;\n\n<F x="1" />'],
    ['{[1].map((one, i) => <li key={i}>{one}</li>)}'],
    ['{props.a} {frontMatter.title} {Math.max(1, 2)} {"text"} {/* words */}'],
  ])('%s are known', (page) => expect(saidOf(page)).toBe(''));

  test.each<[page: string, place: string, says: string]>([
    [
      'Words.\n\nOf {kotlim} here',
      '3:5',
      'nothing is called "kotlim", which is between { and }. Did you mean "kotlin"?',
    ],
    ['The set {a, b}', '1:10', 'nothing is called "a", '],
    ['{name}', '1:2', 'Versions are collektive, '],
    ['export const kind = 1;\n\n{kindd}', '3:2', 'Did you mean "kind"?'],
    ['<p id={words}>a</p>', '1:8', 'write \\{ and \\}, or put code between backticks.'],
  ])('%s is not', (page, place, says) => {
    expect(saidOf(page)).toContain(`docs/a.mdx:${place}: `);
    expect(saidOf(page)).toContain(says);
  });
});
