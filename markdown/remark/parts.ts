import {visit} from 'unist-util-visit';
import {thereAre} from '@collektive/problems';
import {checking, isJsx, type Node, type Transform} from '../nodes';
import type {Options} from '../options';
import {CALLOUTS, IMPORTED_PARTS, PARTS} from '../parts';
import {readAttributes} from '../play/attributes';
import {writtenIn} from './written';

/** Components that the framework gives to every page. */
const STOCK = ['Details', 'Head'];

const isComponent = (node: Node): boolean => isJsx(node) && /^[A-Z]\w*$/.test(node.name ?? '');

/** Readers press or point at these. */
const TOUCHED = ['Term', 'Act'];

/** @throws Error with half a sentence for the first attribute that a part does not take, lacks, or that names nothing */
function checkAttributes(node: Node): void {
  const name = node.name ?? '';
  const attributes = PARTS[name];
  if (attributes === undefined) {
    return;
  }
  const written = writtenIn(node);
  const needs = Object.entries(attributes).map(([key, named]) => [
    key,
    named?.optional ? 'may' : 'must',
  ]);
  readAttributes(name, Object.fromEntries(needs) as Record<string, 'may' | 'must'>, written);
  for (const [key, value] of Object.entries(written)) {
    const {names = [value], what, where} = attributes[key] ?? {};
    if (!names.includes(value)) {
      throw new Error(`${where} has no ${what} "${value}".${thereAre(value, names)}`);
    }
  }
}

/** What is wrong with the name of a node, as half a sentence; nothing for a name that is known. */
function unknownName(node: Node, imports: string): string | undefined {
  const name = node.name ?? '';
  if (isComponent(node)) {
    const isKnown = name in PARTS || STOCK.includes(name);
    if (isKnown || new RegExp(`\\b${name}\\b`).test(imports)) {
      return undefined;
    }
    const known = Object.keys({...PARTS, ...IMPORTED_PARTS});
    const source = (IMPORTED_PARTS as Record<string, string>)[name];
    return source
      ? `<${name}> has to be imported. Write "import ${name} from '${source}';" below the frontmatter`
      : `no part is called <${name}>.${thereAre(name, known)}`;
  }
  if (node.type === 'containerDirective' && !(CALLOUTS as readonly string[]).includes(name)) {
    return `no callout is called "${name}".${thereAre(name, CALLOUTS)}`;
  }
  return undefined;
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
      const sentence = unknownName(node, imports);
      if (sentence) {
        problems.add(node, sentence);
      } else if (isComponent(node)) {
        problems.try(node, () => checkAttributes(node));
        if (TOUCHED.includes(node.name!) && /^(heading|link)$/.test(parent?.type ?? '')) {
          problems.add(
            node,
            `a <${node.name}> cannot be in a heading or a link. Put it into the text`,
          );
        }
      }
    });
  });
}
