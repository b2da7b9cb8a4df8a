import {GLOSSARY, GLOSSARY_PAGE, type TermId} from '../../src/site/glossary';
import {didYouMean} from '@collektive/problems';
import {
  attribute,
  block,
  checking,
  inline,
  link,
  paragraph,
  replaceEach,
  text,
  words,
  type Node,
  type Transform,
} from '../nodes';
import type {Options} from '../options';

const ids = Object.keys(GLOSSARY) as TermId[];
const isId = (id: string): id is TermId => id in GLOSSARY;

/**
 * A word that explains itself: keyboards and fingers reach it, its explanation is beside it. Style
 * sheets show that on hover and focus, with and without JavaScript. It is no button, which Safari does
 * not focus on a tap, and which feeds and reading modes leave out; these respect `hidden`.
 */
function explained(id: TermId, label: Node[], key: string): Node {
  const {term, text: definition} = GLOSSARY[id];
  const name = label.length > 0 ? label : [text(term)];
  return inline('span', {className: 'term'}, [
    inline('dfn', {className: 'term-name', tabIndex: '0', 'aria-describedby': key}, name),
    inline('span', {className: 'term-text', id: key, hidden: null}, [
      ...words(definition),
      text(' '),
      link(`${GLOSSARY_PAGE}#${id}`, [
        text('Glossary'),
        inline('span', {className: 'sr-only'}, [text(`: ${term}`)]),
      ]),
    ]),
  ]);
}

/** All terms by name, each with a link to where it is taught: headings, so that the table of contents and search list each of them. */
function glossary(): Node {
  const sorted = [...ids].sort((a, b) => GLOSSARY[a].term.localeCompare(GLOSSARY[b].term, 'en'));
  return block(
    'div',
    {className: 'glossary'},
    sorted.flatMap((id) => [
      {
        type: 'heading',
        depth: 2,
        data: {hProperties: {id}},
        children: [text(GLOSSARY[id].term)],
      },
      paragraph([
        ...words(GLOSSARY[id].text),
        text(' '),
        link(GLOSSARY[id].taught, [text(`More about ${GLOSSARY[id].term}`)]),
      ]),
    ]),
  );
}

/** Remark plugin: `<Term id="…">` and `<Glossary />`, both from src/site/glossary. */
export default function terms(options: Options): Transform {
  return checking(options, (tree, problems) => {
    replaceEach(tree, 'Glossary', problems, glossary);
    let count = 0;
    replaceEach(tree, 'Term', problems, (node, parent) => {
      const id = attribute(node, 'id') ?? '';
      if (!isId(id)) {
        throw new Error(
          `the glossary has no term "${id}".${didYouMean(id, ids)} Add it to src/site/glossary.ts, or use one of: ${ids.join(', ')}`,
        );
      }
      if (parent.type === 'heading' || parent.type === 'link') {
        throw new Error(
          'a <Term> cannot be in a heading or a link. Explain the word where the text first uses it',
        );
      }
      count += 1;
      const made = explained(id, node.children ?? [], `term-${count}`);
      // On a line of its own it is a word all the same.
      return node.type === 'mdxJsxFlowElement' ? paragraph([made]) : made;
    });
  });
}
