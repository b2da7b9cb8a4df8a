import {declared, linesOf, type Declared} from '../../reference/declarations';
import {anchorOf, readEntries, type Entry} from '../../reference/entries';
import {parameterFaults, parametersOfEntry} from '../../reference/parameters';
import {PACKAGES, pageOf} from '../../reference/pages';
import type {Parameter} from '../../reference/signature';
import {apiUrl, sourceUrl, type PlacedSymbol} from '../../reference/symbols';
import {
  block,
  checking,
  inline,
  isElement,
  link,
  text,
  textOf,
  type Node,
  type Problems,
  type Transform,
} from '../../nodes';
import type {Options} from '../../options';
import {aToZ} from './aToZ';
import {facts, isFact} from './facts';
import {overview} from './overview';
import {namesOf, parameters} from './parameters';

/** From this many overloads on, those after the first ones are folded. */
const MOST_OVERLOADS = 3;

/** The names of a heading that is an entry. */
function namesIn(heading: Node): string[] {
  const children = heading.children ?? [];
  const isEntry = children.every(({type, value}) => type === 'inlineCode' || value === ', ');
  return isEntry ? children.filter(({type}) => type === 'inlineCode').map(textOf) : [];
}

/** Coloured by markdown/rehype/signatures, from an attribute: spaces at the beginning of lines of text get lost. */
const signature = (lines: readonly string[]): Node =>
  block('pre', {className: 'signature', 'data-code': lines.join('\n')}, []);

/** Since when there is a name, and where one can read on: its page in the API documentation, its source. The first says its package. */
function waysOn({name, overloads: [first]}: Declared, isFirst: boolean): Node[] {
  const of = inline('span', {className: 'sr-only'}, [text(` of ${name}`)]);
  return [
    block('p', {className: 'entry-links'}, [
      ...(isFirst ? [inline('code', {}, [text(first.package)])] : []),
      inline('span', {}, [text(`since ${first.since}`)]),
      link(apiUrl(first), [text('API'), of]),
      link(sourceUrl(first), [text('source'), of]),
    ]),
  ];
}

/** What stands below a heading before any words: the signatures of its names, and the ways on. */
function head(one: Declared, explained: ReadonlySet<PlacedSymbol>, isFirst: boolean): Node[] {
  const all = linesOf(one, explained).map(signature);
  const folded = all.length > MOST_OVERLOADS + 1 ? all.splice(MOST_OVERLOADS) : [];
  const more = block('details', {}, [
    block('summary', {}, [text(`${folded.length} more overloads`)]),
    ...folded,
  ]);
  if (all.length === 0) {
    return [];
  }
  // The heading has the first name's address.
  const id = isFirst ? undefined : anchorOf(one.name);
  return [
    block('div', {className: 'entry', id}, [
      ...all,
      ...(folded.length ? [more] : []),
      ...waysOn(one, isFirst),
    ]),
  ];
}

/** What an entry says in points: of its parameters, then in short of itself. Other lists stay as they are. */
function ofList(list: Node, known: ReadonlyMap<string, Parameter[]>, problems: Problems): Node[] {
  const items = list.ordered ? [] : (list.children ?? []);
  const explained = items.filter((item) => namesOf(item).length > 0);
  const rest = items.filter((item) => !explained.includes(item));
  if (explained.length === 0 && !rest.some(isFact)) {
    return [list];
  }
  return [
    ...(explained.length > 0 ? [parameters(explained, known)] : []),
    ...(rest.length > 0 ? [facts(rest, problems)] : []),
  ];
}

/** What has an entry; a name that nothing stands for is told where its page is read. */
const explainedBy = (entries: readonly Entry[]): Set<PlacedSymbol> =>
  new Set(
    entries.flatMap(({page, name}) => {
      try {
        return declared(page, name).overloads;
      } catch {
        return [];
      }
    }),
  );

/** Remark plugin: on pages of the reference, a heading of names becomes an entry, with its signatures and its facts. */
export default function reference(options: Options): Transform {
  return checking(options, (tree, problems) => {
    const own = pageOf(problems.page);
    const all = readEntries(options.siteDir);
    // Of all entries: more than other pages need to pay.
    const isReference = own !== undefined && own in PACKAGES;
    const explained = isReference ? explainedBy(all) : new Set<PlacedSymbol>();
    const entries = all.filter(({page}) => page === own);
    let explains: string[] = [];
    let known = new Map<string, Parameter[]>();
    let isFirst = true;
    tree.children = (tree.children ?? []).flatMap((node) => {
      if (isElement(node, 'Symbols')) {
        return aToZ(all);
      }
      if (node.type === 'list' && explains.length > 0) {
        return ofList(node, known, problems);
      }
      if (node.type !== 'heading' || !isReference) {
        return [node];
      }
      const above = isFirst ? problems.try(node, () => [overview(entries)]) : [];
      isFirst = false;
      explains = namesIn(node);
      if (explains.length === 0) {
        return [...(above ?? []), node];
      }
      known =
        problems.try(node, () => parametersOfEntry(own, explains)) ??
        new Map<string, Parameter[]>();
      const [heading] = explains;
      problems
        .try(node, () => parameterFaults(entries.filter((entry) => entry.heading === heading)))
        ?.forEach((fault) => problems.add(node, fault));
      node.data = {
        ...node.data,
        hProperties: {...node.data?.hProperties, id: anchorOf(explains[0])},
      };
      const heads = problems.try(node, () =>
        explains.flatMap((name, index) => head(declared(own, name), explained, index === 0)),
      );
      return [...(above ?? []), node, ...(heads ?? [])];
    });
  });
}
