import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {NEEDS} from '@site/src/site/compatibility';
import styles from './styles.module.css';

interface Props {
  /** The commands, and what they print. */
  children: ReactNode;
}

/** From nothing to a running network. */
export default function Start({children}: Props): ReactNode {
  return (
    <section className={styles.start} aria-labelledby="start">
      <div>
        <h2 id="start">Start in three commands</h2>
        <p>
          Five devices in a line find out how far each of them is from the first. You need Java{' '}
          {NEEDS.jdk} or newer, and Maven.
        </p>
        <p>
          <Link to="/docs/tutorials/starter/">The same project for Gradle and Multiplatform</Link>
        </p>
        <p>
          <Link to="/docs/tutorials/collektive-and-alchemist/">
            Or simulate hundreds of devices
          </Link>
        </p>
      </div>
      <div>{children}</div>
    </section>
  );
}
