import type {Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {expect, test} from 'vitest';
import {treeOf} from './tree';

/** Elements and texts in brackets, as they stand in one another. */
function shapeOf(node: Nodes): string {
  if (node.type === 'text') return JSON.stringify(node.value);
  if (!('children' in node)) return '';
  const name = node.type === 'element' ? node.tagName : '';
  return `${name}(${node.children.map(shapeOf).join('')})`;
}

test.each([
  '<ul><li>a<li><p>b<p>c<li><ul><li>d</ul></ul><p>e',
  '<p>a<br>b<br/>c<h2 id=x>d<img src=a>e</h2>f<p>g<pre>h &lt;i> &amp;&nbsp;&#39;</pre>j',
  '<table><thead><tr><th>a<th><p>b<tbody><tr><td>c<td><b>d</b><tr><td>e</table>f',
  '<table><caption>a<thead><tr><th>b<tbody><tr><td><table><tbody><tr><td><p>c<td>d</table><td>e</table>',
  '<dl><dt>a<dd><p>b<dd>c<dt>d</dl><select><option>e<option>f</select>',
  '<section><header><p>a<p>b</header><details><summary>c</summary><p>d</details></section>e',
  '<p>a<!-- <b> --><i>b</i><svg><path d="M0 0"/><g><title>c</title></g></svg>d',
])('a tree is that of a parser for any HTML: %s', (main) => {
  const page = `<!doctype html><html lang=en><head><title>t</title><meta name=a content=b><body><main>${main}</main></body></html>`;
  const [own, other] = [treeOf(page), fromHtml(page)].map((tree) => shapeOf(tree));
  expect(own).toBe(other);
});

test('an element has its attributes by the names of hast', () => {
  const html = '<a id=x class=" one two" aria-hidden=true data-y="a &amp; b" hidden>z</a>';
  expect(select('a', treeOf(html))?.properties).toEqual({
    id: 'x',
    className: ['one', 'two'],
    ariaHidden: 'true',
    'data-y': 'a & b',
    hidden: '',
  });
});
