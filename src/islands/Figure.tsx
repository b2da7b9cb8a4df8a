/** A network to touch: its drawings, what is told of them, and what runs it; in the playground beside its program. */
import clsx from 'clsx';
import {type PropsWithChildren, type ReactNode, useEffect, useRef} from 'react';
import type {Width} from '@collektive/playground/figure';
import {askedBy, KEYS, type Readout, touchHelp} from '@collektive/playground/figures';
import {useStyleSheet} from '@collektive/search/ui';
import {island, useIslandId} from '@collektive/static-pages/islands';
import alive from './figure/alive.css';
import {RunBar, TouchBar} from './figure/Bar';
import More from './figure/More';
import Networks from './figure/Networks';
import NumberInCode from './figure/NumberInCode';
import Split from './figure/Split';
import Readouts from './figure/Readouts';
import Told from './figure/Told';
import {useFigure} from './figure/useFigure';
import {useWorkbench} from './figure/useWorkbench';

/** A network as the build drew it. */
export interface Drawing {
  /** Of its program. */
  readonly index: number;
  readonly width: Width;
  /** Nothing where it is shown in columns of any width. */
  readonly shownIn?: Width;
  readonly viewBox: string;
  /** Address of the file, with a fragment. */
  readonly href: string;
}

/** What a page is sent with; what runs is fetched once it is wanted. */
export interface FigureProps {
  readonly name: string;
  readonly title: string;
  /** Address of what it runs (`FigureData`), from the host's root. */
  readonly file: string;
  readonly drawings: readonly Drawing[];
  /** What the drawings show, in words. */
  readonly alt: string;
  /** Rounds that have passed in the drawings. */
  readonly rounds: number;
  /** Within which devices hear one another. */
  readonly range: number;
  /** Whether the program asks a device if it is a source. */
  readonly makesSources: boolean;
  /** What programs are called, where that has to be said. */
  readonly labels: readonly string[];
  readonly readouts: readonly Readout[];
  /** The playground: its program, which stands between the tags, can be changed. */
  readonly isFull?: boolean;
  /** Only what runs it is shown. */
  readonly hasFewControls?: boolean;
}

function Figure({children, ...props}: PropsWithChildren<FigureProps>): ReactNode {
  const {
    name,
    title,
    drawings,
    alt,
    labels,
    readouts,
    isFull = false,
    hasFewControls = false,
  } = props;
  useStyleSheet(alive);
  const root = useRef<HTMLDivElement>(null);
  const network = useRef<HTMLDivElement>(null);
  const live = useFigure(props, network);
  const {state, model} = live;
  const workbench = useWorkbench(isFull ? model : undefined);
  const helpId = useIslandId('keys');
  const toldId = useIslandId('told');
  useEffect(() => {
    const [element, keys] = [root.current!, network.current!];
    const act = ({detail}: CustomEventInit<string>): void => void model?.act(detail!);
    const press = (event: KeyboardEvent): void => {
      const asked = askedBy(event);
      if (asked !== undefined) {
        event.preventDefault();
        model?.again(asked);
      }
    };
    element.addEventListener('act', act);
    keys.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('act', act);
      keys.removeEventListener('keydown', press);
    };
  }, [model]);
  const whole = (
    <div
      ref={network}
      className="figure-network"
      role="group"
      aria-label={title}
      data-old={state.isOld ? '' : undefined}>
      <RunBar {...live} isShort={hasFewControls} />
      <Networks {...{drawings, alt, model, helpId, isFull}} />
      {/* All that is no part of the page's text. */}
      <div className="figure-controls">
        {state.isOld && <p className="figure-old">This is the result of the program before.</p>}
        <p className="sr-only" id={helpId}>
          {KEYS}
        </p>
        <p className="told" id={toldId}>
          {state.told || touchHelp(state.makesSources, !hasFewControls)}
        </p>
        {readouts.map((readout) => (
          <Readouts key={readout} {...{readout, model, labels}} />
        ))}
        {!hasFewControls && <TouchBar {...live} name={name} isFull={isFull} />}
        {!hasFewControls && <More {...{...live, labels, isFull, root}} />}
        <Told status={state.status} tryAgain={live.tryAgain} />
      </div>
    </div>
  );
  return (
    <div
      ref={root}
      className={clsx('picture figure', isFull && 'figure-full')}
      data-figure={name}
      data-full={isFull ? '' : undefined}>
      {isFull ? (
        <>
          <div className="figure-program">{workbench ?? children}</div>
          <Split />
          {whole}
        </>
      ) : (
        <>
          {whole}
          {model?.data.number && (
            <NumberInCode
              number={model.data.number}
              vary={(value) => model.vary(value)}
              root={root}
            />
          )}
        </>
      )}
    </div>
  );
}

export default island('Figure', Figure, {when: 'visible'});
