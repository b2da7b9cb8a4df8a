import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Buttons';
import styles from './styles.module.css';

// Ejected from 3.9.2, which renders them in the browser only: src/page/controls/copy and /wide answer them.
export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <div className={clsx(className, styles.buttons)}>
      <button
        type="button"
        className={styles.wrap}
        data-wrap
        aria-label="Toggle word wrap"
        title="Toggle word wrap"
        aria-pressed="false"
      />
      <button
        type="button"
        className={styles.copy}
        data-copy=""
        aria-label="Copy code to clipboard"
        title="Copy"
      />
    </div>
  );
}
