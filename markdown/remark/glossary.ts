import {GLOSSARY, type TermId} from '../../src/site/glossary';
import {
  block,
  checking,
  inline,
  link,
  paragraph,
  replaceEach,
  text,
  words,
  type Transform,
} from '../nodes';
import type {Options} from '../options';

const ENTRIES = (Object.keys(GLOSSARY) as TermId[])
  .map((id) => ({id, ...GLOSSARY[id]}))
  .sort((a, b) => a.term.localeCompare(b.term, 'en'));

/**
 * Remark plugin: `<Glossary />`, all terms of src/site/glossary by name, each with a link to where it is taught. They
 * are headings, of which the table of contents is made before there are components.
 */
export default function glossary(options: Options): Transform {
  return checking(options, (tree, problems) =>
    replaceEach(tree, 'Glossary', problems, () =>
      block(
        'div',
        {className: 'glossary'},
        ENTRIES.flatMap(({id, term, text: definition, taught}) => [
          {type: 'heading', depth: 2, data: {hProperties: {id}}, children: [text(term)]},
          paragraph([
            ...words(definition),
            text(' '),
            link(taught, [
              text('Read more'),
              inline('span', {className: 'sr-only'}, [text(` about ${term}`)]),
            ]),
          ]),
        ]),
      ),
    ),
  );
}
