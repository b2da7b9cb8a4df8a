import {PICTURES} from '../../src/pictures';
import {LAYOUTS, type Picture} from '@collektive/pictures';
import {BASE_URL} from '../../src/site/env';
import {thereAre} from '@collektive/problems';
import {attribute, block, checking, replaceEach, words, type Node, type Transform} from '../nodes';
import type {Options} from '../options';

const NAMES = PICTURES.map(({name}) => name);

/**
 * One drawing of a picture. It is used from its file, so that pages stay light and it still takes
 * the page's colours; its size is known before it arrives, so nothing moves.
 * @param address the attribute with its file: `href` fetches it at once
 */
function drawing(
  picture: Picture,
  layout: (typeof LAYOUTS)[number],
  address: 'href' | 'data-href',
): Node {
  const {width, height} = picture.draw(layout);
  const size = {viewBox: `0 0 ${width} ${height}`, width: String(width), height: String(height)};
  const href = `${BASE_URL}img/pictures/${picture.name}.svg#${layout}`;
  return block('svg', {className: `picture-${layout}`, ...size}, [
    block('use', {[address]: href}, []),
  ]);
}

/** The figure that stands for `<Picture name="…" />`, with what the author wrote within as caption. */
function figure(picture: Picture, written: Node[]): Node {
  const drawings = (address: 'href' | 'data-href'): Node[] =>
    LAYOUTS.map((layout) => drawing(picture, layout, address));
  const caption = written.length > 0 ? written : words(picture.caption);
  return block('figure', {className: 'picture'}, [
    block('div', {role: 'img', 'aria-label': picture.alt}, [
      // Fetched when it comes into sight, by src/page/controls/pictures.
      ...drawings('data-href'),
      block('noscript', {}, drawings('href')),
    ]),
    block('figcaption', {}, caption),
  ]);
}

/** A caption in one line is no paragraph of its own. */
const unwrapped = (children: Node[]): Node[] =>
  children.length === 1 && children[0].type === 'paragraph'
    ? (children[0].children ?? [])
    : children;

/**
 * Remark plugin: `<Picture name="round" />` becomes a figure with text alternative and caption, both
 * from src/pictures. Markdown between the tags replaces the caption.
 */
export default function picture(options: Options): Transform {
  return checking(options, (tree, problems) =>
    replaceEach(tree, 'Picture', problems, (node) => {
      const name = attribute(node, 'name') ?? '';
      const found = PICTURES.find((one) => one.name === name);
      if (!found) {
        throw new Error(`no picture is called "${name}".${thereAre(name, NAMES)}`);
      }
      return figure(found, unwrapped(node.children ?? []));
    }),
  );
}
