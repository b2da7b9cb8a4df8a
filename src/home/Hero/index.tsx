import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {SLOGAN} from '@site/src/site/identity';
import NetworkPicture from './NetworkPicture';
import styles from './styles.module.css';

/** The figure whose program is shown beside the picture, by name. */
const PROGRAM = 'MetricGradient-gradient-scattered-24';

interface Props {
  /** The program that computes the picture's field. */
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
          <Link className="button button--primary" to="/docs/intro/">
            <Translate>Run a network</Translate>
          </Link>
          <Link className="button button--secondary" to="/playground/">
            <Translate>Open the playground</Translate>
          </Link>
        </p>
      </div>
      <figure className={styles.figure}>
        {/* Comes to life when a reader begins to do something: packages/playground/src/hero runs this figure's program. */}
        <div data-figure={PROGRAM} data-hero>
          <NetworkPicture />
          <p slot="caption">
            <b>
              <Translate>Distance to the source</Translate>
            </b>
            <span>
              <Translate>computed by every device from its neighbours alone</Translate>
            </span>
            <span>
              <Translate>
                {'Click a device to make it the source, or drag across links to cut them.'}
              </Translate>
            </span>
          </p>
        </div>
        {children}
      </figure>
    </section>
  );
}
