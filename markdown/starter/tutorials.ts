/**
 * Pages that are followed in the project to download: each of their blocks with an output has the whole
 * `Main.kt` that gives it, and all of those are run (scripts/samples).
 */
export const TYPED_TUTORIALS: readonly string[] = [
  'docs/tutorials/gettingstarted.mdx',
  'docs/tutorials/first-collektive-program.mdx',
  'docs/tutorials/survive-a-split.mdx',
  'docs/tutorials/when-halves-meet.mdx',
  'docs/tutorials/look-around.mdx',
  'docs/tutorials/basic-usage.mdx',
  'docs/tutorials/branches-and-loops.mdx',
];
