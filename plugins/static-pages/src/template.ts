import {ANNOUNCER_ID} from './page/announcer';

/**
 * The theme's own script before the first paint: page/head does its work, and takes nothing from the
 * address or the storage without a look, as that one lets any link set attributes of the page.
 */
const THEME_SCRIPT = String.raw`/<script>[^]*?docusaurus-data-[^]*?<\/script>/`;

const CLIENT = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

/**
 * What the framework writes each page into: that of 3.9.2, but for the theme's script, for a region in
 * which screen readers are told what happens, and for its own client. For `ssrTemplate` of the configuration.
 * @param stockClient pages have the framework's client after all
 */
export const pageTemplate = (stockClient: boolean): string => `
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
    ${stockClient ? CLIENT : ''}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${THEME_SCRIPT}, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <div id="${ANNOUNCER_ID}" role="status" aria-live="polite" class="sr-only"></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
