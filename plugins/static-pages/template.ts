import {HYDRATE_AT_LOAD} from '../../src/site/env';
import {LIVE} from '../../src/site/livePages';

/**
 * The theme's own script before the first paint: src/page/head does its work, and takes nothing from the
 * address or the storage without a look, as that one lets any link set attributes of the page.
 */
const THEME_SCRIPT = String.raw`/<script>[^]*?docusaurus-data-[^]*?<\/script>/`;

/**
 * What the framework writes each page into: that of 3.9.2, but for the theme's script, and for its own client,
 * which only live pages load.
 */
export const PAGE_TEMPLATE = `
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
    <% if (${String(HYDRATE_AT_LOAD)} || it.appHtml.includes('${LIVE}')) it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${THEME_SCRIPT}, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
