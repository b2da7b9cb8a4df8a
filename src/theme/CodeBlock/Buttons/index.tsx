import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Buttons';
import styles from './styles.module.css';

// Ejected from 3.9.2, which renders them in the browser only: src/page/controls/copy and /wide answer them.
// A page may have hundreds: their title is their name, and nothing in them is said twice.
export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <div className={clsx(className, styles.buttons)}>
      <button data-wrap="" title="Toggle word wrap" aria-pressed="false" />
      <button data-copy="" title="Copy code to clipboard" />
    </div>
  );
}
