import {useMemo, type ReactNode} from 'react';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** Lets a heading such as `BRANCH_RETURNS_FIELD` break after an underscore, tags left alone. */
const breakable = (html: string): string => html.replaceAll(/_(?![^<>]*>)/g, '_<wbr>');

// Wraps 3.9.2: a named landmark with a visible title, and long names in capitals that fit.
export default function TOCWrapper({toc, ...props}: Props): ReactNode {
  const fitting = useMemo(
    () => toc.map((item) => ({...item, value: breakable(item.value)})),
    [toc],
  );
  return (
    <nav aria-label="On this page" className={styles.box}>
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <TOC {...props} toc={fitting} />
    </nav>
  );
}
