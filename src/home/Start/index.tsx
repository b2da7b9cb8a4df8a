import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
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
        <h2 id="start">
          <Translate>Start in three commands</Translate>
        </h2>
        <p>
          <Translate values={{jdk: NEEDS.jdk}}>
            {
              'Five devices in a line find out how far each of them is from the first. You need Java {jdk} or newer, and Maven.'
            }
          </Translate>
        </p>
        <p>
          <Link to="/docs/tutorials/starter/">
            <Translate>The same project for Gradle and Multiplatform</Translate>
          </Link>
        </p>
        <p>
          <Link to="/docs/tutorials/collektive-and-alchemist/">
            <Translate>Or simulate hundreds of devices</Translate>
          </Link>
        </p>
      </div>
      <div>{children}</div>
    </section>
  );
}
