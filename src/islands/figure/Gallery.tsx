/** The programs to choose from, in a dialog with a search. */
import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {foundIn, type Group, type Item} from '@collektive/playground/workbench';

interface CardProps {
  readonly item: Item;
  readonly choose: () => void;
}

const Card = ({item: {title, says, picture}, choose}: CardProps): ReactNode => (
  <button type="button" className="gallery-card" onClick={choose}>
    <span className="gallery-picture" aria-hidden="true">
      {picture ? (
        <svg viewBox={`0 0 ${picture.size.join(' ')}`}>
          <use href={picture.picture} />
        </svg>
      ) : (
        <span className="gallery-own">{'{ }'}</span>
      )}
    </span>
    <span>{title}</span>
    {says && <span className="gallery-says">{says}</span>}
  </button>
);

interface Props {
  readonly groups: readonly Group[];
  readonly close: () => void;
}

export default function Gallery({groups, close}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  useEffect(() => {
    dialog.current!.showModal();
    field.current!.focus();
  }, []);
  const found = foundIn(groups, search);
  const choose = ({open}: Item): void => {
    dialog.current!.close();
    open();
  };
  /** Enter opens the only hit; Escape closes, as elsewhere in the dialog: a browser would clear the field. */
  const press = (event: KeyboardEvent): void => {
    const [hit, ...others] = found.flatMap(({items}) => items);
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'Enter' && hit !== undefined && others.length === 0) {
      // It would press the button that has the focus by then.
      event.preventDefault();
      choose(hit);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      dialog.current!.close();
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside it; Escape does the same
    <dialog
      ref={dialog}
      className="gallery"
      aria-label="Programs"
      onClose={close}
      onClick={({target}) => target === dialog.current && dialog.current.close()}>
      <div className="gallery-head">
        <input
          ref={field}
          type="search"
          aria-label="Find a program"
          placeholder="Find a program"
          value={search}
          onChange={({target}) => setSearch(target.value)}
          onKeyDown={press}
        />
        <button type="button" onClick={() => dialog.current!.close()}>
          Close
        </button>
      </div>
      <p className="gallery-none" role="status">
        {found.length === 0 && 'No program has that name.'}
      </p>
      <div className="gallery-groups">
        {found.map(({title, items}) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item, index) => (
                <li key={index}>
                  <Card item={item} choose={() => choose(item)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </dialog>
  );
}
