import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {GLOSSARY, GLOSSARY_PAGE, type TermId} from '../../site/glossary';
import Words from '../Words';

interface Props {
  id: TermId;
  /** The word as the sentence has it; the term itself without. */
  children?: ReactNode;
}

/**
 * A word that explains itself: keyboards and fingers reach it, its explanation is beside it. Style
 * sheets show that on hover and focus, with and without JavaScript. It is no button, which Safari does
 * not focus on a tap, and which feeds and reading modes leave out; these respect `hidden`.
 */
export default function Term({id, children}: Props): ReactNode {
  const key = useId();
  const {term, text} = GLOSSARY[id];
  return (
    <span className="term">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus shows what it means */}
      <dfn className="term-name" tabIndex={0} aria-describedby={key}>
        {children ?? term}
      </dfn>
      <span className="term-text" id={key} hidden>
        <Words>{text}</Words>{' '}
        <Link to={`${GLOSSARY_PAGE}#${id}`}>
          <Translate>Glossary</Translate>
          <span className="sr-only">{`: ${term}`}</span>
        </Link>
      </span>
    </span>
  );
}
