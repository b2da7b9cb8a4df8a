import type {DocusaurusConfig} from '@docusaurus/types';

/** What a build refuses and what it only warns of (conformance row E1). */
export const POLICY = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
} as const satisfies Partial<DocusaurusConfig>;

/** The same for links and images inside Markdown. */
export const MARKDOWN_HOOKS = {
  onBrokenMarkdownLinks: 'warn',
  onBrokenMarkdownImages: 'throw',
} as const satisfies DocusaurusConfig['markdown']['hooks'];
