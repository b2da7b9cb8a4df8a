/** The quick tree of built pages is that of a parser for any HTML, on every page that there is. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {expect, test} from 'vitest';
import {treeOf} from '../../plugins/html/tree';

const BUILD = path.join(__dirname, '../../build');

/** Elements in brackets, as they stand in one another, and their texts, which comments may divide; drawings have capitals. */
function shapeOf(node: Nodes | undefined): string {
  if (node?.type === 'text') return node.value.replaceAll(/[()]/g, '');
  if (!node || !('children' in node)) return '';
  const name = node.type === 'element' ? node.tagName.toLowerCase() : '';
  return `(${name} ${node.children.map(shapeOf).join('')})`;
}

test('it has the elements and texts of each page where they belong', () => {
  const pages = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(BUILD, file))
    .filter((file) => file.endsWith('.html') && statSync(file).isFile());
  expect(pages.length).toBeGreaterThan(50);
  const others = pages.filter((page) => {
    const html = readFileSync(page, 'utf8');
    const [own, other] = [treeOf(html), fromHtml(html)].map((tree) =>
      shapeOf(select('main', tree)),
    );
    return own !== other;
  });
  expect(others).toEqual([]);
});
