import type {SourceText} from '@collektive/kotlin';

const PACKAGE = /^\s*package\s+([\w.]+)/m;
const IMPORT = /^\s*import\s+([\w.]+)(\.\*)?/gm;

/** The package of a file, from its text. */
export function packageOf({text}: SourceText): string {
  return PACKAGE.exec(text)?.[1] ?? '';
}

function importsOf({text}: SourceText): string[] {
  return [...text.matchAll(IMPORT)].map((found) => found[1] ?? '');
}

/** Whether a name of a package is written with it: `playground.Device`. */
const names = ({text}: SourceText, of: string): boolean =>
  new RegExp(String.raw`(?<![\w.])${of.replaceAll('.', String.raw`\.`)}\.`).test(
    text.replace(IMPORT, ''),
  );

/** Of the other files those that the first one needs: of its package, and of what it imports or names, and so on. */
export function link(entry: SourceText, others: readonly SourceText[]): SourceText[] {
  const linked = [entry];
  const rest = new Set(others.filter((each) => each.name !== entry.name));
  for (let index = 0; index < linked.length; index += 1) {
    const file = linked[index];
    const own = packageOf(file);
    const imports = importsOf(file);
    for (const other of rest) {
      const name = packageOf(other);
      const needed =
        (name === own && own !== '') ||
        (name !== '' &&
          (names(file, name) ||
            imports.some(
              (path) =>
                (path.startsWith(`${name}.`) && !path.slice(name.length + 1).includes('.')) ||
                path === name,
            )));
      if (!needed) {
        continue;
      }
      rest.delete(other);
      linked.push(other);
    }
  }
  return linked;
}
