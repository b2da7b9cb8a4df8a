import type {Root} from 'hast';
import {Problems} from '../nodes';
import type {Options} from '../options';
import {pathFrom} from '../paths';

/** An element of Markdown or of JSX, as far as it is looked at here. */
interface Element {
  type: string;
  tagName?: string;
  name?: string | null;
  properties?: Record<string, unknown>;
  attributes?: {name?: string; value?: unknown}[];
  children?: Element[];
  position?: {start: {line: number; column: number}};
}

/** An id that is written as a string; that of a component names what it is given. */
function idOf({properties, name, attributes = []}: Element): string | undefined {
  const value = properties?.id ?? attributes.find((one) => one.name === 'id')?.value;
  return typeof value === 'string' && !/^[A-Z]/.test(name ?? '') ? value : undefined;
}

/** Headings whose address another element of the page has already. */
export function doubledHeadings(file: string, tree: Element): Problems {
  const problems = new Problems(file);
  const lines = new Map<string, number>();
  const look = (element: Element, lineOfParent: number): void => {
    // What a plugin made has no place of its own, but stands in something that has.
    const line = element.position?.start.line ?? lineOfParent;
    const id = idOf(element);
    if (id && lines.has(id) && /^h[1-6]$/.test(element.tagName ?? '')) {
      problems.add(
        element,
        `the heading has the address #${id} of line ${lines.get(id)}. Give it another: "## Title {#${id}-2}"`,
      );
    }
    if (id) {
      lines.set(id, line);
    }
    element.children?.forEach((child) => look(child, line));
  };
  look(tree, 1);
  return problems;
}

/** Rehype plugin: no heading has the address of another element. */
export default function doubledIds({siteDir}: Options) {
  return (tree: Root, page: {path: string}): void =>
    void doubledHeadings(pathFrom(siteDir, page.path), tree).report();
}
