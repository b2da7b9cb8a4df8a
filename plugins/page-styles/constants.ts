import type {Declaration, Root, Rule} from 'postcss';

/** Values that mean another thing for a variable than for a property. */
const KEYWORDS = /^(inherit|initial|unset|revert|revert-layer)?$/;

/** Where two tokens would become one. */
const STICKS = /^[\w#.(%+-]/;

/** The root of a page, in whatever colour mode. */
const ROOT = /^(:root|html)?(\[data-theme=['"]?\w+['"]?\])?$/;

const selectorsOf = ({parent}: Declaration): string[] => (parent as Rule).selectors;

const declarationsOf = (root: Root): Map<string, Declaration[]> => {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => void found.set(one.prop, [...(found.get(one.prop) ?? []), one]));
  return found;
};

/** Said of the page, whatever is shown, in no block but a layer. */
const isForPage = (declaration: Declaration): boolean =>
  selectorsOf(declaration).includes(':root') &&
  (declaration.parent?.parent?.type === 'root' ||
    (declaration.parent?.parent as {name?: string}).name === 'layer');

const variablesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name);

/** How often each variable is used, and how often of these plainly, without a value for want of one. */
function usesIn(css: string): Map<string, {all: number; plain: number}> {
  const found = new Map<string, {all: number; plain: number}>();
  for (const [use, name] of css.matchAll(/var\(\s*(--[\w-]+)[\s,)]/g)) {
    const uses = found.get(name) ?? {all: 0, plain: 0};
    found.set(name, uses);
    uses.all += 1;
    uses.plain += Number(use === `var(${name})`);
  }
  return found;
}

/** Does the sheet become shorter by it, and is every use a plain one? */
function pays(prop: string, value: string, {all, plain} = {all: 0, plain: 0}): boolean {
  return (
    all === plain && plain * (value.length - `var(${prop})`.length) <= `${prop}:${value};`.length
  );
}

/** Variables that are said once, of the whole page, and made of nothing that changes within it. */
function constantsOf(root: Root, isUsed: (prop: string) => boolean): Map<string, Declaration> {
  const uses = usesIn(root.toString());
  const declarations = declarationsOf(root);
  const isOfPage = (name: string): boolean =>
    (declarations.get(name) ?? []).every((one) =>
      selectorsOf(one).every((selector) => ROOT.test(selector)),
    );
  const constants = new Map<string, Declaration>();
  for (const [prop, [declaration, another]] of declarations) {
    const {value} = declaration;
    if (
      another === undefined &&
      isForPage(declaration) &&
      isOfPage(prop) &&
      !KEYWORDS.test(value) &&
      variablesIn(value).every(isOfPage) &&
      pays(prop, value, uses.get(prop)) &&
      !isUsed(prop)
    ) {
      constants.set(prop, declaration);
    }
  }
  return constants;
}

/**
 * Writes variables that never change where they are used, as long as that is shorter: the framework's
 * sheet has many that exist to be set anew by sites.
 * @param root the style sheet, changed in place
 * @param users other text that reads its variables, which stay
 */
export function inlineConstants(root: Root, users: string): void {
  const used = new Map<string, boolean>();
  const isUsed = (prop: string): boolean => {
    const known = used.get(prop) ?? users.includes(prop);
    used.set(prop, known);
    return known;
  };
  for (;;) {
    const constants = constantsOf(root, isUsed);
    // Those made of others wait for them.
    const ready = [...constants].filter(([, {value}]) =>
      variablesIn(value).every((name) => !constants.has(name)),
    );
    if (ready.length === 0) {
      return;
    }
    const values = new Map(ready.map(([prop, {value}]) => [prop, value]));
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        /var\((--[\w-]+)\)(?=(.?))/g,
        (use, prop: string, next: string) => {
          const value = values.get(prop);
          return value === undefined ? use : `${value}${STICKS.test(next) ? ' ' : ''}`;
        },
      );
    });
    ready.forEach(([, declaration]) => declaration.remove());
  }
}
