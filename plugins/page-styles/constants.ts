import type {Declaration, Root} from 'postcss';

/** Values that mean another thing for a variable than for a property. */
const KEYWORDS = /^(inherit|initial|unset|revert|revert-layer)?$/;

/** Where two tokens would become one. */
const STICKS = /^[\w#.(%+-]/;

const declarationsOf = (root: Root): Map<string, Declaration[]> => {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => void found.set(one.prop, [...(found.get(one.prop) ?? []), one]));
  return found;
};

/** Said once, of every page and whatever is shown: `:root`, in no block but a layer. */
const isConstant = ({parent, value}: Declaration): boolean =>
  (parent as {selector?: string}).selector === ':root' &&
  (parent?.parent?.type === 'root' || (parent?.parent as {name?: string}).name === 'layer') &&
  !value.includes('var(') &&
  !KEYWORDS.test(value);

const count = (text: string, part: string): number => text.split(part).length - 1;

/** Does the sheet become shorter by it, and is every use a plain one? */
function pays(prop: string, value: string, css: string): boolean {
  const use = `var(${prop})`;
  const uses = count(css, use);
  const all = css.match(new RegExp(`var\\(\\s*${prop}[\\s,)]`, 'g'))?.length ?? 0;
  return uses === all && uses * (value.length - use.length) <= `${prop}:${value};`.length;
}

/**
 * Writes variables that never change where they are used, as long as that is shorter: the framework's
 * sheet has many that exist to be set anew by sites.
 * @param root the style sheet, changed in place
 * @param users other text that reads its variables, which stay
 */
export function inlineConstants(root: Root, users: string): void {
  for (;;) {
    const css = root.toString();
    const constants = new Map<string, Declaration>();
    for (const [prop, [declaration, another]] of declarationsOf(root)) {
      if (
        another === undefined &&
        isConstant(declaration) &&
        !users.includes(prop) &&
        pays(prop, declaration.value, css)
      ) {
        constants.set(prop, declaration);
      }
    }
    if (constants.size === 0) {
      return;
    }
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        /var\((--[\w-]+)\)(?=(.?))/g,
        (use, prop: string, next: string) => {
          const value = constants.get(prop)?.value;
          return value === undefined ? use : `${value}${STICKS.test(next) ? ' ' : ''}`;
        },
      );
    });
    constants.forEach((declaration) => declaration.remove());
  }
}
