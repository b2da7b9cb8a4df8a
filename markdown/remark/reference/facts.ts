import {block, paragraph, text, textOf, type Node, type Problems} from '../../nodes';

/** What an entry may say in short, after its first paragraph. */
const FACTS = ['Keeps', 'Sends', 'Returns', 'Defaults', 'Nobody there', 'Cost', 'Pitfall', 'See'];

/** The words in bold that a point of a list begins with, without their colon. */
function labelOf(item: Node): string | undefined {
  const [strong] = item.children?.[0]?.children ?? [];
  const label = strong?.type === 'strong' ? textOf(strong) : '';
  return label.endsWith(':') ? label.slice(0, -1) : undefined;
}

/** A list of facts as terms and what they mean; nothing for a list that holds none. */
export function facts(list: Node, problems: Problems): Node | undefined {
  const items = list.children ?? [];
  if (list.ordered || !items.some((item) => labelOf(item) !== undefined)) {
    return undefined;
  }
  const pairs = items.flatMap((item) => {
    const label = labelOf(item) ?? '';
    if (!FACTS.includes(label)) {
      problems.add(
        item,
        `a fact of an entry begins with one of: ${FACTS.map((one) => `**${one}:**`).join(', ')}`,
      );
    }
    const [, first, ...rest] = item.children![0].children!;
    const words = [{...first, value: first?.value?.trimStart()}, ...rest];
    return [
      block('dt', {}, [text(label)]),
      block('dd', {}, [paragraph(words), ...item.children!.slice(1)]),
    ];
  });
  return block('dl', {className: 'facts'}, pairs);
}
