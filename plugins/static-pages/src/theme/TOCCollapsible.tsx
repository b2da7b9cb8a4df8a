import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

/** Ejected from 3.9.2: <details>, which opens without JavaScript, too. */
export default function TOCCollapsible({toc, className, ...contents}: Props): ReactNode {
  return (
    <details className={clsx('toc-collapsible', className)}>
      <summary>
        <Translate>On this page</Translate>
      </summary>
      <TOCItems {...contents} toc={toc} className="table-of-contents" />
    </details>
  );
}
