/** The link of a heading copies its address, and says so. */
import type {Page} from './page';

export function copyHeadingLink(event: MouseEvent, {say}: Page): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('.hash-link');
  if (link && event.button === 0) {
    // Pages that came over plain HTTP have no clipboard.
    Promise.resolve(navigator.clipboard as Clipboard | undefined)
      .then((clipboard) => clipboard!.writeText(link.href))
      .then(
        () => say('The link to this section was copied.'),
        () =>
          say(
            'Your browser does not let this page copy. The link to this section is in the address bar: copy it there.',
          ),
      );
  }
}
