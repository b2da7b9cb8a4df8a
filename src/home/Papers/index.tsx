import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Gallery from '../Gallery';
import styles from './styles.module.css';

interface Props {
  /** A picture for each showcase. */
  showcases: ReactNode;
  /** The list of papers. */
  children: ReactNode;
}

/** Research that was done with Collektive, who makes it, and how to cite it. */
export default function Papers({showcases, children}: Props): ReactNode {
  return (
    <section className={styles.papers} aria-labelledby="papers">
      <div>
        <h2 id="papers">Where it is used</h2>
        <Gallery>{showcases}</Gallery>
        {children}
        <h2>Who makes it</h2>
        <p>
          Collektive <Link to="/docs/introduction/what-is-collektive/#origin">began in 2022</Link>{' '}
          at the University of Bologna, and is developed in the open. Used in a paper? Here is{' '}
          <Link to="/docs/references/#cite">how to cite Collektive</Link>.
        </p>
      </div>
    </section>
  );
}
