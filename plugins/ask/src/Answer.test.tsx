// cspell:ignore avascript
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import Answer from './Answer';

const htmlOf = (markdown: string): string =>
  renderToStaticMarkup(<Answer markdown={markdown} siteUrl="https://site.test" />).replace(
    /^<div class="markdown">|<\/div>$/g,
    '',
  );

/** A link as it stands in an answer. */
const link = (words: string): string =>
  `<a href="/docs/" target="_blank" rel="noopener noreferrer nofollow">${words}</a>`;

describe('Markdown of an answer', () => {
  test('H7 is HTML without the markup it holds', () => {
    expect(
      htmlOf('**a** <b>b</b> [c](/docs/) [d](javascript:alert(1)) ![e](https://a.test/)'),
    ).toBe(`<p><strong>a</strong> b ${link('c')} <span>d</span> e</p>`);
  });

  test('H7 has its code, lists, tables and headings below the question', () => {
    expect(htmlOf('```kotlin\na < b\n```')).toBe('<pre tabindex="0"><code>a &lt; b\n</code></pre>');
    expect(htmlOf('3. a\n4. b\\\nc')).toBe('<ol start="3"><li>a</li><li>b<br/>c</li></ol>');
    expect(htmlOf('| a |\n| -: |\n| `b` |')).toBe(
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><code>b</code></td></tr></tbody></table>',
    );
    expect(htmlOf('# a\n\n[b][1]\n\n[1]: /docs/')).toBe(`<h4>a</h4><p>${link('b')}</p>`);
  });

  test('F7 F9 nesting without end ends', () => {
    const levels = (html: string) => html.match(/<(blockquote|em|strong)>/g)?.length;
    expect(levels(htmlOf(`${'> '.repeat(5_000)}a`))).toBe(50);
    expect(levels(htmlOf('*a **b '.repeat(3_000) + 'c** d* '.repeat(3_000)))).toBe(50);
  });

  const PIECES = [
    ...['*', '**', '_', '`', '```', '~~~', '[', ']', '(', ')', '![', '](', '<', '>', '"', '&', ';'],
    ...['\n', '\n\n', '- ', '1. ', '> ', '# ', '    ', '\t', '|', '---', '\\', ':', '\0', '\uD800'],
    ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<!--', '-->', '<a href="'],
    ...[
      'javascript:alert(1)',
      '//evil.test',
      'https://a.test',
      '&#x6a;avascript:',
      '[a]: ',
      'data:',
    ],
  ];

  fuzz('F9 whatever it is made of, nothing in it runs or loads', 1500, (random) => {
    const html = htmlOf(random.text(PIECES) + random.text(PIECES) + random.text(PIECES));
    for (const [, name, attributes] of html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)) {
      expect(name).toMatch(
        /^(a|blockquote|br|code|em|h[4-6]|hr|li|ol|p|pre|s|span|strong|table|tbody|td|th|thead|tr|ul)$/,
      );
      expect(attributes).toMatch(
        /^( (href="(\/(?!\/)|https?:)[^"]*"|start="\d+"|tabindex="0"|target="_blank"|rel="[a-z ]+"))*\/?$/,
      );
    }
  });
});
