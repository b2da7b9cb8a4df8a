import type {Plugin} from '@docusaurus/types';
import {HEAD_TAGS} from '../../src/site/head';

/**
 * Puts src/site/head into every page. The configuration's own `headTags` would do the same, but what
 * stands in the configuration is also shipped as script to every reader.
 */
export default function documentHead(): Plugin {
  return {
    name: 'document-head',
    injectHtmlTags: () => ({headTags: HEAD_TAGS}),
  };
}
