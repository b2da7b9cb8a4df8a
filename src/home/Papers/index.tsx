import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Research that was done with Collektive. @param children the list of papers */
export default function Papers({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.papers} aria-labelledby="papers">
      <div>
        <h2 id="papers">Used in research</h2>
        {children}
        <p>
          <Link to="/docs/showcase/acsos-fieldvmc/">See the showcase</Link>, or{' '}
          <Link to="/docs/references/#cite">how to cite Collektive</Link>
        </p>
      </div>
    </section>
  );
}
