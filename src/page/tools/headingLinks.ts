/** The link of a heading copies its address, and says so. */
import {text} from '@collektive/texts';
import type {Page} from './page';

export function copyHeadingLink(event: MouseEvent, {say}: Page): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('.hash-link');
  if (link && event.button === 0) {
    // Where a browser does not allow it, the address stands in its own field, as before.
    navigator.clipboard?.writeText(link.href).then(
      () => say(text('The link to this section was copied.')),
      () => undefined,
    );
  }
}
