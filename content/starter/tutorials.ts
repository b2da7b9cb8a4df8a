/**
 * Pages that are followed in the project to download: each of their blocks with an output has the whole
 * `Main.kt` that gives it, and all of those are run (tools/samples).
 */
export const TYPED_TUTORIALS: readonly string[] = [
  'docs/tutorials/gettingstarted.mdx',
  'docs/tutorials/first-collektive-program.mdx',
  'docs/tutorials/basic-usage.mdx',
];
