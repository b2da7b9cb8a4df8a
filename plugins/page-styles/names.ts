import type {Root} from 'postcss';

const VARIABLE = /--[\w-]+/g;
/** A variable where it is used; `--` also stands in names of classes. */
const USE = /var\(\s*(--[\w-]+)/g;

const usesOf = (text: string): string[] => [...text.matchAll(USE)].map(([, name]) => name);

/** `--a`, …, `--z`, `--10`, … */
const nameOf = (index: number): string => `--${(index + 10).toString(36)}`;

/**
 * Gives the variables of a style sheet short names, those in use most the shortest.
 * @param root the style sheet, changed in place
 * @param users other text that reads its variables, which keep their names
 */
export function shortenVariables(root: Root, users: string): void {
  const kept = new Set(users.match(VARIABLE));
  const counts = new Map<string, number>();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  root.walkDecls(({prop, value}) => {
    if (prop.startsWith('--')) {
      count(prop);
    }
    usesOf(value).forEach(count);
  });
  const names = [...counts.keys()].filter((name) => !kept.has(name));
  names.sort((a, b) => counts.get(b)! - counts.get(a)!);
  const free = [...names.keys(), ...kept].map((_, index) => nameOf(index));
  const short = free.filter((name) => !kept.has(name));
  const renamed = new Map(names.map((name, index) => [name, short[index]]));
  root.walkDecls((declaration) => {
    declaration.prop = renamed.get(declaration.prop) ?? declaration.prop;
    declaration.value = declaration.value.replace(USE, (use, name: string) =>
      use.replace(name, renamed.get(name) ?? name),
    );
  });
}
