import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Gallery from '../Gallery';
import styles from './styles.module.css';

/** What programs are made of. @param children a picture for each */
export default function Blocks({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.blocks} aria-labelledby="blocks">
      <h2 id="blocks">Four building blocks</h2>
      <p>
        Each is a call: look at <Link to="/docs/explanation/dsl-descriptions/">the operators</Link>{' '}
        and <Link to="/docs/explanation/stdlib-descriptions/">the standard library</Link>.
      </p>
      <Gallery>{children}</Gallery>
    </section>
  );
}
