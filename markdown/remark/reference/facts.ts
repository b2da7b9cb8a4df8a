import {block, paragraph, text, textOf, type Node, type Problems} from '../../nodes';

/** What an entry may say in short, after its first paragraph. */
const FACTS = [
  'Keeps',
  'Sends',
  'Returns',
  'Defaults',
  'With no neighbours',
  'Stabilises',
  'Cost',
  'Pitfall',
  'Paper',
  'See',
];

/** The words in bold that a point of a list begins with, without their colon. */
function labelOf(item: Node): string | undefined {
  const [strong] = item.children?.[0]?.children ?? [];
  const label = strong?.type === 'strong' ? textOf(strong) : '';
  return label.endsWith(':') ? label.slice(0, -1) : undefined;
}

/** Does a point begin with words in bold and a colon? */
export const isFact = (item: Node): boolean => labelOf(item) !== undefined;

/** Points of a list as terms and what they mean. */
export function facts(items: readonly Node[], problems: Problems): Node {
  const pairs = items.flatMap((item) => {
    const label = labelOf(item) ?? '';
    if (!FACTS.includes(label)) {
      problems.add(
        item,
        `a fact of an entry begins with one of: ${FACTS.map((one) => `**${one}:**`).join(', ')}`,
      );
    }
    const [, first, ...rest] = item.children?.[0]?.children ?? [];
    const words = [{...first, value: first?.value?.trimStart()}, ...rest];
    return [
      block('dt', {}, [text(label)]),
      block('dd', {}, [paragraph(words), ...(item.children?.slice(1) ?? [])]),
    ];
  });
  return block('dl', {className: 'facts'}, pairs);
}
