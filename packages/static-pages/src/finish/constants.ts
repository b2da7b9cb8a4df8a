import type {Root, Rule} from 'postcss';

const USE = /var\((--[\w-]+)\)/g;

/** Is a rule for the whole page, whatever the screen and the colour mode? */
const isOfPage = ({selectors, parent}: Rule): boolean =>
  selectors.includes(':root') &&
  (parent?.type === 'root' ||
    (parent?.type === 'atrule' && 'name' in parent && parent.name === 'layer'));

/**
 * Writes the values of variables that are set once, for the whole page, where they are used.
 * @param root the style sheet, changed in place
 * @param kept variables that something outside of it reads
 */
export function inlineConstants(root: Root, kept: ReadonlySet<string>): void {
  const values = new Map<string, string | undefined>();
  root.walkDecls(/^--/, ({prop, value, parent}) => {
    const isConstant = !values.has(prop) && !kept.has(prop) && isOfPage(parent as Rule);
    values.set(prop, isConstant ? value : undefined);
  });
  const resolve = (text: string): string =>
    text.replace(USE, (use, name: string) => {
      const value = values.get(name);
      // Minified sheets leave out spaces next to brackets.
      return value === undefined ? use : ` ${resolve(value)} `;
    });
  root.walkDecls((declaration) => {
    declaration.value = resolve(declaration.value);
    if (values.get(declaration.prop) !== undefined) {
      declaration.remove();
    }
  });
}
