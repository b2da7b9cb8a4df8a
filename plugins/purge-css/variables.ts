import type {Root} from 'postcss';

const USES = /var\(\s*(--[\w-]+)/g;
const usedIn = (text: string): string[] => [...text.matchAll(USES)].map(([, name]) => name);

/** Selectors of the whole page: there a later declaration replaces an earlier one for good. */
const PAGE_WIDE = new Set([
  ':root',
  'html',
  "html[data-theme='dark']",
  '[data-theme=dark]',
  'html[data-theme=dark]',
]);

/**
 * Removes page-wide declarations of custom properties that another style sheet declares anew.
 * @param root the style sheet of lower precedence, changed in place
 * @param overrides the one that always wins
 */
export function dropOverriddenVariables(root: Root, overrides: Root): void {
  const names = new Set<string>();
  overrides.walkDecls(/^--/, ({prop}) => void names.add(prop));
  root.walkRules(({selector, nodes}) => {
    if (PAGE_WIDE.has(selector)) {
      nodes
        .filter((node) => node.type === 'decl' && names.has(node.prop))
        .forEach((node) => node.remove());
    }
  });
}

/**
 * Removes declarations of custom properties that nothing reads.
 * @param root the style sheet, changed in place
 * @param users other text that may read its variables
 */
export function dropUnusedVariables(root: Root, users: string): void {
  for (;;) {
    const used = new Set([...usedIn(users), ...usedIn(root.toString())]);
    let dropped = 0;
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) {
        declaration.remove();
        dropped++;
      }
    });
    // A variable may have been read by a dropped one only: look again until nothing is left to drop.
    if (dropped === 0) {
      return;
    }
  }
}
