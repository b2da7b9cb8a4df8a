/** A program that a reader can change, as a component has it. */
import {type RefObject, useCallback, useEffect, useSyncExternalStore} from 'react';
import type {ProgramModel, ProgramState} from '@collektive/playground/samples';
import {mayFetchAhead} from '@collektive/static-pages/page';

/** What may have brought it to life: a button of its own. */
const BUTTONS = ':is(.sample-buttons, .sample-row) > :is(:hover, :focus)';

interface Program<State> {
  readonly state: State;
  /** Of its buttons: who comes near will need more. */
  readonly near: {readonly onPointerEnter: () => void; readonly onFocus: () => void};
}

/** @param root holds it, and is told to look for what a reader left (`restore`) */
export function useProgram<State extends ProgramState>(
  model: ProgramModel<State>,
  root: RefObject<HTMLElement | null>,
): Program<State> {
  const now = (): State => model.state;
  const state = useSyncExternalStore(model.subscribe, now, now);
  const prepare = useCallback(() => {
    if (mayFetchAhead()) {
      model.prepare();
    }
  }, [model]);
  useEffect(() => {
    const element = root.current!;
    const restore = (): void =>
      void model.restore().then((isLinked) => isLinked && element.scrollIntoView({block: 'start'}));
    element.addEventListener('restore', restore);
    if (element.querySelector(BUTTONS)) {
      prepare();
    }
    return () => element.removeEventListener('restore', restore);
  }, [model, root, prepare]);
  return {state, near: {onPointerEnter: prepare, onFocus: prepare}};
}
