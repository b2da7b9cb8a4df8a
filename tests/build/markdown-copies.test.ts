/** The Markdown beside pages says what they say: word for word, in their order. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {matches, select} from 'hast-util-select';
import MarkdownIt from 'markdown-it';
import {describe, expect, test} from 'vitest';
import {pathsBelow} from '../../markdown/paths';

const BUILD = path.join(__dirname, '../../build');
const HOST = 'https://collektive.github.io';
const FILES = pathsBelow(BUILD);
const COPIES = FILES.filter((file) => path.basename(file) === 'index.md');
const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
const markdown = new MarkdownIt({html: false});

/** What a page says besides its own words: ways on, what is pressed, what explains a word that is pointed at. */
const BESIDE = [
  ...[
    'nav',
    'footer',
    'button',
    'select',
    'script',
    'noscript',
    'svg',
    '.hash-link',
    '.sr-only',
    '.avatar',
  ],
  ...['.term-text', '.figure-bar', '.figure-controls', '.theme-doc-toc-mobile', '[role=tablist]'],
  '[aria-hidden=true]:not(.tab-panel__name)',
].join(',');

const isElement = (node: Nodes): node is Element => node.type === 'element';

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (!('children' in node) || (isElement(node) && matches(BESIDE, node))) {
    return '';
  }
  const {role, ariaLabel} = isElement(node) ? node.properties : {};
  if (role === 'img') {
    return ariaLabel ? ` Picture ${String(ariaLabel)} ` : '';
  }
  const alt = isElement(node) && node.tagName === 'img' ? ` ${String(node.properties.alt)} ` : '';
  const output = role === 'group' && ariaLabel === 'Output' ? ' Output ' : '';
  return `${output}${alt}${node.children.map(textOf).join('')}`;
}

/** Letters and digits in their order: spaces differ where a style sheet makes them. */
const lettersOf = (tree: Root | Element): string =>
  textOf(tree)
    .replace(/\d+ min read/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const copyTree = (file: string): Root =>
  fromHtml(markdown.render(read(file).replace(/^---\n[^]*?\n---\n/, '')), {fragment: true});

describe('copies of pages', () => {
  test('every page that search finds has one', () => {
    const pages = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address]) => `${address.slice(HOST.length + 1)}index`)
      .filter((page) => !/^(search|blog\/(tags|authors|archive|index))/.test(page));
    expect(pages.length).toBeGreaterThan(0);
    expect(COPIES.map((file) => file.replace(/\.md$/, ''))).toEqual(expect.arrayContaining(pages));
  });

  test.each(COPIES)('%s says what its page says', (file) => {
    const html = read(file.replace(/md$/, 'html'));
    expect(html).toMatch(/<link [^>]*rel=alternate type=text\/markdown href=index.md/);
    expect(lettersOf(copyTree(file))).toBe(lettersOf(select('main', fromHtml(html))!));
  });

  test('code has the sign that the end of its page explains', () => {
    const explained = COPIES.filter((file) => read(file).includes('programs with this mark'));
    expect(explained.length).toBeGreaterThan(0);
    for (const file of explained) {
      expect(read(file), file).toMatch(/^✓ Checked against/m);
      expect(read(file), file).toMatch(/^\[[^\]]+\]\([^)]+\) (?:✓|wrong on purpose)/m);
    }
  });

  test.each(COPIES)('%s has whole addresses and no element of HTML', (file) => {
    const prose = read(file).replace(/```[^]*?```|`[^`\n]*`/g, '');
    expect(prose.match(/\]\((?!https?:|mailto:)[^)]*\)/g) ?? []).toEqual([]);
    expect(prose.match(/(?<!\\)<(?!https?:)\/?[a-z][^>]*>/gi) ?? []).toEqual([]);
  });

  test('llms.txt names each of them once, llms-full.txt holds them all', () => {
    const listed = [...read('llms.txt').matchAll(/\]\((\S+index\.md)\)/g)].map(([, to]) => to);
    expect(listed.sort()).toEqual(COPIES.map((file) => `${HOST}/${file}`).sort());
    const whole = read('llms-full.txt');
    COPIES.forEach((file) => expect(whole.includes(read(file)), file).toBe(true));
  });
});
