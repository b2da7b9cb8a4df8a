import type {Reading} from '@collektive/markdown-copies';
import {MARK} from '../../markdown/remark/sample/head';

/** How machines read what only this site has; its labels are in the language of the build. */
export const readingOf = (): Reading => ({
  dropped: ['term-text', 'figure-bar', 'figure-controls', 'reading-time'],
  titles: ['callout-title', 'box-title'],
  // The end of a page explains it.
  signs: {[MARK]: '✓'},
  labels: ['Output'],
});
