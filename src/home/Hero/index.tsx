import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {SLOGAN} from '@site/src/site/identity';
import styles from './styles.module.css';

interface Props {
  /** A network that runs, and its program. */
  children: ReactNode;
}

/** What Collektive is, where to start, and a program beside what it makes a network do. */
export default function Hero({children}: Props): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <h1>
          {SLOGAN[0]}
          <br />
          <em>{SLOGAN[1]}</em>
        </h1>
        <p className={styles.lead}>
          <Translate>
            {
              'Collektive is a Kotlin Multiplatform library for aggregate computing: you write what the whole network does, and each phone, drone or sensor works out its own part.'
            }
          </Translate>
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary" to="/docs/intro/#network">
            <Translate>Run a network</Translate>
          </Link>
          <Link className="button button--secondary" to="/playground/">
            <Translate>Open the playground</Translate>
          </Link>
        </p>
      </div>
      <div className={styles.figure}>{children}</div>
    </section>
  );
}
