import type {Parameter} from '../../reference/signature';
import {block, paragraph, text, textOf, type Node} from '../../nodes';

/** Code, also where a name of the library has become a link to its entry. */
const isCode = ({type, children}: Node): boolean =>
  type === 'inlineCode' || (type === 'link' && children!.every(isCode));

/** The names that a point of a list begins with as code, before a colon; none for another point. */
export function namesOf(item: Node): string[] {
  const children = item.children?.[0]?.children ?? [];
  const end = children.findIndex((child) => !isCode(child) && child.value !== ', ');
  return children[end]?.value?.startsWith(': ')
    ? children.slice(0, end).filter(isCode).map(textOf)
    : [];
}

/** What stands where it is left out, in all overloads or in some; nothing for what has to be passed. */
function standardOf(overloads: readonly Parameter[]): Node[] {
  const standards = [...new Set(overloads.map(({standard}) => standard))];
  const said = standards.filter((one) => one !== undefined);
  return said.length === 0
    ? []
    : [
        text(standards.length > said.length ? ' Default, in some overloads: ' : ' Default: '),
        ...said.flatMap((value, index) => [
          ...(index > 0 ? [text(' or ')] : []),
          {type: 'inlineCode', value},
        ]),
        text('.'),
      ];
}

/**
 * Points of a list as terms and what they mean, with their defaults, which the signatures say.
 * @param items that begin with names of parameters
 * @param known what the entry's signatures have, by name
 */
export function parameters(
  items: readonly Node[],
  known: ReadonlyMap<string, readonly Parameter[]>,
): Node {
  const pairs = items.flatMap((item) => {
    const names = namesOf(item);
    const [first, ...others] = item.children!;
    const at = first.children!.findIndex(({value}) => value?.startsWith(': '));
    const [colon, ...rest] = first.children!.slice(at);
    const said = [text(colon.value!.slice(2)), ...rest];
    const standards = standardOf(names.flatMap((name) => known.get(name) ?? []));
    return [
      block(
        'dt',
        {},
        names.flatMap((name, index) => [
          ...(index > 0 ? [text(', ')] : []),
          {type: 'inlineCode', value: name},
        ]),
      ),
      block('dd', {}, [paragraph([...said, ...standards]), ...others]),
    ];
  });
  return block('dl', {className: 'facts'}, pairs);
}
