import type {AtRule, Container, Root, Rule} from 'postcss';

/** Properties that set all whose names begin with theirs. */
const SHORTHANDS = ['background', 'margin', 'padding', 'transition', 'text-decoration'];

/** Selectors of the whole page: outside of layers, `:root` wins over all of them. */
const PAGE = /^(?::root|html|(?:html)?\[data-theme=['"]?\w+['"]?\])$/;

const shorthandOf = (prop: string): string =>
  SHORTHANDS.find((one) => prop.startsWith(`${one}-`)) ?? prop;

/** Does a rule count whatever the screen, and stand in a layer, or in none? */
function isPlain({parent}: Rule, layered: boolean): boolean {
  const block = parent as Container | AtRule | undefined;
  return layered
    ? block?.type === 'atrule' && (block as AtRule).name === 'layer'
    : block?.type === 'root';
}

/** What rules outside of layers set, by selector. */
function settings(root: Root): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  root.walkRules((rule) => {
    if (isPlain(rule, false)) {
      for (const selector of rule.selectors) {
        const props = found.get(selector) ?? new Set();
        rule.each((node) => void (node.type === 'decl' && props.add(node.prop)));
        found.set(selector, props);
      }
    }
  });
  return found;
}

/**
 * Drops what the framework's layers say of elements of which a rule outside of layers, with the same selector, says
 * something else: that one always wins, but against what is important.
 * @param root the style sheet, changed in place
 */
export function dropOverruled(root: Root): void {
  const winners = settings(root);
  const page = winners.get(':root');
  root.walkRules((rule) => {
    if (!isPlain(rule, true)) {
      return;
    }
    const sets = rule.selectors.map((selector) => winners.get(selector));
    const isOfPage = rule.selectors.every((selector) => PAGE.test(selector));
    rule.each((node) => {
      if (
        node.type === 'decl' &&
        !node.important &&
        ((isOfPage && node.prop.startsWith('--') && page?.has(node.prop)) ||
          sets.every((props) => props?.has(node.prop) || props?.has(shorthandOf(node.prop))))
      ) {
        node.remove();
      }
    });
  });
}
