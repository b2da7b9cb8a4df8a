/** Asks for the title that a program is saved under. */
import {type FormEvent, type ReactNode, useEffect, useRef} from 'react';
import {LONGEST_TITLE} from '@collektive/playground/workbench';

interface Props {
  readonly label: string;
  /** The title that it has. */
  readonly title: string;
  readonly save: (title: string) => void;
  readonly close: () => void;
}

export default function SaveAs({label, title, save, close}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current!.select(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = field.current!.value.trim();
    if (typed !== '') {
      save(typed);
    }
  };
  return (
    <form className="workbench-save" onSubmit={submit}>
      <input
        ref={field}
        defaultValue={title}
        maxLength={LONGEST_TITLE}
        required
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            // Around it, it would close the list, too.
            event.preventDefault();
            event.stopPropagation();
            close();
          }
        }}
      />
      <button type="submit">Save</button>
      <button type="button" onClick={close}>
        Cancel
      </button>
    </form>
  );
}
