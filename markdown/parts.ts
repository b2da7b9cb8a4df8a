/**
 * The parts that authors may use in a page, beside Markdown's own. guides/pages.md explains each of
 * them and docs/parts.mdx shows it: tests hold both to this list.
 */
export const PARTS = [
  'Learn',
  'Prerequisites',
  'Recap',
  'NextSteps',
  'CodeWalk',
  'Term',
  'Cite',
  'Reference',
  'Bibliography',
  'Publications',
  'Glossary',
  'Picture',
  'Playground',
  'Act',
  'Example',
  'Exercise',
  'Starter',
  'Symbols',
  'Compatibility',
] as const;

/** The same for what a page imports, by name and source. */
export const IMPORTED_PARTS = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
} as const;

/** Boxes that start with `:::` and their kind. */
export const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger'] as const;
