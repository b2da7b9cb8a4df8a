import {BIBLIOGRAPHY, BIBLIOGRAPHY_PAGE, type PaperId} from '../../src/site/bibliography';
import type {Paper} from '../../src/site/papers/types';
import {didYouMean, thereAre} from '@collektive/problems';
import {addressOf, bibtexOf, labelOf, whereOf} from './bibtex';
import {
  attribute,
  block,
  checking,
  code,
  link,
  paragraph,
  replaceEach,
  text,
  type Node,
  type Transform,
} from '../nodes';
import type {Options} from '../options';

const ids = Object.keys(BIBLIOGRAPHY) as PaperId[];
const isId = (id: string): id is PaperId => id in BIBLIOGRAPHY;
const paperOf = (id: PaperId): Paper => BIBLIOGRAPHY[id];

const doi = (name: string): Node => link(`https://doi.org/${name}`, [text(`doi:${name}`)]);

/** A reference as one reads it, with its BibTeX to open and a button that copies it. */
function item(id: PaperId): Node {
  const paper = paperOf(id);
  const address = addressOf(paper);
  const entry = bibtexOf(id, paper);
  return {
    type: 'listItem',
    spread: true,
    data: {hProperties: {id: `ref-${id}`}},
    children: [
      paragraph([
        text(`${paper.authors.join(', ')}. “${paper.title}”. `),
        {type: 'emphasis', children: [text(whereOf(paper))]},
        text('. '),
        ...(paper.doi ? [doi(paper.doi), text('. ')] : []),
        ...(!paper.doi && address
          ? [link(address, [text(new URL(address).host)]), text('. ')]
          : []),
        ...(paper.artefact ? [text('Artefact: '), doi(paper.artefact), text('. ')] : []),
        ...(paper.note ? [text(paper.note)] : []),
      ]),
      // Copies by plugins/static-pages/src/controls/copy.
      block(
        'button',
        {
          type: 'button',
          className: 'copy-bibtex',
          'data-copy': entry,
          'aria-label': `Copy BibTeX for ${labelOf(paper)}`,
        },
        [text('Copy BibTeX')],
      ),
      block('details', {}, [block('summary', {}, [text('BibTeX')]), code('bibtex', entry)]),
    ],
  };
}

const references = (wanted: PaperId[]): Node => ({
  type: 'list',
  data: {hProperties: {className: 'references'}},
  children: wanted.map(item),
});

/** Papers of a part of the bibliography, oldest first; of all parts without a name. */
const papersOf = (group: string | undefined): PaperId[] =>
  ids
    .filter((id) => group === undefined || paperOf(id).group === group)
    .sort((a, b) => paperOf(a).year - paperOf(b).year);

/** @throws Error with half a sentence for a paper that is not there */
function idOf(node: Node): PaperId {
  const id = attribute(node, 'id') ?? '';
  if (!isId(id)) {
    throw new Error(
      `the bibliography has no paper "${id}".${didYouMean(id, ids)} Add it to src/site/papers, or use one of: ${ids.join(', ')}`,
    );
  }
  return id;
}

/** @throws Error with half a sentence for a group that is not there */
function bibliography(node: Node): Node {
  const group = attribute(node, 'group');
  const found = papersOf(group);
  if (found.length === 0) {
    const groups = [...new Set(ids.map((id) => paperOf(id).group))];
    throw new Error(`the bibliography has no group "${group}".${thereAre(group ?? '', groups)}`);
  }
  return references(found);
}

/** Remark plugin: `<Cite id>`, `<Reference id>` and `<Bibliography group>`, from src/site/bibliography. */
export default function citations(options: Options): Transform {
  return checking(options, (tree, problems) => {
    const here = new Set<PaperId>();
    replaceEach(tree, 'Reference', problems, (node) => {
      const id = idOf(node);
      here.add(id);
      return references([id]);
    });
    replaceEach(tree, 'Bibliography', problems, bibliography);
    replaceEach(tree, 'Cite', problems, (node) => {
      const id = idOf(node);
      const target = here.has(id) ? '' : BIBLIOGRAPHY_PAGE;
      return link(`${target}#ref-${id}`, [text(`(${labelOf(paperOf(id))})`)]);
    });
  });
}
