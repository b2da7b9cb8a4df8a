import {type RefObject, useEffect, useState, useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {
  type Fault,
  FAULTS,
  FigureModel,
  type FigureState,
  loadFigure,
  stateAtFirst,
} from '@collektive/playground/figures';
import {useIslandId, useIslandWait} from '@collektive/static-pages/islands';
import {announce} from '@collektive/static-pages/page';
import type {FigureProps} from '../Figure';

/** A figure: how it is, and once it runs what runs it. */
export interface LiveFigure {
  readonly state: FigureState;
  readonly model: FigureModel | undefined;
  /** What could not be fetched or run is, once more. */
  readonly tryAgain: () => void;
}

/** Why a file is unavailable, where that was it. */
const faultOf = (error: unknown): Fault | undefined =>
  error instanceof Error && Object.hasOwn(FAULTS, error.message)
    ? (error.message as Fault)
    : undefined;

const never = (): (() => void) => () => undefined;

/**
 * Fetches what a figure runs, runs it to the round that the page shows, and hands it over then.
 * @param root the element that the figure is in
 */
export function useFigure(props: FigureProps, root: RefObject<HTMLElement | null>): LiveFigure {
  const {file, rounds, range, makesSources, isFull} = props;
  const [first] = useState(() => stateAtFirst(rounds, range, makesSources));
  const [model, setModel] = useState<FigureModel>();
  const [fault, setFault] = useState<Fault>();
  const [tries, setTries] = useState(0);
  const toldId = useIslandId('told');
  const wait = useIslandWait();
  useEffect(() => {
    let isHere = true;
    let made: FigureModel | undefined;
    const open = async (): Promise<void> => {
      const data = await loadFigure(file);
      if (!isHere) {
        return;
      }
      const element = root.current!;
      made = new FigureModel({data, element, toldId, isFull, page: {announce}});
      await made.open();
      // At once: what a reader did before is done to the network that is drawn then.
      flushSync(() => setModel(made));
    };
    const opening = open();
    wait(opening);
    opening.catch((error: unknown) => {
      const known = faultOf(error);
      if (known === undefined) {
        throw error;
      }
      setFault(known);
      announce(FAULTS[known]);
    });
    return () => {
      isHere = false;
      made?.close();
    };
  }, [file, tries, isFull, root, toldId, wait]);
  const state = useSyncExternalStore(
    model?.subscribe ?? never,
    () => model?.state ?? first,
    () => first,
  );
  return {
    model,
    tryAgain() {
      if (fault === undefined) {
        void model?.transport.reset();
      } else {
        setFault(undefined);
        setTries(tries + 1);
      }
    },
    state:
      fault === undefined ? state : {...state, status: {words: '', sentence: FAULTS[fault], fault}},
  };
}
