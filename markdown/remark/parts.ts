import {visit} from 'unist-util-visit';
import {thereAre} from '@collektive/problems';
import {checking, type Node, type Transform} from '../nodes';
import type {Options} from '../options';
import {CALLOUTS, IMPORTED_PARTS, PARTS} from '../parts';

/** Components that the framework gives to every page. */
const STOCK = ['Details', 'Head'];

const isComponent = ({type, name}: Node): boolean =>
  (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') && /^[A-Z]\w*$/.test(name ?? '');

/** What is wrong with the name of a node, as half a sentence; nothing for a name that is known. */
function unknownName(node: Node, imports: string): string | undefined {
  const name = node.name ?? '';
  if (isComponent(node)) {
    const isKnown = ([...PARTS, ...STOCK] as string[]).includes(name);
    if (isKnown || new RegExp(`\\b${name}\\b`).test(imports)) {
      return undefined;
    }
    const known = [...PARTS, ...Object.keys(IMPORTED_PARTS)];
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

/** Remark plugin: parts and callouts that do not exist fail the build, with the nearest that do. */
export default function parts(options: Options): Transform {
  return checking(options, (tree, problems) => {
    const imports = (tree.children ?? [])
      .filter(({type}) => type === 'mdxjsEsm')
      .map(({value}) => value)
      .join('\n');
    visit(tree as never, (node: Node) => {
      const sentence = unknownName(node, imports);
      if (sentence) {
        problems.add(node, sentence);
      }
    });
  });
}
