/** A program in an editor, in the place of its code. */
import {type ReactNode, type RefObject, useLayoutEffect, useRef} from 'react';
import type {Changes, ProgramModel, ProgramState} from '@collektive/playground/samples';
import {codeOf} from '@collektive/static-pages/controls';
import {Doubt} from './Doubt';

interface Props {
  readonly state: ProgramState;
  readonly changes: Changes;
  readonly model: Pick<ProgramModel, 'mount'>;
  readonly root: RefObject<HTMLElement | null>;
  /** What stands above the editor. */
  readonly children?: ReactNode;
}

/** The program as it is published, or what that took the place of. */
export const Reset = ({
  state: {canReset, canRestore},
  changes,
}: Pick<Props, 'state' | 'changes'>): ReactNode => (
  <button type="button" disabled={!canReset} onClick={() => changes.reset()}>
    {canRestore ? 'Restore my version' : 'Reset'}
  </button>
);

export default function Writing({
  state: {doubt},
  changes,
  model,
  root,
  children,
}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const code = root.current!.querySelector('.sample-code .theme-code-block');
    model.mount(changes, place.current!, code ? codeOf(code) : '');
    return () => changes.close();
  }, [changes, model, root]);
  return (
    <div className="sample-writing">
      {children}
      <Doubt doubt={doubt} keeping={changes.keeping} />
      {/* A shadow root, which takes the styles that the editor brings: no policy stops them there. */}
      <div ref={place} />
    </div>
  );
}
