import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {attributeOf, tagsOf} from './tags';

const PAGE = `<!doctype html><html lang=en><head><title>a <b> c</title><!-- <i> --><style media="print">p>a{}</style>
<script type='module' async>if (a<b) "<p>" /* </scripts */</script></head>
<body class="one two" data-x='<u>'><p TITLE=">" hidden>x<br/><img src=/a.svg alt="a style=b"/><textarea><em></textarea>
<svg style="display:none"><use href=#a /></svg></body></html>`;

describe('the tags of a page', () => {
  const tags = [...tagsOf(PAGE)];

  test('are those that a parser finds, in its order', () => {
    const names: string[] = [];
    visit(fromHtml(PAGE), 'element', ({tagName}) => void names.push(tagName));
    expect(tags.map(({name}) => name)).toEqual(names);
  });

  test('have their text, where nothing else can stand in them', () => {
    expect(tags.filter(({text}) => text).map(({text}) => text)).toEqual([
      'a <b> c',
      'p>a{}',
      'if (a<b) "<p>" /* </scripts */',
      '<em>',
    ]);
  });

  test.each([
    ['html', 'lang', 'en'],
    ['script', 'type', 'module'],
    ['script', 'async', ''],
    ['body', 'class', 'one two'],
    ['body', 'data-x', '<u>'],
    ['p', 'title', '>'],
    ['p', 'hidden', ''],
    ['img', 'src', '/a.svg'],
    ['img', 'style', undefined],
    ['svg', 'style', 'display:none'],
    ['use', 'href', '#a'],
  ])('of <%s>: %s is %j', (name, attribute, value) => {
    expect(
      attributeOf(
        tags.find((tag) => tag.name === name)!,
        attribute,
      ),
    ).toBe(value);
  });
});
