/** The program of a sample in an editor, in the place of its code, and where it goes from there. */
import {type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {
  type Changes,
  DOUBTS,
  SAID,
  type SampleModel,
  type SampleState,
} from '@collektive/playground/samples';
import {codeOf} from '@collektive/static-pages/controls';

function CopyLink({model}: {readonly model: SampleModel}): ReactNode {
  const [isSaid, say] = useState(false);
  useEffect(() => {
    const timer = isSaid ? setTimeout(() => say(false), SAID) : undefined;
    return () => clearTimeout(timer);
  }, [isSaid]);
  return (
    <button type="button" onClick={() => void model.copyLink().then(say)}>
      {isSaid ? 'Copied' : 'Copy link'}
    </button>
  );
}

interface Props {
  readonly state: SampleState;
  readonly changes: Changes;
  readonly model: SampleModel;
  readonly root: RefObject<HTMLElement | null>;
}

export default function Writing({state, changes, model, root}: Props): ReactNode {
  const {canReset, canRestore, doubt} = state;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const code = root.current!.querySelector('.sample-code .theme-code-block');
    model.mount(changes, place.current!, code ? codeOf(code) : '');
    return () => changes.close();
  }, [changes, model, root]);
  return (
    <div className="sample-writing">
      <div className="sample-row">
        <span className="sample-note">Change the program: it runs as you type.</span>
        <button type="button" disabled={!canReset} onClick={() => changes.reset()}>
          {canRestore ? 'Restore my version' : 'Reset'}
        </button>
        <CopyLink model={model} />
        <button type="button" onClick={() => void model.openPlayground()}>
          Open in the playground
        </button>
      </div>
      {doubt && (
        <p className="sample-question" role="alert">
          {`${DOUBTS[doubt]} `}
          {doubt === 'elsewhere' && (
            <button type="button" onClick={() => changes.keeping.keep()}>
              Keep this version
            </button>
          )}
        </p>
      )}
      {/* A shadow root, which takes the styles that the editor brings: no policy stops them there. */}
      <div ref={place} />
    </div>
  );
}
