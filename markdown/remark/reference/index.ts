import {declared, linesOf, type Declared} from '../../reference/declarations';
import {anchorOf, readEntries, type Entry} from '../../reference/entries';
import {PACKAGES, pageOf} from '../../reference/pages';
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
  type Transform,
} from '../../nodes';
import type {Options} from '../../options';
import {aToZ} from './aToZ';
import {facts} from './facts';

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

/** Where one can read on about a name: its page in the API documentation, its source. The first says its package. */
function waysOn({name, overloads: [first]}: Declared, isFirst: boolean): Node[] {
  const of = inline('span', {className: 'sr-only'}, [text(` of ${name}`)]);
  return [
    block('p', {className: 'entry-links'}, [
      ...(isFirst ? [inline('code', {}, [text(first.package)])] : []),
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
    let isEntry = false;
    tree.children = (tree.children ?? []).flatMap((node) => {
      if (isElement(node, 'Symbols')) {
        return aToZ(all);
      }
      if (node.type === 'list' && isEntry) {
        return [facts(node, problems) ?? node];
      }
      if (node.type !== 'heading' || !isReference) {
        return [node];
      }
      const explains = namesIn(node);
      isEntry = explains.length > 0;
      if (!isEntry) {
        return [node];
      }
      node.data = {
        ...node.data,
        hProperties: {...node.data?.hProperties, id: anchorOf(explains[0])},
      };
      const heads = problems.try(node, () =>
        explains.flatMap((name, index) => head(declared(own, name), explained, index === 0)),
      );
      return [node, ...(heads ?? [])];
    });
  });
}
