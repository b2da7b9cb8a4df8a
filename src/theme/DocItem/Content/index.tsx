import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import styles from './styles.module.css';

// Ejected from 3.9.2: the page's description is its lead, written once for readers and for search
// engines; below it, how long the page takes.
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  // Counted by markdown/front-matter.
  const minutes = (frontMatter as {reading_minutes?: number}).reading_minutes;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {contentTitle === undefined && !frontMatter.hide_title && (
        <header>
          <h1>{metadata.title}</h1>
          {frontMatter.description && <p className={styles.lead}>{frontMatter.description}</p>}
          {minutes && (
            <p className={clsx('reading-time', styles.time)}>
              <Translate values={{minutes}}>{'{minutes} min read'}</Translate>
            </p>
          )}
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
