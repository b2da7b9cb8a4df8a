import {visit} from 'unist-util-visit';
import {thereAre} from '@collektive/problems';
import {checking, isJsx, type Node, type Transform} from '../nodes';
import type {Options} from '../options';
import {CALLOUTS, PARTS, STOCK_PARTS} from '../parts';
import {writtenIn} from './written';

const isComponent = (node: Node): boolean => isJsx(node) && /^[A-Z]\w*$/.test(node.name ?? '');

/** Readers press or point at these. */
const TOUCHED = ['Term', 'Act'];

const namesIn = (list = ''): string[] => list.split(' ').filter(Boolean);

/** @throws Error with half a sentence for an attribute that a part does not have, that names nothing, or that is missing */
function checkAttributes(node: Node): void {
  const name = node.name!;
  const {must, may, of} = PARTS[name];
  const written = writtenIn(node);
  const known = [...namesIn(must), ...namesIn(may)];
  for (const [key, value] of Object.entries(written)) {
    if (!known.includes(key)) {
      const others = known.length > 0 ? thereAre(key, known) : ' It has none';
      throw new Error(`<${name}> has no attribute "${key}".${others}`);
    }
    if (of && !of.names.includes(value)) {
      throw new Error(`no ${of.what} is called "${value}".${thereAre(value, of.names)}`);
    }
  }
  const missing = namesIn(must).find((key) => !written[key]);
  if (missing) {
    throw new Error(`<${name}> needs ${missing}="…". guides/pages.md says what that is`);
  }
}

/** @throws Error with half a sentence for what is not there, and for what is not used as it has to be */
function check(node: Node, parent: Node | undefined, imports: string): void {
  const name = node.name ?? '';
  if (node.type === 'containerDirective' && !(CALLOUTS as readonly string[]).includes(name)) {
    throw new Error(`no callout is called "${name}".${thereAre(name, CALLOUTS)}`);
  }
  if (!isComponent(node)) {
    return;
  }
  if (!(name in PARTS)) {
    if (STOCK_PARTS.includes(name) || new RegExp(`\\b${name}\\b`).test(imports)) {
      return;
    }
    const known = [...Object.keys(PARTS), ...STOCK_PARTS];
    throw new Error(`no part is called <${name}>.${thereAre(name, known)}`);
  }
  if (TOUCHED.includes(name) && /^(heading|link)$/.test(parent?.type ?? '')) {
    throw new Error(`<${name}> cannot be in a heading or a link. Put it into the text`);
  }
  checkAttributes(node);
}

/**
 * Remark plugin: parts, their attributes, what these name (terms, papers, pictures, …), and callouts that do not exist
 * fail the build, with the nearest that do.
 */
export default function parts(options: Options): Transform {
  return checking(options, (tree, problems) => {
    const imports = (tree.children ?? [])
      .filter(({type}) => type === 'mdxjsEsm')
      .map(({value}) => value)
      .join('\n');
    visit(tree as never, (node: Node, _, parent: Node | undefined) => {
      problems.try(node, () => check(node, parent, imports));
    });
  });
}
