import type {AtRule, Container, Root, Rule} from 'postcss';

/** Properties that set all whose names begin with theirs. */
const SHORTHANDS = ['background', 'margin', 'padding', 'transition', 'text-decoration'];

/** Selectors of the whole page: outside of layers, `:root` wins over all of them. */
const PAGE = /^(?::root|html|(?:html)?\[data-theme=['"]?\w+['"]?\])$/;

const shorthandOf = (prop: string): string =>
  SHORTHANDS.find((one) => prop.startsWith(`${one}-`)) ?? prop;

/** Does a rule stand in a layer, whatever else it depends on? Keyframes have steps in place of selectors. */
function isLayered({parent}: Rule): boolean {
  let block = parent as Container | AtRule | undefined;
  while (block?.type === 'atrule') {
    const {name} = block as AtRule;
    if (name === 'layer' || name.endsWith('keyframes')) {
      return name === 'layer';
    }
    block = block.parent as Container | AtRule | undefined;
  }
  return false;
}

/** What stands in brackets within a selector. */
const BRACKETS = /\([^()]*\)|\[[^\]]*\]/g;

/** A selector, and each class that all its elements have: `.b` and `.c` of `.a > .b.c:hover`. */
function widerThan(selector: string): string[] {
  let bare = selector;
  let before: string;
  do {
    before = bare;
    bare = bare.replace(BRACKETS, '');
  } while (bare !== before);
  // Parts of an element have styles of their own.
  return /::|:(?:before|after|first-l)/.test(bare)
    ? [selector]
    : [selector, ...(/[^\s>+~]*$/.exec(bare)![0].match(/\.[\w-]+/g) ?? [])];
}

/** What rules outside of layers set whatever the screen, by selector. */
function settings(root: Root): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  root.walkRules((rule) => {
    if (rule.parent?.type === 'root') {
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
 * Drops what the framework's layers say of elements of which a rule outside of layers, with the same selector or one
 * of their classes, says something else: that one always wins, but against what is important.
 * @param root the style sheet, changed in place
 */
export function dropOverruled(root: Root): void {
  const winners = settings(root);
  const page = winners.get(':root');
  root.walkRules((rule) => {
    if (!isLayered(rule)) {
      return;
    }
    const sets = rule.selectors.map((selector) =>
      widerThan(selector).flatMap((wider) => winners.get(wider) ?? []),
    );
    const isOfPage = rule.selectors.every((selector) => PAGE.test(selector));
    rule.each((node) => {
      if (
        node.type === 'decl' &&
        !node.important &&
        ((isOfPage && node.prop.startsWith('--') && page?.has(node.prop)) ||
          sets.every((all) =>
            all.some((props) => props.has(node.prop) || props.has(shorthandOf(node.prop))),
          ))
      ) {
        node.remove();
      }
    });
  });
}
