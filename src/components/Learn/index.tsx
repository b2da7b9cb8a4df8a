import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The box at the head of a tutorial: what its reader will be able to do at the end. */
export default function Learn({children}: {children: ReactNode}): ReactNode {
  return (
    <aside className={styles.box} aria-label="You will learn">
      <p className={styles.title}>You will learn</p>
      {children}
    </aside>
  );
}
