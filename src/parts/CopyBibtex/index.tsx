import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The entry to copy. */
  entry: string;
  /** Which paper it is, for readers who hear the page. */
  label: string;
}

/** Copies a paper's BibTeX; says so in its own label, which screen readers announce. */
export default function CopyBibtex({entry, label}: Props): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(entry);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" className={styles.button} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copied' : 'Copy BibTeX'}</span>
      <span className="sr-only"> of {label}</span>
    </button>
  );
}
