/** The programs to choose from, in a dialog with a search. */
import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {foundIn, type Group, type Item, type Saving} from '@collektive/playground/workbench';
import SaveAs from './SaveAs';

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

interface SavedProps {
  readonly title: string;
  readonly saving: Saving;
  /** Something was done to it, or was not: the sentence says what, `undo` undoes it. */
  readonly tell: (sentence: string, undo?: Saving['putBack']) => void;
}

/** What can be done to a saved program. */
function Saved({title, saving, tell}: SavedProps): ReactNode {
  const [isRenaming, setRenaming] = useState(false);
  return isRenaming ? (
    <SaveAs
      {...{label: `New title for ${title}`, title}}
      save={(next) => {
        setRenaming(false);
        tell(saving.rename(next) ?? '');
      }}
      close={() => setRenaming(false)}
    />
  ) : (
    <div className="figure-row">
      <button type="button" aria-label={`Rename ${title}`} onClick={() => setRenaming(true)}>
        Rename
      </button>
      <button
        type="button"
        aria-label={`Delete ${title}`}
        onClick={() => {
          const refusal = saving.remove();
          tell(refusal ?? `"${title}" is deleted.`, refusal ? undefined : saving.putBack);
        }}>
        Delete
      </button>
    </div>
  );
}

/** What is said of the list, and what undoes the last of it. */
type Told = Parameters<SavedProps['tell']>;

interface Props {
  readonly groups: () => readonly Group[];
  readonly close: () => void;
}

export default function Gallery({groups: read, close}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [groups, setGroups] = useState(read);
  const [search, setSearch] = useState('');
  const [[sentence, undo], setTold] = useState<Told>(['']);
  useEffect(() => {
    dialog.current!.showModal();
    field.current!.focus();
  }, []);
  const found = foundIn(groups, search);
  const choose = ({open}: Item): void => {
    dialog.current!.close();
    open();
  };
  /** The button that was pressed may be gone by then. */
  const tell = (...told: Told): void => {
    setTold(told);
    setGroups(read());
    field.current!.focus();
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
      <div className="gallery-none" role="status">
        {found.length === 0 ? 'No program has that name.' : sentence}
        {undo && (
          <button type="button" onClick={() => tell(undo() ?? '')}>
            Undo
          </button>
        )}
      </div>
      <div className="gallery-groups">
        {found.map(({title, items}) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item, index) => (
                <li key={item.saving ? item.title : index}>
                  <Card item={item} choose={() => choose(item)} />
                  {item.saving && <Saved title={item.title} saving={item.saving} tell={tell} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </dialog>
  );
}
