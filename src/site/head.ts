import type {HtmlTagObject} from '@docusaurus/types';
import {BASE_URL} from './env';
import fonts from './fonts.json';

const asset = (path: string): string => `${BASE_URL}${path}`;

/**
 * The faces stand in the page, not in a style sheet, so that their addresses follow the base URL
 * and the browser knows them at once. The second face of each pair gives a local font the metrics
 * of the first: nothing moves when the web font arrives.
 */
const FONT_FACES = `
@font-face{font-family:Figtree;src:url(${asset(`fonts/${fonts.text}`)}) format('woff2');font-weight:400 700;font-display:swap}
@font-face{font-family:'Figtree fallback';src:local('Arial'),local('Liberation Sans');size-adjust:101.5%;ascent-override:93.6%;descent-override:24.6%;line-gap-override:0%}
@font-face{font-family:'JetBrains Mono';src:url(${asset(`fonts/${fonts.code}`)}) format('woff2');font-weight:400 700;font-display:swap}
@font-face{font-family:'JetBrains Mono fallback';src:local('Courier New'),local('Liberation Mono');size-adjust:100%;ascent-override:102%;descent-override:30%;line-gap-override:0%}
`.trim();

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

/** Without JavaScript: every tab panel with its name, menus and sidebar in the page's flow. */
const NO_SCRIPT_STYLES = `
.tab-panel[hidden]{display:block!important}.tab-panel__name{display:block!important}[role=tablist],.navbar__toggle,.navbar [class*=colorModeToggle],.theme-code-block button,.theme-announcement-bar button{display:none!important}
@media(max-width:996px){.navbar__inner,.navbar__items{flex-wrap:wrap;height:auto!important}.navbar__items{flex:1 0 100%!important;justify-content:flex-start}.navbar__brand{flex:1 0 100%}.navbar{height:auto!important;position:static!important}.navbar__item{display:block!important}.theme-doc-sidebar-container{display:block!important;width:auto!important;margin:0!important}.theme-doc-sidebar-container *{position:static!important;opacity:1!important}[class*=docRoot]{flex-direction:column}}
`.trim();

export const HEAD_TAGS: HtmlTagObject[] = [
  preload(fonts.text),
  {tagName: 'style', attributes: {}, innerHTML: FONT_FACES},
  {tagName: 'noscript', attributes: {}, innerHTML: `<style>${NO_SCRIPT_STYLES}</style>`},
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
