/** Who may import whom: the rules of the README's architecture section, held. */
import {existsSync, readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {filesOf, ROOT} from './files';

interface Import {
  /** The file that imports. */
  from: string;
  /** What it names, as written. */
  name: string;
  /** The imported file or folder inside the project, when it is one. */
  target?: string;
}

/** Imports that remain in the program: those of types alone are gone before anything runs. */
function importsOf(file: string): Import[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const statements =
    /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"]([^'"]+)['"]/g;
  return [...source.matchAll(statements)].map(([, named, called]) => {
    const name = named ?? called;
    const target = name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name)
      : name.startsWith('@site/')
        ? name.slice('@site/'.length)
        : undefined;
    return {from: file, name, target};
  });
}

/** Files of the folders that exist: some come with later parts of the site. */
const files = (...folders: string[]): string[] =>
  folders
    .filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) => filesOf(folder));

const broken = (imports: Import[], isWrong: (one: Import) => boolean): string[] =>
  imports.filter(isWrong).map(({from, name}) => `${from} imports ${name}`);

const isReact = ({name}: Import): boolean => /^(react|react-dom|clsx)(\/|$)/.test(name);
const isClient = ({name}: Import): boolean =>
  /^(@theme|@theme-original|@theme-init|@docusaurus)\//.test(name);
const isNode = ({name}: Import): boolean =>
  name.startsWith('node:') || builtinModules.includes(name.split('/')[0]);

describe('layers', () => {
  // All but the React parts of search.
  const pure = files(
    'src/site',
    'src/aggregate',
    'src/search',
    'content/remark',
    'content/rehype',
  ).filter((file) => !/^src\/search\/(?:button|ui|page|docsearch|ask\/panel)\//.test(file));
  const all = files('src');

  test('there is something to look at', () => {
    expect(pure.length).toBeGreaterThan(3);
    expect(all.flatMap(importsOf).length).toBeGreaterThan(30);
  });

  test('facts, search, the model and Markdown plugins know neither React nor the theme', () => {
    expect(broken(pure.flatMap(importsOf), (one) => isReact(one) || isClient(one))).toEqual([]);
  });

  test('facts, search, the model and Markdown plugins touch no page while they are imported', () => {
    // At the start of a line: what runs on import, not what stands inside a function.
    const touching = pure.filter((file) =>
      /^(?:export )?(?:(?:const|let|var) \S+ = )?(?:window|document|navigator|localStorage)\b/m.test(
        readFileSync(path.join(ROOT, file), 'utf8'),
      ),
    );
    expect(touching).toEqual([]);
  });

  test('nothing in src imports plugins or Node', () => {
    expect(
      broken(
        all.flatMap(importsOf),
        (one) => isNode(one) || Boolean(one.target?.startsWith('plugins/')),
      ),
    ).toEqual([]);
  });

  test('theme parts are imported by their alias', () => {
    const reachesIn = ({from, target}: Import): boolean => {
      const inTheme = /^src\/theme\/([^/]+)/;
      const own = inTheme.exec(from)?.[1];
      const other = inTheme.exec(target ?? '')?.[1];
      return other !== undefined && other !== own;
    };
    expect(broken(files('src', 'plugins', 'content').flatMap(importsOf), reachesIn)).toEqual([]);
  });

  test('Markdown plugins need no plugin of the build', () => {
    expect(
      broken(files('content').flatMap(importsOf), (one) =>
        Boolean(one.target?.startsWith('plugins/')),
      ),
    ).toEqual([]);
  });
});
