/** What is wrong with a program: each line leads to its place in the editor. */
import type {ReactNode} from 'react';
import type {Mistake, WorkbenchModel} from '@collektive/playground/workbench';
import Linked from './Linked';

/** More are counted only. */
const MOST = 5;

interface Props {
  readonly mistakes: readonly Mistake[];
  readonly model: Pick<WorkbenchModel, 'file' | 'go'>;
}

export default function Mistakes({mistakes, model}: Props): ReactNode {
  const more = mistakes.length - MOST;
  return (
    <ol className="workbench-mistakes" aria-label="Problems" hidden={mistakes.length === 0}>
      {mistakes.slice(0, MOST).map(({message, severity, position}, index) => (
        <li key={index} data-severity={severity}>
          {position.file === model.file ? (
            <button
              type="button"
              aria-label={`Go to line ${position.line}`}
              onClick={() => model.go(position)}>
              Line {position.line}
            </button>
          ) : (
            'In a file that this program depends on:'
          )}{' '}
          <Linked sentence={message} />
        </li>
      ))}
      {more > 0 && <li>… and {more} more</li>}
    </ol>
  );
}
