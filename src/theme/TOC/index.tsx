import type {ComponentProps, ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

// Wraps 3.9.2: a named landmark with a visible title.
export default function TOCWrapper(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.box}>
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <TOC {...props} />
    </nav>
  );
}
