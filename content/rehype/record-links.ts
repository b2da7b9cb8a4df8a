import {readText} from '../text';
import type {Root} from 'hast';
import {Problems} from '../nodes';
import type {Options} from '../options';
import {writeRecord, type PageRecord} from '../pages/record';
import {pathFrom} from '../paths';

/** An element of Markdown or of JSX, as far as it is looked at here. */
interface Element {
  type: string;
  tagName?: string;
  name?: string | null;
  value?: string;
  properties?: Record<string, unknown>;
  attributes?: {name?: string; value?: unknown}[];
  children?: Element[];
  position?: {start: {line: number; column: number}};
}

/** An attribute that is written as a string. */
function valueOf({properties, attributes = []}: Element, name: string): string | undefined {
  const value = properties?.[name] ?? attributes.find((one) => one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

const isMdxImport = ({type, value = ''}: Element): boolean =>
  type === 'mdxjsEsm' && /from\s+['"][^'"]+\.mdx?['"]/.test(value);

/** The links and anchors of a finished page. */
export function recordOf(file: string, tree: Element): PageRecord {
  const record: PageRecord = {file, links: [], anchors: [], isOpen: false};
  const look = (element: Element, lineOfParent: number): void => {
    // What a plugin made has no place of its own, but stands in something that has.
    const line = element.position?.start.line ?? lineOfParent;
    const isLink = ['a', 'Link'].includes(element.tagName ?? element.name ?? '');
    const url = isLink ? (valueOf(element, 'href') ?? valueOf(element, 'to')) : undefined;
    if (url) {
      record.links.push({url, line});
    }
    const id = valueOf(element, 'id');
    if (id) {
      record.anchors.push(id);
    }
    record.isOpen ||= isMdxImport(element);
    element.children?.forEach((child) => look(child, line));
  };
  look(tree, 1);
  return record;
}

/** Headings whose address another element of the page has already. */
export function doubledHeadings(file: string, tree: Element): Problems {
  const problems = new Problems(file);
  const lines = new Map<string, number>();
  const look = (element: Element, lineOfParent: number): void => {
    const line = element.position?.start.line ?? lineOfParent;
    const id = valueOf(element, 'id');
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

/** Is this the whole page? Lists of posts compile the beginning of a post on its own. */
const isWhole = (source: string, compiled: string): boolean =>
  // The framework escapes addresses of headings before pages are read.
  compiled
    .replaceAll('\\{#', '{#')
    .trimEnd()
    .endsWith(source.trimEnd().split('\n').at(-1) ?? '');

/** Rehype plugin: keeps where a page leads, for plugins/page-check; no heading has the address of another. */
export default function recordLinks({siteDir}: Options) {
  return (tree: Root, page: {path: string; value: unknown}): void => {
    if (isWhole(readText(page.path), String(page.value))) {
      const file = pathFrom(siteDir, page.path);
      doubledHeadings(file, tree).report();
      writeRecord(siteDir, recordOf(file, tree));
    }
  };
}
