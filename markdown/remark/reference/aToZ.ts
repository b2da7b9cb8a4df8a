import {addressOf, type Entry} from '../../reference/entries';
import {block, inline, link, paragraph, text, words, type Node} from '../../nodes';

/** A member is looked up by its own name: `Field.map` below M. */
const shortName = ({name}: Entry): string => name.split('.').at(-1)!;

function row(entry: Entry): Node[] {
  const [owner] = entry.name.split('.');
  const of = owner === entry.name ? [] : [inline('small', {}, [text(` of ${owner}`)])];
  return [
    block('dt', {}, [
      link(addressOf(entry), [{type: 'inlineCode', value: shortName(entry)}]),
      ...of,
    ]),
    block('dd', {}, [paragraph(words(entry.summary))]),
  ];
}

/** All entries by name, below their first letters. */
export function aToZ(entries: readonly Entry[]): Node[] {
  const sorted = [...entries].sort((a, b) => shortName(a).localeCompare(shortName(b), 'en'));
  const letters = [...new Set(sorted.map((entry) => shortName(entry)[0].toUpperCase()))];
  return letters.flatMap((letter) => [
    {
      type: 'heading',
      depth: 2,
      data: {hProperties: {id: letter.toLowerCase()}},
      children: [text(letter)],
    },
    block(
      'dl',
      {className: 'symbols'},
      sorted.filter((entry) => shortName(entry)[0].toUpperCase() === letter).flatMap(row),
    ),
  ]);
}
