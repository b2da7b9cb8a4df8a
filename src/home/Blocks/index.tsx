import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Gallery from '../Gallery';
import styles from './styles.module.css';

/** What programs are made of. @param children a picture for each */
export default function Blocks({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.blocks} aria-labelledby="blocks">
      <h2 id="blocks">
        <Translate>Four building blocks</Translate>
      </h2>
      <p>
        <Translate
          values={{
            operators: (
              <Link to="/docs/explanation/dsl-descriptions/">
                <Translate>the operators</Translate>
              </Link>
            ),
            library: (
              <Link to="/docs/explanation/stdlib-descriptions/">
                <Translate>the standard library</Translate>
              </Link>
            ),
          }}>
          {'Each is a single call: see {operators} and {library}.'}
        </Translate>
      </p>
      <Gallery>{children}</Gallery>
    </section>
  );
}
