// Ejected from 3.9.2: focus rests on the main region.
import type {ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';

/** The first Tab stop; ../controls/skip moves the focus. */
export default function SkipLink(): ReactNode {
  return (
    <a href={`#${SkipToContentFallbackId}`} className="skip-link" data-skip>
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  );
}
