import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Pictures beside each other, of one height. @param children pictures, each with its caption */
export default function Gallery({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.gallery}>{children}</div>;
}
