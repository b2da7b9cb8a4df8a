import type {ReactNode} from 'react';
import {KOTLIN_TARGETS} from '@site/src/site/versions';
import styles from './styles.module.css';

const PLATFORMS = [
  'JVM and Android',
  'JavaScript',
  'Linux',
  'Windows',
  'macOS',
  'iOS, tvOS, watchOS',
];

/** Where one source runs. */
export default function Targets(): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="targets">
      <div>
        <h2 id="targets">One source, {KOTLIN_TARGETS} targets</h2>
        <ul>
          {PLATFORMS.map((platform) => (
            <li key={platform}>{platform}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
