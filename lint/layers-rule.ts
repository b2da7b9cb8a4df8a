/** ESLint rule: every import is one that the row of the file's room allows; see ./layers. */
import path from 'node:path';
import type {Rule} from 'eslint';
import {roomOf} from './layers';

/** How something is imported. */
type Way = 'value' | 'type';

/** What the rule reads of a statement that imports; parsers disagree on the rest. */
interface Statement {
  source?: {value?: unknown} | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: readonly {importKind?: string; exportKind?: string}[];
}

const covers = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The file or folder inside the project that an import names, if it is one. */
function targetOf(file: string, name: string): string | undefined {
  if (name.startsWith('.')) {
    return path.posix.join(path.posix.dirname(file), name);
  }
  return name.startsWith('@site/') ? name.slice('@site/'.length) : undefined;
}

/**
 * The room of what is imported; data has none: a file of the root goes by its name, others by their
 * first folder.
 */
const roomNameOf = (target: string): string =>
  /^[^/]+\.json$/.test(target) ? target : (roomOf(target)?.folder ?? target.split('/')[0]);

const list = (items: readonly string[]): string => items.join(', ') || 'nothing';

/**
 * What is wrong with an import, and what the row allows.
 * @param file that imports, from the project's root
 * @param written what it imports, with or without loaders before it (`!!css-text!./a.css`)
 */
export function wrongImport(file: string, written: string, way: Way): string | undefined {
  const room = roomOf(file);
  if (!room) {
    return `${path.posix.dirname(file)} has no row in lint/layers.ts: say there what it may import.`;
  }
  const {folder, imports, types = [], packages} = room;
  const name = written.slice(written.lastIndexOf('!') + 1);
  const target = targetOf(file, name);
  if (target === undefined) {
    return way === 'type' || packages.some((pattern) => covers(pattern, name))
      ? undefined
      : `${folder} may not import "${name}"; its packages: ${list(packages)} (lint/layers.ts).`;
  }
  const other = roomNameOf(target);
  if (other === 'src/theme' && folder === 'src/theme') {
    const [own, its] = [file, target].map((one) => one.split('/')[2]);
    return own === its
      ? undefined
      : `Parts of the theme are imported by their alias, @theme/${its}….`;
  }
  const allowed = [...imports, ...(way === 'type' ? types : [])];
  return other === folder || allowed.includes(other)
    ? undefined
    : `${folder} may not import ${other}; its rooms: ${list(allowed)} (lint/layers.ts).`;
}

/** A statement whose names are all types is gone before anything runs. */
const wayOf = (kind: string | undefined, names: NonNullable<Statement['specifiers']>): Way =>
  kind === 'type' ||
  (names.length > 0 &&
    names.every(({importKind, exportKind}) => (importKind ?? exportKind) === 'type'))
    ? 'type'
    : 'value';

const layers: Rule.RuleModule = {
  meta: {type: 'problem', schema: [], messages: {wrong: '{{what}}'}},
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node: Rule.Node, source: Statement['source'], way: Way): void => {
      const what =
        typeof source?.value === 'string' ? wrongImport(file, source.value, way) : undefined;
      if (what) {
        context.report({node, messageId: 'wrong', data: {what}});
      }
    };
    const statement = (node: Rule.Node): void => {
      const {source, importKind, exportKind, specifiers = []} = node as Statement;
      check(node, source, wayOf(importKind ?? exportKind, specifiers));
    };
    return {
      ImportDeclaration: statement,
      ExportNamedDeclaration: statement,
      ExportAllDeclaration: statement,
      ImportExpression: (node) => check(node, node.source as Statement['source'], 'value'),
      TSImportType: (node: Rule.Node) => {
        const {argument, source} = node as {argument?: {literal?: Statement['source']}} & Statement;
        check(node, argument?.literal ?? source, 'type');
      },
      'CallExpression[callee.name="require"]': (node: Rule.Node) => {
        const [name] = (node as unknown as {arguments: Statement['source'][]}).arguments;
        check(node, name, 'value');
      },
    };
  },
};
export default layers;
