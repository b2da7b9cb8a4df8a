import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {KOTLIN_TARGETS} from '@site/src/site/versions';
import styles from './styles.module.css';

const platforms = (): string[] => [
  translate({message: 'JVM and Android'}),
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
        <h2 id="targets">
          <Translate values={{targets: KOTLIN_TARGETS}}>
            {'One source, {targets} targets'}
          </Translate>
        </h2>
        <ul>
          {platforms().map((platform) => (
            <li key={platform}>{platform}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
