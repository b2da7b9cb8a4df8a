import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** The commands. */
  children: ReactNode;
}

/** From nothing to a running network. */
export default function Start({children}: Props): ReactNode {
  return (
    <section className={styles.start} aria-labelledby="start">
      <div>
        <h2 id="start">Start in three commands</h2>
        <p>
          A simulated network of devices computes a gradient on your screen. You need Java 17 or
          newer.
        </p>
        <p>
          <Link to="/docs/tutorials/gettingstarted/">Or add Collektive to a project of yours</Link>
        </p>
      </div>
      {children}
    </section>
  );
}
