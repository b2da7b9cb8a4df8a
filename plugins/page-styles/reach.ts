import parser, {type Node, type Selector} from 'postcss-selector-parser';
import {attributeOf, tagsOf} from '../html/tags';

/** What an element is called by in a selector: its name and `.class`es. */
type Element = ReadonlySet<string>;

/** A piece of a page that does not keep the whole page in memory. */
const ownCopy = (text: string): string => Buffer.from(text).toString();

/** What pages are made of: every kind of element once. */
export class Reach {
  private readonly elements = new Map<string, Element>();
  /** By themselves: each page has its own, and which element has one matters to no rule. */
  private readonly ids = new Set<string>();
  private readonly known = new Map<string, boolean>();

  /**
   * @param script code that adds to the pages: each word in it may be the name or a class of an element,
   *   or a class that it gives to another one
   */
  constructor(private readonly added: ReadonlySet<string>) {}

  /** Adds the elements of a page, as it is served. */
  add(html: string): void {
    for (const tag of tagsOf(html)) {
      const classes = attributeOf(tag, 'class') ?? '';
      const id = attributeOf(tag, 'id');
      if (id !== undefined && !this.ids.has(`#${id}`)) {
        this.ids.add(ownCopy(`#${id}`));
      }
      const key = `${tag.name} ${classes}`;
      if (!this.elements.has(key)) {
        const all = classes.split(/\s+/).map((one) => `.${one}`);
        this.elements.set(ownCopy(key), new Set([tag.name, ...all].map(ownCopy)));
      }
    }
    this.known.clear();
  }

  /**
   * Can a selector match on these pages, whatever readers do? States (pseudo-classes, most attributes) always
   * can; of elements only their own names count, not where they stand, so the answer is never a wrong no.
   */
  matches(selector: string): boolean {
    let answer = this.known.get(selector);
    if (answer === undefined) {
      answer = parser()
        .astSync(selector)
        .nodes.some((one) => this.canMatch(one));
      this.known.set(selector, answer);
    }
    return answer;
  }

  /** Each part between combinators has to match some element. */
  private canMatch(selector: Selector): boolean {
    let names: string[] = [];
    for (const node of selector.nodes) {
      if (node.type === 'combinator') {
        if (!this.hasElement(names)) {
          return false;
        }
        names = [];
      } else if (node.type === 'pseudo') {
        if (!this.canHold(node)) {
          return false;
        }
      } else if (node.type === 'attribute') {
        if (!this.canHave(node)) {
          return false;
        }
      } else if (node.type !== 'universal') {
        names.push(this.nameOf(node));
      }
    }
    return this.hasElement(names);
  }

  /** Of pseudo-classes, only a list of alternatives can be impossible: when all of them are. */
  private canHold(node: parser.Pseudo): boolean {
    const lists = node.value === ':is' || node.value === ':where';
    return !lists || node.nodes.some((one) => this.canMatch(one));
  }

  /** Of attributes, only classes are known: a part of one has to be in some. */
  private canHave({attribute, operator, value = ''}: parser.Attribute): boolean {
    return (
      attribute !== 'class' ||
      operator !== '*=' ||
      [...this.elements.keys()].some((key) => key.includes(value))
    );
  }

  private nameOf(node: Node): string {
    const value = String(node.value);
    return node.type === 'class' ? `.${value}` : node.type === 'id' ? `#${value}` : value;
  }

  private hasElement(names: readonly string[]): boolean {
    const fixed = names.filter((name) => !this.added.has(name.replace(/^[.#]/, '')));
    const classes = fixed.filter((name) => !name.startsWith('#'));
    return (
      fixed.every((name) => !name.startsWith('#') || this.ids.has(name)) &&
      (classes.length === 0 ||
        [...this.elements.values()].some((element) => classes.every((name) => element.has(name))))
    );
  }
}
