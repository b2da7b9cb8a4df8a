import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {RowHit} from './shapeRows';

interface Props {
  hit: RowHit;
  onClick?: () => void;
  /** What DocSearch shows of the hit. */
  children: ReactNode;
}

/** A row of the modal: a hit, below the name of its page where it is the first of it, or a stored search. */
export default function HitRow({hit, onClick, children}: Props): ReactNode {
  const row = hit._snippetResult?.row;
  return (
    <a href={hit.url} onClick={onClick} className={row && 'search-hit'}>
      {row?.above && <span className="search-above">{row.above}</span>}
      {row ? (
        <span className={clsx('search-row', row.isChild && 'search-child')}>{children}</span>
      ) : (
        children
      )}
    </a>
  );
}
