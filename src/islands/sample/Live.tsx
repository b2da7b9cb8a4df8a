/** What a run came to: what it printed, in the place of what was recorded, and beneath it its networks, round by round. */
import {type ReactNode, useEffect, useMemo, useState} from 'react';
import {type Result, sceneOf, spoken, type Step} from '@collektive/playground/samples';
import Drawn, {useWidth} from './Drawn';
import Printed from './Printed';
import Values from './Values';

/** A run of steps plays this long, in milliseconds, each of them within these bounds. */
const PLAYS = {all: 2_400, least: 40, most: 450};

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

/** What is called by its round, and where there are several networks by that, too. */
function nameOf({network, round}: Step, steps: readonly Step[]): string {
  const networks = new Set(steps.map((step) => step.network)).size;
  return networks > 1
    ? `Network ${network + 1} of ${networks}, round ${round}`
    : `Round ${round} of ${steps.length}`;
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
  const view = useMemo(() => step && scene.view(step), [scene, step]);
  const end = step === undefined || at >= steps.length ? text.length : step.printed;
  const name = step && nameOf(step, steps);
  return (
    <div ref={setElement} className="sample-live">
      <Printed {...{result, end}} />
      {step && view && name && (
        <>
          <div className="sample-network">
            <Drawn view={view} scale={scene.scale} words={scene.words(step)} />
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
          <Values
            caption={name}
            heads={['Value']}
            rows={step.ids.map((id, index) => [id, step.values[index] ?? '–'])}
          />
        </>
      )}
    </div>
  );
}
