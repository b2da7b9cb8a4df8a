/** The scripts that a page of MDX holds, as syntax trees: what it imports and exports, and what stands between braces. */
import {visit} from 'unist-util-visit';
import type {Node} from './nodes';

/** A part of a script, of any kind. */
export interface Script {
  type: string;
  name?: string;
  computed?: boolean;
  loc?: {start: {line: number; column: number}};
  [part: string]: unknown;
}

const isScript = (part: unknown): part is Script =>
  typeof part === 'object' && part !== null && typeof (part as Script).type === 'string';

/** The parts of a part, each with what it is there. */
export const partsOf = (script: Script): [string, Script][] =>
  Object.entries(script).flatMap(([key, value]) =>
    [value]
      .flat()
      .filter(isScript)
      .map((part): [string, Script] => [key, part]),
  );

/** A part, and all that is in it. */
export const allIn = (script: Script): Script[] => [
  script,
  ...partsOf(script).flatMap(([, part]) => allIn(part)),
];

/** The scripts of a page: those of each node, and of its attributes. */
export function scriptsOf(tree: Node): Script[] {
  const scripts: Script[] = [];
  visit(tree as never, (node: Node) => {
    const attributes = Array.isArray(node.attributes) ? node.attributes : [];
    for (const one of [node, ...attributes, ...attributes.map(({value}) => value)]) {
      const script = (one as Partial<Node> | undefined)?.data?.estree;
      if (isScript(script)) {
        scripts.push(script);
      }
    }
  });
  return scripts;
}

/** Where a part stands, as problems of a page take it. */
export function placeOf({loc}: Script): Pick<Node, 'position'> {
  const {line, column} = loc?.start ?? {line: 1, column: 0};
  return {position: {start: {line, column: column + 1}}};
}
