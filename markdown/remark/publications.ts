import {BIBLIOGRAPHY} from '../../src/site/bibliography';
import type {Paper} from '../../src/site/papers/types';
import {addressOf, familiesOf, shortVenueOf} from './bibtex';
import {checking, link, paragraph, replaceEach, text, type Node, type Transform} from '../nodes';
import type {Options} from '../options';

/** Papers on what was done with Collektive, newest first; theses are in the bibliography alone. */
const publications = (): Paper[] =>
  Object.values<Paper>(BIBLIOGRAPHY)
    .filter(({group, type}) => group === 'collektive' && type !== 'mastersthesis')
    .sort((a, b) => b.year - a.year);

const item = (paper: Paper): Node => ({
  type: 'listItem',
  spread: true,
  children: [
    paragraph([link(addressOf(paper)!, [text(paper.title)])]),
    paragraph([
      text(`${familiesOf(paper).join(', ')}. ${shortVenueOf(paper)}, ${paper.year}.`),
      ...(paper.note ? [text(` ${paper.note}`)] : []),
    ]),
  ],
});

/** Remark plugin: `<Publications />`, a plain list for the home page, without BibTeX and its button. */
export default function publicationList(options: Options): Transform {
  return checking(options, (tree, problems) =>
    replaceEach(tree, 'Publications', problems, () => ({
      type: 'list',
      spread: true,
      children: publications().map(item),
    })),
  );
}
