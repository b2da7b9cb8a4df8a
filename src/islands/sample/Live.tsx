/** What a run came to: what it printed, in the place of what was recorded, and beneath it its networks, round by round. */
import {type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {
  DEFAULTS,
  draw,
  patch,
  type Result,
  type Scene,
  sceneOf,
  spoken,
  type Step,
  type Width,
} from '@collektive/playground/samples';
import Printed from './Printed';

/** A run of steps plays this long, in milliseconds, each of them within these bounds. */
const PLAYS = {all: 2_400, least: 40, most: 450};
/** A block this wide has room for a wide drawing, in pixels. */
const WIDE = 560;

interface Playing {
  /** The step that is shown, from 1; 0 as long as there is none. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly seek: (at: number) => void;
}

/** Plays from the first step on, or shows the newest one: of a program that is typed, and where motion is unwanted. */
function usePlaying({steps: {length}, isOver}: Result, isLatest: boolean): Playing {
  const [isUnwanted] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [chosen, choose] = useState(isLatest || isUnwanted ? undefined : 1);
  const [plays, setPlaying] = useState(chosen === 1);
  // Where motion is unwanted, nothing is shown before the end.
  const newest = isUnwanted && !isOver ? 0 : length;
  const at = Math.min(chosen ?? newest, length);
  const pace = Math.min(PLAYS.most, Math.max(PLAYS.least, PLAYS.all / Math.max(1, length)));
  const isPlaying = plays && !(isOver && at >= length);
  useEffect(() => {
    if (!isPlaying || length === 0) {
      return undefined;
    }
    const next = (): void => choose((one = 0) => Math.min(one + 1, length));
    const timer = setInterval(next, pace);
    return () => clearInterval(timer);
  }, [isPlaying, length, pace]);
  return {
    ...{at, isPlaying},
    toggle() {
      if (!isPlaying && at >= length) {
        choose(1);
      }
      setPlaying(!isPlaying);
    },
    seek(to) {
      setPlaying(false);
      choose(to);
    },
  };
}

function Network({step, scene}: {readonly step: Step; readonly scene: Scene}): ReactNode {
  const ref = useRef<SVGSVGElement>(null);
  const {scale, view, words} = scene;
  useLayoutEffect(() => patch(ref.current!, draw(view(step), scale)), [step, scale, view]);
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${scale.width} ${scale.height}`}
      width={scale.width}
      fontSize={DEFAULTS['font-size']}
      textAnchor="middle"
      strokeWidth={DEFAULTS['stroke-width']}
      fill={DEFAULTS.fill}
      role="img"
      aria-label={words(step)}
    />
  );
}

const Values = ({name, step}: {readonly name: string; readonly step: Step}): ReactNode => (
  <table>
    <caption>{name}</caption>
    <thead>
      <tr>
        <th scope="col">Device</th>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      {step.ids.map((id, index) => (
        <tr key={id}>
          <th scope="row">{id}</th>
          <td>{step.values[index] ?? '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What is called by its round, and where there are several networks by that, too. */
function nameOf({network, round}: Step, steps: readonly Step[]): string {
  const networks = new Set(steps.map((step) => step.network)).size;
  return networks > 1
    ? `Network ${network + 1} of ${networks}, round ${round}`
    : `Round ${round} of ${steps.length}`;
}

/** The widest drawing that an element has room for. */
function useWidth(element: Element | null): Width {
  const [width, setWidth] = useState<Width>('wide');
  useLayoutEffect(() => {
    if (element === null) {
      return undefined;
    }
    const measure = (): void => setWidth(element.clientWidth < WIDE ? 'narrow' : 'wide');
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

interface Props {
  readonly result: Result;
  /** Shows the newest step there is, instead of playing them. */
  readonly isLatest: boolean;
}

export default function Live({result, isLatest}: Props): ReactNode {
  const {steps, text} = result;
  const {at, isPlaying, toggle, seek} = usePlaying(result, isLatest);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const width = useWidth(element);
  const step = at > 0 ? steps[at - 1] : undefined;
  const network = step?.network;
  const scene = useMemo(
    () =>
      sceneOf(
        steps.filter((one) => one.network === network),
        width,
      ),
    [steps, network, width],
  );
  const end = step === undefined || at >= steps.length ? text.length : step.printed;
  const name = step && nameOf(step, steps);
  return (
    <div ref={setElement} className="sample-live">
      <Printed {...{result, end}} />
      {step && name && (
        <>
          <div className="sample-network">
            <Network {...{step, scene}} />
          </div>
          <div className="sample-row">
            <button
              type="button"
              className={isPlaying ? 'sample-toggle sample-playing' : 'sample-toggle'}
              aria-label={isPlaying ? 'Pause' : 'Play the rounds'}
              onClick={toggle}
            />
            <input
              type="range"
              min={1}
              max={steps.length}
              step={1}
              value={at}
              aria-label="Round"
              aria-valuetext={`${name}. ${spoken(step)}`}
              onChange={({target}) => seek(target.valueAsNumber)}
            />
            <span className="sample-round" aria-hidden="true">
              {name}
            </span>
          </div>
          <details
            className="sample-values"
            onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
            <summary>Values as a table</summary>
            {isOpen && <Values {...{name, step}} />}
          </details>
        </>
      )}
    </div>
  );
}
