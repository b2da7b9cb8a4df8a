import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Li from '@theme/MDXComponents/Li';
import {isFull} from '../../code/lines';
import {BIBLIOGRAPHY, BIBLIOGRAPHY_PAGE, type PaperId} from '../../site/bibliography';
import type {Paper, PaperGroup} from '../../site/papers/types';
import {addressOf, bibtexOf, familiesOf, labelOf, shortVenueOf, whereOf} from './bibtex';

const PAPERS = Object.entries(BIBLIOGRAPHY) as [PaperId, Paper][];

const Doi = ({name}: {name: string}): ReactNode => (
  <Link to={`https://doi.org/${name}`}>{`doi:${name}`}</Link>
);

/** A block of code as markdown/rehype/code-blocks writes it: one string, as its buttons come before React does. */
function blockOf(code: string): string {
  const text = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const full = isFull(code) ? ' data-full=""' : '';
  return `<div class="code-lines"><pre tabindex="0"><code${full}>${text}</code></pre></div>`;
}

/** A reference as one reads it, with its BibTeX to open and a button that copies it. */
function Entry({id}: {id: PaperId}): ReactNode {
  const paper: Paper = BIBLIOGRAPHY[id];
  const {authors, title, doi, url, artefact, note} = paper;
  const bibtex = bibtexOf(id, paper);
  return (
    <Li id={`ref-${id}`}>
      <p>
        {`${authors.join(', ')}. “${title}”. `}
        <em>{whereOf(paper)}</em>
        {'. '}
        {doi ? <Doi name={doi} /> : url && <Link to={url}>{new URL(url).host}</Link>}
        {(doi ?? url) && '. '}
        {artefact && (
          <>
            <Translate>Artefact</Translate>: <Doi name={artefact} />
            {'. '}
          </>
        )}
        {note}
      </p>
      {/* Copies by plugins/static-pages/src/controls/copy. */}
      <button
        type="button"
        className="copy-bibtex"
        data-copy={bibtex}
        aria-label={translate({message: 'Copy BibTeX for {paper}'}, {paper: labelOf(paper)})}>
        <Translate>Copy BibTeX</Translate>
      </button>
      <details>
        <summary>BibTeX</summary>
        <div
          className="theme-code-block language-bibtex"
          dangerouslySetInnerHTML={{__html: blockOf(bibtex)}}
        />
      </details>
    </Li>
  );
}

const references = (ids: readonly PaperId[]): ReactNode => (
  <ul className="references">
    {ids.map((id) => (
      <Entry key={id} id={id} />
    ))}
  </ul>
);

/** One paper. */
export const Reference = ({id}: {id: PaperId}): ReactNode => references([id]);

/** Papers of a part of the bibliography, oldest first. */
export const Bibliography = ({group}: {group: PaperGroup}): ReactNode =>
  references(
    PAPERS.filter(([, paper]) => paper.group === group)
      .sort(([, a], [, b]) => a.year - b.year)
      .map(([id]) => id),
  );

/** "(Beal et al., 2015)". @param here whether its reference is on the page, as markdown/remark/citations finds out */
export const Cite = ({id, here}: {id: PaperId; here?: boolean}): ReactNode => (
  <Link to={`${here ? '' : BIBLIOGRAPHY_PAGE}#ref-${id}`}>{`(${labelOf(BIBLIOGRAPHY[id])})`}</Link>
);

/** Papers on what was done with Collektive, newest first, without BibTeX; theses are in the bibliography alone. */
export const Publications = (): ReactNode => (
  <ul>
    {PAPERS.filter(([, {group, type}]) => group === 'collektive' && type !== 'mastersthesis')
      .sort(([, a], [, b]) => b.year - a.year)
      .map(([id, paper]) => (
        <li key={id}>
          <p>
            <Link to={addressOf(paper)}>{paper.title}</Link>
          </p>
          <p>
            {[`${familiesOf(paper).join(', ')}. ${shortVenueOf(paper)}, ${paper.year}.`, paper.note]
              .filter(Boolean)
              .join(' ')}
          </p>
        </li>
      ))}
  </ul>
);
