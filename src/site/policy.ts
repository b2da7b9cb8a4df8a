import type {DocusaurusConfig} from '@docusaurus/types';
import {STRICT} from './env';

/** Addresses of two pages and anchors to nowhere warn (conformance row E1), and fail a strict build. */
const inTime = STRICT ? 'throw' : 'warn';

/** What a build refuses and what it only warns of; markdown/links has the same for links and images of Markdown. */
export const POLICY = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: inTime,
  onDuplicateRoutes: inTime,
} as const satisfies Partial<DocusaurusConfig>;
