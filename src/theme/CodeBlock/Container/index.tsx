import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import styles from './styles.module.css';

// Ejected from 3.9.2, which writes the colours of every block into its `style`: src/css has them, and a
// content security policy has no word for styles in attributes.
export default function CodeBlockContainer({
  as: As,
  className,
  ...props
}: {as: 'div'} & ComponentProps<'div'>): ReactNode {
  return (
    <As {...props} className={clsx(className, styles.block, ThemeClassNames.common.codeBlock)} />
  );
}
