import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A table that scrolls sideways where it does not fit; plugins/static-pages/src/controls/wide lets the keyboard scroll it
 * then. On wider screens it is no extra stop on the way through the page.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.box} data-scrolls>
      <table {...props} />
    </div>
  );
}
