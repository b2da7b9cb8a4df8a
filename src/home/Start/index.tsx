import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {NEEDS} from '@site/src/site/compatibility';
import styles from './styles.module.css';

interface Props {
  /** The commands, and what they print. */
  children: ReactNode;
}

/** The two ways to begin: in the browser, and from nothing to a running network on one's own machine. */
export default function Start({children}: Props): ReactNode {
  return (
    <section className={styles.start} aria-labelledby="start">
      <div>
        <h2 id="browser">
          <Translate>In your browser, in one click</Translate>
        </h2>
        <p>
          <Link to="/docs/intro/#network">
            <Translate>Run a network and cut its links</Translate>
          </Link>
        </p>
        <h2 id="start">
          <Translate>On your machine, in three commands</Translate>
        </h2>
        <p>
          <Translate values={{jdk: NEEDS.jdk}}>
            {
              'Five devices in a line find out how far each of them is from the first. You need Java {jdk} or newer, and Gradle.'
            }
          </Translate>
        </p>
        <p>
          <Link to="/docs/tutorials/gettingstarted/">
            <Translate>The same project for Multiplatform and Maven</Translate>
          </Link>
        </p>
        <p>
          <Translate
            values={{
              gradle: (
                <Link to="/docs/how-to/add-to-a-project/#build">
                  <code>build.gradle.kts</code>
                </Link>
              ),
              catalogue: (
                <Link to="/docs/how-to/add-to-a-project/#catalogue">
                  <Translate>version catalogue</Translate>
                </Link>
              ),
              maven: (
                <Link to="/docs/how-to/use-with-maven-or-no-build-tool/#maven-build">
                  <code>pom.xml</code>
                </Link>
              ),
            }}>
            {'In a project you already have, paste the lines for {gradle}, {catalogue} or {maven}.'}
          </Translate>
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
