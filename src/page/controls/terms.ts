/**
 * Lets Escape close the explanation of a term (WCAG 1.4.13) until pointer and focus have left it; the
 * rest is style sheets.
 */
import {all, on} from '@collektive/static-pages/controls';

export function startTerms(): void {
  on(['keydown'], ({key}) => {
    if (key === 'Escape') {
      all('.term:is(:hover, :focus-within)').forEach((term) =>
        term.setAttribute('data-closed', ''),
      );
    }
  });
  on(['focusout', 'mouseout'], ({target}) =>
    (target as Element).closest?.('.term')?.removeAttribute('data-closed'),
  );
}
