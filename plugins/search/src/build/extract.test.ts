import {describe, expect, it} from 'vitest';
import {extractPage} from './extract';

interface Parts {
  classes?: string;
  head?: string;
  sidebar?: string;
}

/** A page as the site's build writes it. */
const pageOf = (
  main: string,
  {classes = 'docs-wrapper plugin-docs', head = '', sidebar = ''}: Parts = {},
) =>
  `<!doctype html><html lang=en class="${classes}"><head><title data-rh=true>T</title>` +
  '<meta data-rh=true name=docsearch:language content=en />' +
  '<meta data-rh=true name=docsearch:version content=current />' +
  `<meta data-rh=true name=docsearch:docusaurus_tag content=docs-default-current />${head}</head>` +
  `<body><nav class=navbar><a href=/>Home</a></nav>${sidebar}<main>${main}</main>` +
  '<footer>Copyright</footer></body></html>';

const extract = (main: string, parts?: Parts) =>
  extractPage(pageOf(main, parts), '/docs/a/', 'Site');

const SIDEBAR =
  '<ul class="theme-doc-sidebar-menu menu__list"><li><a class="categoryLink_x menu__link menu__link--sublist" href=/b/>Other</a>' +
  '<li><a class="categoryLink_x menu__link menu__link--sublist menu__link--active" href=/a/><span title=Tutorials>Tutorials</span></a></ul>';

const DOC =
  '<article><nav class="theme-doc-breadcrumbs" aria-label=Breadcrumbs><ul><li><a href=/>Home page</a></ul></nav>' +
  '<div class="tocCollapsible_x theme-doc-toc-mobile"><button>On this page</button></div>' +
  '<div class="theme-doc-markdown markdown"><header><h1>Basic usage</h1><p class=lead_x>Look at neighbours.</header>' +
  '<aside class=box_x aria-label="You will learn"><p>You will learn<ul>\n<li>one <code>Field</code></li>\n<li>two</li></ul></aside>' +
  '<h2 class="anchor anchorTarget_x" id=look>Look <em>around</em><a href=#look class=hash-link aria-label="Direct link">\u200B</a></h2>\n' +
  '<p>What <code>neighboring(x)</code> returns is a <strong>field</strong>: <code>Aggregate&lt;ID></code>.</p>' +
  '<div class="language-kotlin codeBlockContainer_x theme-code-block"><div class=code-title>Degree.kt</div><div>' +
  '<pre tabindex=0 class="language-kotlin"><code><span class=line_x><b class=k>fun</b> &lt;ID> a() =<br/></span>' +
  '<span class=line_x>    size<br/></span></code></pre><button aria-label="Copy code to clipboard">Copy</button></div></div>' +
  '<div class="theme-code-block"><pre><code><span>[1, 2]<br/></span></code></pre></div>' +
  '<h3 class=anchor id=deep>Deeper</h3><table><tr><td>a</td><td>b</td></tr></table></div>' +
  '<footer class="theme-doc-footer">Edit this page</footer></article>' +
  '<nav class=pagination-nav aria-label="Docs pages"><a href=/c/>Next page</a></nav>' +
  '<div class="table-of-contents"><a href=#look>Look around</a></div>';

