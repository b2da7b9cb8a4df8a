import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {HEIGHT, WIDTH, scatter} from './network';
import styles from './styles.module.css';

const network = scatter();
const farthest = Math.max(...network.devices.map(({distance}) => distance));

/** The field ramp of tokens.css runs from far (1) to near (7). */
const RAMP_STEPS = 7;
const shade = (distance: number): number =>
  RAMP_STEPS - Math.min(RAMP_STEPS - 1, Math.floor((distance / farthest) * RAMP_STEPS));

/** A still picture: drawn on the server, the same with and without JavaScript. */
export default function NetworkPicture(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={translate({
        message:
          'A network of 58 devices. One of them is the source; the farther a device is from it along the links, the darker its colour.',
      })}>
      <path
        className={styles.links}
        d={network.links
          .map(([i, j]) => {
            const a = network.devices[i];
            const b = network.devices[j];
            return `M${a.x} ${a.y}L${b.x} ${b.y}`;
          })
          .join('')}
      />
      {network.devices.map(({x, y, distance}, index) => (
        <circle
          key={index}
          className={index === network.source ? styles.source : styles.device}
          cx={x}
          cy={y}
          r={index === network.source ? 12 : 9}
          fill={`var(--field-${shade(distance)})`}
        />
      ))}
    </svg>
  );
}
