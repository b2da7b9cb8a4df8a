import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {Publications} from '@site/src/components/Bibliography';
import Gallery from '../Gallery';
import styles from './styles.module.css';

interface Props {
  /** A picture for each showcase. */
  showcases: ReactNode;
}

/** Research that was done with Collektive, who makes it, and how to cite it. */
export default function Papers({showcases}: Props): ReactNode {
  return (
    <section className={styles.papers} aria-labelledby="papers">
      <div>
        <h2 id="papers">
          <Translate>Where it is used</Translate>
        </h2>
        <Gallery>{showcases}</Gallery>
        <Publications />
        <h2>
          <Translate>Who makes it</Translate>
        </h2>
        <p>
          <Translate
            values={{
              began: (
                <Link to="/docs/introduction/what-is-collektive/#origin">
                  <Translate>began in 2022</Translate>
                </Link>
              ),
              cite: (
                <Link to="/docs/references/#cite">
                  <Translate>how to cite Collektive</Translate>
                </Link>
              ),
            }}>
            {
              'Collektive {began} at the University of Bologna, and is developed in the open. Used in a paper? Here is {cite}.'
            }
          </Translate>
        </p>
      </div>
    </section>
  );
}
