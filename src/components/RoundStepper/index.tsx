import {type ReactNode, useId, useState, useSyncExternalStore} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

export type RoundValue = number | string;

export interface RoundStepperProps {
  /** One row per round; entry `i` is what device `i` of the line returned in that round. */
  rounds: RoundValue[][];
  /** What is being shown; the figure's caption, and the caption of its table. */
  caption: string;
  /** The number of the first row, for a figure that shows the middle of a longer run. */
  firstRound?: number;
  /** A link that is gone: the one after device `after`, from round `from` on. */
  cut?: {after: number; from: number};
}

const FIELD_STEPS = 7;

// Geometry of the picture, in units of the view box: one cell per device.
const CELL = 52;
const RADIUS = 18;
const HEIGHT = 98;
const CENTRE_Y = 48;
const ID_Y = 16;
const VALUE_Y = 90;

const neverChanges = () => () => undefined;

/** False on the server and until hydration: a page without scripts must not offer dead buttons. */
function useScripted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** The values in the order that the colour ramp follows; an infinity has no place on it. */
function rampOf(rounds: RoundValue[][]): RoundValue[] {
  const values = [...new Set(rounds.flat())].filter((value) => !isInfinite(value));
  return values.every((value) => typeof value === 'number')
    ? values.sort((a, b) => Number(a) - Number(b))
    : values;
}

function isInfinite(value: RoundValue): boolean {
  return value === '∞' || value === 'Infinity' || value === Infinity;
}

function label(value: RoundValue): string {
  return isInfinite(value) ? '∞' : String(value);
}

/** The fill of a device: the smallest value (the source of a distance) is the lightest. */
function fill(value: RoundValue, ramp: RoundValue[]): string {
  if (isInfinite(value)) {
    return 'none';
  }
  const rank = ramp.indexOf(value) / Math.max(ramp.length - 1, 1);
  return `var(--field-${FIELD_STEPS - Math.round(rank * (FIELD_STEPS - 1))})`;
}

interface LineProps {
  values: RoundValue[];
  ramp: RoundValue[];
  /** The device after which the line is broken, if it is. */
  brokenAfter: number | undefined;
  title: string;
}

function Line({values, ramp, brokenAfter, title}: LineProps) {
  const x = (device: number) => CELL * (device + 0.5);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${CELL * values.length} ${HEIGHT}`}
      role="img"
      aria-label={`${title}, in the order of the devices: ${values.map(label).join(', ')}`}>
      {values
        .slice(1)
        .map((_, id) =>
          id === brokenAfter ? null : (
            <line
              key={id}
              className={styles.link}
              x1={x(id)}
              y1={CENTRE_Y}
              x2={x(id + 1)}
              y2={CENTRE_Y}
            />
          ),
        )}
      {values.map((value, id) => (
        <g key={id}>
          <text className={styles.id} x={x(id)} y={ID_Y}>
            {id}
          </text>
          <circle className={styles.ground} cx={x(id)} cy={CENTRE_Y} r={RADIUS} />
          <circle
            className={clsx(styles.device, isInfinite(value) && styles.unknown)}
            cx={x(id)}
            cy={CENTRE_Y}
            r={RADIUS}
            fill={fill(value, ramp)}
          />
          <text className={styles.value} x={x(id)} y={VALUE_Y}>
            {label(value)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function StepButton({
  name,
  children,
  atEnd,
  onStep,
}: {
  name: string;
  children: ReactNode;
  atEnd: boolean;
  onStep: () => void;
}) {
  // aria-disabled and not disabled: a reader who arrives at the end by this button keeps the focus.
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-disabled={atEnd}
      onClick={atEnd ? undefined : onStep}>
      {children}
    </button>
  );
}

function AllRounds({
  rounds,
  caption,
  firstRound,
}: {
  rounds: RoundValue[][];
  caption: string;
  firstRound: number;
}) {
  const devices = rounds[0] ?? [];
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>All rounds as a table</summary>
      <table className={styles.table}>
        <caption className={styles.tableCaption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Round</th>
            {devices.map((_, id) => (
              <th key={id} scope="col">
                <span className={styles.hidden}>Device </span>
                {id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((values, round) => (
            <tr key={round}>
              <th scope="row">{firstRound + round}</th>
              {values.map((value, id) => (
                <td key={id}>{label(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/**
 * Recorded rounds of a program on a line of devices, one at a time.
 * It starts at the last round, so that the page reads well where no script runs.
 */
export default function RoundStepper({
  rounds,
  caption,
  firstRound = 1,
  cut,
}: RoundStepperProps): ReactNode {
  const last = rounds.length - 1;
  const [current, setCurrent] = useState(last);
  const scripted = useScripted();
  const rangeId = useId();
  const values = rounds[current];
  if (!values) {
    return null;
  }
  const round = firstRound + current;
  const status = `Round ${round} of ${firstRound + last}`;
  const brokenAfter = cut && round >= cut.from ? cut.after : undefined;

  return (
    <figure className={styles.figure} data-wake>
      <Line values={values} ramp={rampOf(rounds)} brokenAfter={brokenAfter} title={status} />
      <div className={styles.controls}>
        {scripted ? (
          <>
            <div className={styles.row}>
              <StepButton
                name="Previous round"
                atEnd={current === 0}
                onStep={() => setCurrent(current - 1)}>
                Previous
              </StepButton>
              <p className={styles.status} role="status" aria-live="polite">
                {status}
              </p>
              <StepButton
                name="Next round"
                atEnd={current === last}
                onStep={() => setCurrent(current + 1)}>
                Next
              </StepButton>
            </div>
            <label className={styles.hidden} htmlFor={rangeId}>
              Round
            </label>
            <input
              id={rangeId}
              className={styles.range}
              type="range"
              min={firstRound}
              max={firstRound + last}
              step={1}
              value={round}
              onChange={(event) => setCurrent(event.currentTarget.valueAsNumber - firstRound)}
            />
          </>
        ) : (
          <p className={styles.static}>{status}. The table below holds every round.</p>
        )}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <AllRounds rounds={rounds} caption={caption} firstRound={firstRound} />
    </figure>
  );
}
