// @ts-check
/** ESLint rule: every import is one that the row of the file's room allows; see ./layers.mjs. */
import path from 'node:path';
import {roomOf} from './layers.mjs';

/** @typedef {import('./layers.mjs').Room} Room */
/** @typedef {'value' | 'later' | 'type'} Way how something is imported: `later` is `import()` */

/** @type {(pattern: string, name: string) => boolean} */
const covers = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * @param {string} file that imports, from the project's root
 * @param {string} name what it imports, as written
 * @returns {string | undefined} the file or folder inside the project, if it is one
 */
function targetOf(file, name) {
  if (name.startsWith('.')) {
    return path.posix.join(path.posix.dirname(file), name);
  }
  return name.startsWith('@site/') ? name.slice('@site/'.length) : undefined;
}

/**
 * The room of what is imported; data has none: a file of the root goes by its name, others by their
 * first folder.
 * @type {(target: string) => string}
 */
const roomNameOf = (target) =>
  /^[^/]+\.json$/.test(target) ? target : (roomOf(target)?.folder ?? target.split('/')[0]);

/** @type {(items: readonly string[]) => string} */
const list = (items) => items.join(', ') || 'nothing';

/**
 * @param {string} file that imports, from the project's root
 * @param {string} written what it imports, with or without loaders before it (`!!css-text!./a.css`)
 * @param {Way} way
 * @returns {string | undefined} what is wrong, and what the row allows
 */
export function wrongImport(file, written, way) {
  const room = roomOf(file);
  if (!room) {
    return `${path.posix.dirname(file)} has no row in lint/layers.mjs: say there what it may import.`;
  }
  const {folder, imports, later = [], types = [], packages} = room;
  const name = written.slice(written.lastIndexOf('!') + 1);
  const target = targetOf(file, name);
  if (target === undefined) {
    return way === 'type' || packages.some((pattern) => covers(pattern, name))
      ? undefined
      : `${folder} may not import "${name}"; its packages: ${list(packages)} (lint/layers.mjs).`;
  }
  const other = roomNameOf(target);
  if (other === 'src/theme' && folder === 'src/theme') {
    const [own, its] = [file, target].map((one) => one.split('/')[2]);
    return own === its
      ? undefined
      : `Parts of the theme are imported by their alias, @theme/${its}….`;
  }
  const allowed = [...imports, ...(way === 'later' ? later : way === 'type' ? types : [])];
  return other === folder || allowed.includes(other)
    ? undefined
    : `${folder} may not import ${other}; its rooms: ${list(allowed)} (lint/layers.mjs).`;
}

/**
 * A statement whose names are all types is gone before anything runs.
 * @type {(kind: string | undefined, names: readonly {importKind?: string, exportKind?: string}[]) => Way}
 */
const wayOf = (kind, names) =>
  kind === 'type' ||
  (names.length > 0 &&
    names.every(({importKind, exportKind}) => (importKind ?? exportKind) === 'type'))
    ? 'type'
    : 'value';

/** @type {import('eslint').Rule.RuleModule} */
const layers = {
  meta: {type: 'problem', schema: [], messages: {wrong: '{{what}}'}},
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    /** @type {(node: any, source: any, way: Way) => void} */
    const check = (node, source, way) => {
      const what =
        typeof source?.value === 'string' ? wrongImport(file, source.value, way) : undefined;
      if (what) {
        context.report({node, messageId: 'wrong', data: {what}});
      }
    };
    /** @type {(node: any) => void} */
    const statement = (node) =>
      check(node, node.source, wayOf(node.importKind ?? node.exportKind, node.specifiers ?? []));
    return {
      ImportDeclaration: statement,
      ExportNamedDeclaration: statement,
      ExportAllDeclaration: statement,
      ImportExpression: (/** @type {any} */ node) => check(node, node.source, 'later'),
      TSImportType: (/** @type {any} */ node) =>
        check(node, node.argument?.literal ?? node.source, 'type'),
      'CallExpression[callee.name="require"]': (/** @type {any} */ node) =>
        check(node, node.arguments[0], 'value'),
    };
  },
};
export default layers;
