import type {Plugin} from '@docusaurus/types';
import {headTags} from './tags';

/**
 * Fonts, icons and styles without JavaScript in every page. The configuration's own `headTags` would do
 * the same, but what stands in the configuration is also shipped as script to every reader.
 */
export default function documentHead(): Plugin {
  return {
    name: 'document-head',
    injectHtmlTags: () => ({headTags: headTags()}),
  };
}
