import {expect, test} from 'vitest';
import type {Node} from '../nodes';
import acrossLanguages from './acrossLanguages';

const ITALIAN = 'i18n/it/docusaurus-plugin-content-docs/current';

test.each([
  [`${ITALIAN}/tutorials/start.mdx`, './next.mdx', '/tutorials/next.mdx'],
  [`${ITALIAN}/tutorials/start.mdx`, '../how-to/test.mdx#run', '/how-to/test.mdx#run'],
  ['docs/how-to/test.mdx', '../tutorials/start.mdx', '/tutorials/start.mdx'],
  [`${ITALIAN}/faq.mdx`, './apis.mdx', '/apis.mdx'],
  ['docs/faq.mdx', '#here', '#here'],
  ['docs/faq.mdx', '/playground/', '/playground/'],
  ['blog/welcome/index.mdx', './other.mdx', './other.mdx'],
])('%s: the link to %s is to %s', (file, url, expected) => {
  const link: Node = {type: 'link', url, children: []};
  const page = {path: `/site/${file}`} as Parameters<ReturnType<typeof acrossLanguages>>[1];
  void acrossLanguages({siteDir: '/site'})({type: 'root', children: [link]}, page);
  expect(link.url).toBe(expected);
});
