/** The programs that tutorials let readers type: read from the pages, block by block, as they are shown. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {attribute, type Node} from '../../markdown/nodes';
import sample from '../../markdown/remark/sample';
import {TYPED_TUTORIALS} from '../../markdown/starter/tutorials';
import {readSource} from '../check/rules/source';

/** A `Main.kt` of a page, and what the page says that it prints. */
export interface Program {
  /** Page and line of its block. */
  place: string;
  main: string;
  output: string;
  /** Is it run with the compiler plugin? */
  plugin: boolean;
}

const within = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(within)];
const classOf = (node: Node): string => attribute(node, 'className') ?? '';
const codeIn = (node: Node | undefined, lang: string): string | undefined =>
  node && within(node).find((one) => one.type === 'code' && one.lang === lang)?.value;

/** What a block becomes on its page: the whole file beneath it or in it, and what is printed. */
function programOf(figure: Node, place: string, meta: string, project: string): Program[] {
  const nodes = within(figure);
  const isOutput = (node: Node): boolean => classOf(node).startsWith('sample-output');
  const output = codeIn(
    nodes.find((node) => isOutput(node) && attribute(node, 'aria-label') === 'Output'),
    'text',
  );
  const folded = nodes.find((node) => classOf(node) === 'sample-whole');
  // Without one of its own, the block shows a whole file, or the project has it.
  const main = folded ? codeIn(folded, 'kotlin') : (codeIn(figure, 'kotlin') ?? project);
  return output === undefined || main === undefined
    ? []
    : [{place, main: `${main}\n`, output, plugin: !/-without\b/.test(meta)}];
}

/**
 * All programs of the tutorials, in the order of the pages.
 * @param siteDir the site
 * @param project `Main.kt` of the project that they are typed into
 * @throws Error with a sentence for each block that has no file, by page and line
 */
export function typedPrograms(siteDir: string, project: string): Program[] {
  return TYPED_TUTORIALS.flatMap((page) => {
    const file = path.join(siteDir, page);
    const {fences} = readSource(page, readFileSync(file, 'utf8'));
    const blocks = fences.map(({line, language, meta}): Node => {
      return {type: 'code', lang: language, meta, value: '', position: {start: {line}}};
    });
    const tree: Node = {type: 'root', children: [...blocks]};
    sample({siteDir})(tree, {path: file});
    return blocks.flatMap((block, index) =>
      tree.children![index] === block
        ? []
        : programOf(
            tree.children![index],
            `${page}:${fences[index].line}`,
            fences[index].meta,
            project,
          ),
    );
  });
}
