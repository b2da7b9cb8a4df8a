import type {DocusaurusConfig} from '@docusaurus/types';
import {CI} from './env';

/**
 * What may wait while one writes, and must not be published: doubled addresses, anchors and Markdown
 * links that lead nowhere warn (conformance row E1), and fail a build with `CI=true`.
 */
const inTime = CI ? 'throw' : 'warn';

/** Whether that fails a build. */
export const IS_STRICT = CI;

/** What a build refuses and what it only warns of. plugins/page-check says the same with file and line, before. */
export const POLICY = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: inTime,
  onDuplicateRoutes: inTime,
} as const satisfies Partial<DocusaurusConfig>;

/** Marks a Markdown link to no page; the framework looks no further at links of this protocol. */
export const BROKEN_MARKDOWN_LINK = 'pathname://';

/** The same for links and images inside Markdown. */
export const MARKDOWN_HOOKS = {
  onBrokenMarkdownLinks: ({url}) => BROKEN_MARKDOWN_LINK + url,
  onBrokenMarkdownImages: 'throw',
} as const satisfies DocusaurusConfig['markdown']['hooks'];
