/** What elements a built page has, without a tree of it: pages are many, and well-formed. */

/** A start tag. */
export interface Tag {
  /** In small letters. */
  name: string;
  /** As written. */
  attributes: string;
  /** What stands in a script, a style sheet, a title or a field; empty for all else. */
  text: string;
}

const TOKEN =
  /<!--[^]*?-->|<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)/gi;
const ATTRIBUTE = /\s([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Elements in which nothing is a tag but their own end. */
const RAW = /^(script|style|title|textarea)$/;

/** All start tags of a page, in their order. */
export function* tagsOf(html: string): Generator<Tag> {
  const token = new RegExp(TOKEN);
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const name = match[1]?.toLowerCase();
    if (name === undefined) {
      continue;
    }
    let text = '';
    if (RAW.test(name)) {
      const start = html.indexOf('>', token.lastIndex) + 1;
      const end = html.slice(start).search(new RegExp(`</${name}[\\s/>]`, 'i'));
      text = end < 0 ? html.slice(start) : html.slice(start, start + end);
      token.lastIndex = start + text.length;
    }
    yield {name, attributes: match[2], text};
  }
}

/** The value of an attribute, empty where it has none. @returns nothing where there is no such attribute */
export function attributeOf({attributes}: Tag, name: string): string | undefined {
  if (!attributes.toLowerCase().includes(name)) {
    return undefined;
  }
  for (const [, one, ...values] of attributes.matchAll(ATTRIBUTE)) {
    if (one.toLowerCase() === name) {
      return values.find((value) => value !== undefined) ?? '';
    }
  }
  return undefined;
}
