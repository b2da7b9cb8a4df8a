import type {ReactNode} from 'react';
import {Domain} from '@collektive/playground/domain';
import styles from './styles.module.css';

/** From one device to the next, and the radius of one, in CSS pixels. */
const STEP = 18;
const RADIUS = 6;

const middle = (place: number): number => (place + 0.5) * STEP;

/** The pages of a section as devices in a line, coloured as a field is: by their distance to the one at hand. */
export default function Line({place, count}: {place: number; count: number}): ReactNode {
  const devices = Array.from({length: count}, (_, at) => Math.abs(at - place));
  const {shade} = new Domain(devices.map(String));
  return (
    <svg
      className={styles.line}
      width={count * STEP}
      height={STEP}
      stroke="var(--c-control)"
      aria-hidden="true">
      <path d={`M${middle(0)} ${STEP / 2}H${middle(count - 1)}`} />
      {devices.map((distance, at) => (
        <circle
          key={at}
          cx={middle(at)}
          cy={STEP / 2}
          r={RADIUS}
          fill={`var(--field-${shade(String(distance))})`}
          className={distance === 0 ? styles.here : undefined}
        />
      ))}
    </svg>
  );
}
