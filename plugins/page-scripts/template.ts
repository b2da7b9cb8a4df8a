import {createHash} from 'node:crypto';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {HYDRATE_AT_LOAD} from '../../src/site/env';
import {bundleScript, settingsOf} from './bundle';
import type {BuiltFile} from './module';

/** The script that owns the controls of pages. */
export function controlsScript(theme: ThemeConfig): BuiltFile {
  const code = bundleScript('controls', settingsOf(theme));
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/page.${hash}.js`, code};
}

/** The framework as it comes by itself: fetched with the page, which it takes over at once. */
const AT_LOAD = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

/** The framework's scripts as data: src/page/controls/framework fetches them when they are wanted. */
const LATER = `data-later="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>"`;

/**
 * The theme's own script before the first paint: src/page/head does its work, and takes nothing from the
 * address or the storage without a look, as that one lets any link set attributes of the page.
 */
const THEME_SCRIPT = String.raw`/<script>[^]*?docusaurus-data-[^]*?<\/script>/`;

/** The drawing of links that lead elsewhere, in few strokes instead of many digits. */
const SPRITE = String.raw`/<path[^>]*>(?=<\/symbol>)/`;
const ARROW =
  '<path fill="none" stroke="currentColor" stroke-width="2" d="M20 14v8H1V5h11m3-3h7v7M9 15 22 2"/>';

/**
 * What the framework writes each page into: that of 3.9.2, but for the scripts of src/page, and for
 * when the framework itself is fetched. All that tells a page at rest from one of the stock framework
 * stands here.
 */
export function pageTemplate(theme: ThemeConfig): string {
  const {file} = controlsScript(theme);
  // A navbar that leaves on scrolling is React's work.
  const atLoad = HYDRATE_AT_LOAD || theme.navbar?.hideOnScroll === true;
  return `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script src="<%= it.baseUrl %>${file}" defer ${atLoad ? '' : LATER}></script>
    ${atLoad ? AT_LOAD : ''}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${THEME_SCRIPT}, '').replace(${SPRITE}, '${ARROW}') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
