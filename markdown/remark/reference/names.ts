import {didYouMean} from '@collektive/problems';
import {checking, link, type Node, type Transform} from '../../nodes';
import type {Options} from '../../options';
import {addressOf, anchorOf, namesOf, readEntries, type Entry} from '../../reference/entries';
import {Names} from '../../reference/names';
import {pageOf} from '../../reference/pages';

/** `names: map = Field.map, all = none`, in a comment: what a section means by names that mean several things. */
const SAYING = /^\/\*\s*names:\s*([\s\S]*?)\s*\*\/$/;

/** Names are led to once below a heading of this level or a higher one; in the reference, once in each entry. */
const CHAPTER = 2;

/** Where names stay as they are: a link holds no link, and cards and explained words are links already. */
const CLOSED_TYPES = new Set(['link', 'linkReference', 'heading']);
const CLOSED_PARTS = new Set(['Term', 'NextSteps', 'Link', 'a', 'summary']);

const isClosed = ({type, name}: Node): boolean =>
  CLOSED_TYPES.has(type) || CLOSED_PARTS.has(name ?? '');

/** A heading's text as its author wrote it. */
const written = ({children = []}: Node): string =>
  children.map(({type, value}) => (type === 'inlineCode' ? `\`${value}\`` : value)).join('');

/** A page, or a part of it that a heading begins. */
class Section {
  private readonly seen: Set<string>;
  private readonly said = new Map<string, string | null>();

  /** @param own names that are not to be led to: those that this section explains */
  constructor(
    private readonly names: Names,
    private readonly page: string | undefined,
    own: readonly string[],
  ) {
    this.seen = new Set(own);
  }

  /** Takes in a comment that says what names mean. */
  say(pairs: string): void {
    for (const pair of pairs.split(',')) {
      const [name, meant = ''] = pair.split('=').map((word) => word.trim());
      if (meant !== 'none' && !this.names.entry(meant)) {
        throw new Error(
          `the reference has no entry "${meant}".${didYouMean(meant, this.names.all())} Write "names: name = entry", or "name = none"`,
        );
      }
      this.said.set(name, meant === 'none' ? null : meant);
    }
  }

  /** A link to what a piece of code names, where it is named first. */
  linked(code: Node): Node {
    const entry = this.names.meantBy(code.value ?? '', this.page, this.said);
    if (!entry || this.seen.has(entry.name)) {
      return code;
    }
    this.seen.add(entry.name);
    const target = entry.page === this.page ? `#${anchorOf(entry.heading)}` : addressOf(entry);
    return {...link(target, [code]), data: {hProperties: {className: 'name'}}};
  }
}

let kept: {entries: readonly Entry[]; names: Names} | undefined;

/** The names of all entries, put together again when one has changed. */
function namesNow(siteDir: string): Names {
  const entries = readEntries(siteDir);
  const isKept =
    kept?.entries.length === entries.length && kept.entries.every((one, at) => one === entries[at]);
  kept = isKept ? kept! : {entries, names: new Names(entries)};
  return kept.names;
}

/**
 * Remark plugin: a name of the library in inline code leads to its entry in the reference, where a chapter
 * has it first. Headings and links stay as they are, and an entry does not lead to itself.
 */
export default function names(options: Options): Transform {
  return checking(options, (tree, problems) => {
    const own = pageOf(problems.page);
    const known = namesNow(options.siteDir);
    let section = new Section(known, own, []);
    const look = (node: Node): void => {
      if (node.type === 'heading' && (own !== undefined || node.depth! <= CHAPTER)) {
        section = new Section(known, own, own ? namesOf(`## ${written(node)}`) : []);
      }
      const saying = node.type === 'mdxFlowExpression' && SAYING.exec(node.value ?? '');
      if (saying) {
        problems.try(node, () => section.say(saying[1]));
      }
      if (!isClosed(node) && node.children) {
        node.children = node.children.map((child) => {
          if (child.type === 'inlineCode') {
            return section.linked(child);
          }
          look(child);
          return child;
        });
      }
    };
    look(tree);
  });
}
