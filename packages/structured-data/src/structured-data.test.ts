import {expect, test} from 'vitest';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {questionsOf, withStructuredData, type Question} from '.';

const LIBRARY = {
  ...{name: 'Lib', description: 'A </script> library.', repository: 'https://example.org/lib'},
  ...{version: '1.2.3', licence: 'https://example.org/licence'},
};
const SITE = {url: 'https://example.org', baseUrl: '/site/', library: LIBRARY};
const ABOUT = {'@id': 'https://example.org/site/#library'};

const page = (kind: string, head = ''): string =>
  `<html class="plugin-x ${kind}"><head>${head}</head><body><h1>A &lt;b&gt;<br> &amp; c</h1>` +
  '<time datetime=2026-01-02 itemprop=dateModified>now</time></body></html>';

function thingsOf(
  html: string,
  path: string,
  questions?: readonly Question[],
): Record<string, unknown>[] {
  const told = withStructuredData(html, path, SITE, questions);
  const scripts = told.match(/<script[^>]*>[^]*?<\/script>/g)!;
  expect(scripts).toHaveLength(1);
  const json = scripts[0].replace(/<[^>]*>/g, '');
  return (JSON.parse(json) as {'@graph': Record<string, unknown>[]})['@graph'];
}

test('the first page describes the library, whatever its words are', () => {
  const [library, site] = thingsOf(page('x'), '/site/');
  expect(library).toMatchObject({'@type': 'SoftwareSourceCode', ...ABOUT, version: '1.2.3'});
  expect(library.description).toBe(LIBRARY.description);
  expect(site).toMatchObject({'@type': 'WebSite', url: 'https://example.org/site/'});
});

test('a document is an article, beside what the framework says, with slashes where hosts have them', () => {
  const crumbs =
    '<script data-rh=true type=application/ld+json>{"@context":"https://schema.org","@type":"BreadcrumbList","item":"https://example.org/site/a/b"}</script>';
  expect(thingsOf(page('docs-doc-page', crumbs), '/site/a/b/')).toEqual([
    {'@type': 'BreadcrumbList', item: 'https://example.org/site/a/b/'},
    {
      ...{'@type': 'TechArticle', headline: 'A <b> & c', url: 'https://example.org/site/a/b/'},
      ...{dateModified: '2026-01-02', about: ABOUT},
    },
  ]);
});

test('a post says where it stands, and any other page what it is about', () => {
  const [crumbs] = thingsOf(page('blog-post-page'), '/site/blog/a/');
  expect(crumbs).toMatchObject({'@type': 'BreadcrumbList'});
  expect(thingsOf(page('x'), '/site/p/')).toEqual([
    {'@type': 'WebPage', url: 'https://example.org/site/p/', about: ABOUT},
  ]);
});

test('questions are headings of the third level that ask, each with its whole answer', () => {
  const main =
    '<main><div><h1>Questions</h1><p>Before.</p><h2>Part</h2><h3>Is <code>a &lt; b</code>?</h3>' +
    '<p>Yes, see <a href=/site/b/>b</a>.</p><ul><li>one</li></ul><h3>Empty?</h3><h3>No question</h3><p>x</p>' +
    '<h3>Last?</h3><p>No.</p><h2>And elsewhere</h2><p>More.</p></div></main>';
  const questions = questionsOf(fromHtml(main, {fragment: true}).children[0] as Element);
  expect(questions).toEqual([
    {name: 'Is a < b?', answer: 'Yes, see b. one'},
    {name: 'Last?', answer: 'No.'},
  ]);
  const question = (name: string, text: string) => ({
    ...{'@type': 'Question', name, acceptedAnswer: {'@type': 'Answer', text}},
  });
  expect(thingsOf(page('docs-doc-page'), '/site/docs/faq/', questions)).toContainEqual({
    '@type': 'FAQPage',
    mainEntity: [question('Is a < b?', 'Yes, see b. one'), question('Last?', 'No.')],
  });
});