describe('extractPage', () => {
  it('S11 cuts a page into its sections, without navigation, controls and hash links', () => {
    expect(extract(DOC, {sidebar: SIDEBAR})).toEqual({
      path: '/docs/a/',
      lvl0: 'Tutorials',
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      rows: [
        [1, '', 'Basic usage', 'Look at neighbours. You will learn one Field two', ''],
        [
          2,
          'look',
          'Look around',
          'What neighboring(x) returns is a field: Aggregate<ID>.',
          'Degree.kt\nfun <ID> a() =\n    size',
        ],
        [3, 'deep', 'Deeper', 'a · b', ''],
      ],
    });
  });

  it('S5 groups by category, else by kind of page', () => {
    expect(extract('<h1>A</h1>')?.lvl0).toBe('Documentation');
    expect(extract('<h1>A</h1>', {classes: 'blog-wrapper blog-post-page plugin-blog'})?.lvl0).toBe(
      'Blog',
    );
    expect(extract('<h1>A</h1>', {classes: 'plugin-pages'})?.lvl0).toBe('Site');
  });

  it('S11 keeps the text of closed details and hidden tabs, not the names of tabs', () => {
    const tabs =
      '<h1>A</h1><ul role=tablist><li role=tab>Gradle</ul><div role=tabpanel>one</div>' +
      '<div role=tabpanel hidden>two</div><details><summary>more</summary><p>three</details>';
    expect(extract(tabs)?.rows[0][3]).toBe('one two more three');
  });

  it('S11 folds links, and headings without an address of their own, into the section', () => {
    const links =
      '<h1>All</h1><a href=/x/><h2 id=x>Link</h2><p>Text</a><h2>Loose</h2>' +
      '<h2 id=y>Kept</h2><h2 id=y>Double</h2>';
    expect(extract(links)?.rows).toEqual([
      [1, '', 'All', 'Link Text Loose', ''],
      [2, 'y', 'Kept', 'Double', ''],
    ]);
  });

  it('S11 leaves out what other pages say themselves, and what is there twice', () => {
    const rest =
      '<h1>A</h1><header><p>Lead<p>12 min read</header><a class="card card_x"><h2>Card</h2></a>' +
      '<details><summary>BibTeX</summary><div class=language-bibtex><pre>@article{a}</pre></div></details>' +
      '<figure><p class="figure-controls">Click a device.</p><figcaption>Caption</figcaption><details><table><tr><td>1</table></details></figure>' +
      '<section class=next-steps><h2 id=next>Next steps</h2><ul><li>Elsewhere</ul></section>';
    expect(extract(rest)?.rows).toEqual([[1, '', 'A', 'Lead BibTeX Caption', '']]);
  });

  it('S11 keeps of outputs the sentences, and of imports the first on a page', () => {
    const sample = (code: string, output: string) =>
      `<figure><pre>${code}</pre><div class="sample-output x"><pre>${output}</pre></div></figure>`;
    const page =
      '<h1>A</h1>' +
      sample('import a.b\nfun f() = 1', 'round 1: [0, Infinity]\nerror: no such name here') +
      sample('import a.b\nfun f() = 1', 'error: no such name here');
    expect(extract(page)?.rows[0][4]).toBe(
      'import a.b\nfun f() = 1\nerror: no such name here\nfun f() = 1',
    );
  });

  it('S11 parts the cells and the rows of a table, and keeps keywords not on the page', () => {
    const table =
      '<h1>A</h1><table><thead><tr><th><code>f</code><th>b<tbody>' +
      '<tr><td><code>gossipMax(x)</code><td>the greatest<tr><td>See <code>f</code><td>c</table>';
    const page = extract(table, {head: '<meta name=keywords content="Greatest,unit test, faq">'});
    expect(page?.rows[0][3]).toBe('f · b; gossipMax(x) · the greatest; See f · c');
    expect(page?.keywords).toEqual({'': 'unit test, faq'});
    const keywords = {y: ['if', 'when']};
    expect(extractPage(pageOf('<h1>A</h1><h2 id=y>B</h2>'), '/', 'S', keywords)?.keywords).toEqual({
      y: 'if, when',
    });
  });

  it.each([
    ['hidden pages', {head: '<meta name=robots content="noindex, nofollow">'}],
    ['addresses that moved', {head: '<meta http-equiv="refresh" content="0; url=/b/">'}],
    ['the search page', {classes: 'plugin-search-algolia plugin-id-default'}],
    ['the page for pages that are missing', {classes: 'plugin-native'}],
    ['the list of posts', {classes: 'blog-wrapper blog-list-page plugin-blog'}],
    ['the list of tags', {classes: 'blog-wrapper blog-tags-list-page plugin-blog'}],
    ['posts of a tag', {classes: 'blog-wrapper blog-tags-post-list-page plugin-blog'}],
    ['posts of an author', {classes: 'blog-wrapper blog-authors-posts-page plugin-blog'}],
    ['documents of a tag', {classes: 'docs-wrapper docs-tag-doc-list-page plugin-docs'}],
  ])('S11 leaves out %s', (_, parts) => {
    expect(extract('<h1>A</h1>', parts)).toBeUndefined();
  });

  it('S11 leaves out pages without content or title, and never throws', () => {
    expect(extractPage('', '/a/', 'Site')).toBeUndefined();
    expect(extractPage('<html><body><p>text', '/a/', 'Site')).toBeUndefined();
    expect(extract('<p>no title')).toBeUndefined();
    expect(extract('<h1>A</h1><h2 id=""><p><<<div')?.rows[0][2]).toBe('A');
  });
});
