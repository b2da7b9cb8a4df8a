// cspell:ignore avascript
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import {MAX_BLOCK_LENGTH} from '../constants';
import {safeAddress} from '@collektive/search/text';
import {parseBlock} from './parse';

const SITE = 'https://site.test';

/** As the panel shows it, with links by their addresses alone. */
const htmlOf = (block: string): string =>
  renderToStaticMarkup(
    parseBlock(block, {
      a: ({href, children}: {href?: string; children?: ReactNode}) =>
        createElement('a', {href: safeAddress(href, SITE)}, children),
      img: ({alt}: {alt?: string}) => alt ?? '',
    }),
  );

describe('Markdown of an answer', () => {
  test('H7 is HTML without the markup it holds', () => {
    expect(
      htmlOf('**a** <b>b</b> [c](/docs/) [d](javascript:alert(1)) ![e](https://a.test/)'),
    ).toBe('<p><strong>a</strong> b <a href="/docs/">c</a> <a>d</a> e</p>');
  });

  test('H7 has its code, lists and tables', () => {
    expect(htmlOf('```kotlin twice\na < b\n```')).toBe(
      '<pre><code class="language-kotlin">a &lt; b\n</code></pre>',
    );
    expect(htmlOf('3. a\n4. b\\\nc')).toBe('<ol start="3"><li>a</li><li>b<br/>c</li></ol>');
    expect(htmlOf('| a |\n| -: |\n| `b` |')).toBe(
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><code>b</code></td></tr></tbody></table>',
    );
  });

  test('F9 emphasis as deep as a block can hold is shown', () => {
    const half = MAX_BLOCK_LENGTH / 2 / 7;
    expect(htmlOf('*a **b '.repeat(half) + 'c** d* '.repeat(half))).toContain('<em>');
  });

  const PIECES = [
    ...['*', '**', '_', '`', '```', '~~~', '[', ']', '(', ')', '![', '](', '<', '>', '"', '&', ';'],
    ...['\n', '\n\n', '- ', '1. ', '> ', '# ', '    ', '\t', '|', '---', '\\', ':', '\0', '\uD800'],
    ...[
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<!--',
      '-->',
      '<a href="',
      'a',
    ],
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
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)];
    for (const [, name, attributes] of tags) {
      expect(name).toMatch(
        /^(a|blockquote|br|code|em|h[1-6]|hr|li|ol|p|pre|s|strong|table|tbody|td|th|thead|tr|ul)$/,
      );
      expect(attributes).toMatch(
        /^( (href="(\/(?!\/)|https?:)[^"]*"|start="\d+"|class="[^"]*"|title="[^"]*"))*\/?$/,
      );
    }
  });
});
