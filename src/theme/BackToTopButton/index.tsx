import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import styles from './styles.module.css';

// Ejected from 3.9.2: without script; src/page/controls/toTop shows it and answers it.
export default function BackToTopButton(): ReactNode {
  return (
    <button
      type="button"
      aria-label="Scroll back to top"
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, styles.button)}
    />
  );
}
