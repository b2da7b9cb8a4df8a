/**
 * Ids of the documents that newcomers read, in order: each uses only what those before it have explained. The sidebar
 * begins with them, so links to the next page, progress and "continue" follow this list, too. (Not in sidebars.ts: all
 * that it exports is a sidebar.)
 */
export const PATH: readonly string[] = [
  'intro',
  'tutorials/look-around',
  'tutorials/basic-usage',
  'tutorials/first-collektive-program',
  'tutorials/branches-and-loops',
  'tutorials/survive-a-split',
  'tutorials/when-halves-meet',
  'tutorials/collektive-and-alchemist',
];
