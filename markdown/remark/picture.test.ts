import {describe, expect, test} from 'vitest';
import {PICTURES} from '../../src/pictures';
import {all, find, run} from '../../tests/unit/trees';
import {attribute, block, paragraph, text, textOf} from '../nodes';
import picture from './picture';

const [first] = PICTURES;
const share = PICTURES.find(({name}) => name === 'share')!;

describe('picture', () => {
  test('has a text alternative and a caption, and both drawings know their size', () => {
    const tree = run(picture, [block('Picture', {name: first.name}, [])]);
    const figure = find(tree, 'figure');
    expect(attribute(find(figure, 'div'), 'aria-label')).toBe(first.alt);
    expect(textOf(find(figure, 'figcaption'))).toBe(first.caption.replaceAll('`', ''));
    const drawings = all(figure).filter(({name}) => name === 'svg');
    for (const drawing of drawings) {
      const [width, height] = [attribute(drawing, 'width'), attribute(drawing, 'height')];
      expect(attribute(drawing, 'viewBox')).toBe(`0 0 ${width} ${height}`);
    }
    const files = ['wide', 'narrow'].map((part) => `/img/pictures/${first.name}.svg#${part}`);
    const addresses = (name: string): unknown[] =>
      drawings.map((one) => attribute(find(one, 'use'), name));
    expect(addresses('data-href')).toEqual([...files, undefined, undefined]);
    expect(addresses('href')).toEqual([undefined, undefined, ...files]);
    expect(all(find(figure, 'noscript')).filter(({name}) => name === 'svg')).toHaveLength(2);
  });

  test('names of the library are code in a caption', () => {
    const tree = run(picture, [block('Picture', {name: 'share'}, [])]);
    const code = all(tree).find(({type}) => type === 'inlineCode');
    expect(code?.value).toBe('share');
    expect(share.caption).toContain('`share`');
  });

  test('what is written within replaces the caption', () => {
    const tree = run(picture, [
      block('section', {}, [block('Picture', {name: 'share'}, [paragraph([text('Own words.')])])]),
    ]);
    expect(find(tree, 'figcaption').children).toEqual([text('Own words.')]);
  });

  test('an unknown name fails with page, line and the names that exist', () => {
    expect(() => run(picture, [block('Picture', {name: 'roundabout'}, [])])).toThrow(
      /^docs\/a\.mdx:1:1: no picture is called "roundabout"\. There are: round, /,
    );
    expect(() => run(picture, [block('Picture', {}, [])])).toThrow('no picture is called ""');
  });
});
