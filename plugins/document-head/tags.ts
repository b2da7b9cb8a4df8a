import type {HtmlTagObject} from '@docusaurus/types';
import {BASE_URL} from '../../src/site/env';
import fonts from '../../src/site/fonts.json';
import {inlineStyles, noScriptFile} from './styles';

const asset = (path: string): string => `${BASE_URL}${path}`;

const preload = (file: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {
    rel: 'preload',
    href: asset(`fonts/${file}`),
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
  },
});

/** Few read without scripts: the styles for that are a file of its own, but while one writes. */
const noScript = (): string =>
  process.env.NODE_ENV === 'development'
    ? `<style>${inlineStyles('no-script')}</style>`
    : `<link rel="stylesheet" href="${asset(noScriptFile().file)}">`;

/** What stands in the head of every page besides what the framework puts there. */
export const headTags = (): HtmlTagObject[] => [
  preload(fonts.text),
  {tagName: 'style', attributes: {}, innerHTML: inlineStyles('fonts') + inlineStyles('motion')},
  {tagName: 'noscript', attributes: {}, innerHTML: noScript()},
  {
    tagName: 'link',
    attributes: {rel: 'icon', href: asset('favicon.ico'), sizes: '32x32'},
  },
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: asset('img/apple-touch-icon.png')},
  },
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)'},
  },
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: '#121018', media: '(prefers-color-scheme: dark)'},
  },
];
