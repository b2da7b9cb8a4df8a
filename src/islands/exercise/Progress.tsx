/** How far the reader has come on this page. */
import {type ReactNode, useEffect, useState} from 'react';
import {type Progress, progressOf} from '@collektive/playground/exercises';
import {store} from '@collektive/static-pages/page';

/** @param names of the exercises of the page @returns nothing as long as the page is as it was sent */
export function useProgress(names: readonly string[]): Progress | undefined {
  const [shown, show] = useState<{progress: Progress}>();
  useEffect(() => {
    const progress = progressOf(names, store);
    return progress.watch(() => show({progress}));
  }, [names]);
  return shown?.progress;
}

interface Props {
  readonly progress: Progress;
  /** Whether the exercise that it stands at is done. */
  readonly isDone: boolean;
}

/** Nothing as long as nothing was done. */
export const Done = ({progress, isDone}: Props): ReactNode =>
  progress.sentence && (
    <div className="sample-row">
      {isDone && <strong className="sample-mark"> Done</strong>}
      <span className="sample-note">{progress.sentence} on this page, kept in this browser.</span>
      <button type="button" className="sample-quiet" onClick={() => progress.reset()}>
        {progress.isForgotten ? 'Restore progress' : 'Clear progress'}
      </button>
    </div>
  );
