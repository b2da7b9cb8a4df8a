import {text} from '@collektive/texts';
import type {Reading} from '@collektive/twins';
import {MARK} from '../../content/remark/sample/head';

/** How machines read what only this site has; its labels are in the language of the build. */
export const readingOf = (): Reading => ({
  dropped: ['term-text', 'figure-bar', 'reading-time'],
  titles: ['callout-title', 'box-title'],
  // The end of a page explains it.
  signs: {[MARK]: '✓'},
  labels: [text('Output')],
});
