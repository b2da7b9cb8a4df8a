/**
 * Lets Escape close the explanation of a term (WCAG 1.4.13) until pointer and focus have left it; the
 * rest is style sheets. Only pages with terms import this.
 */
const OPEN = '.term:is(:hover, :focus-within)';

function release({target}: Event): void {
  if (target instanceof Element) {
    target.closest('.term')?.removeAttribute('data-closed');
  }
}

// Pages are rendered on the server, too.
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') {
      document.querySelectorAll(OPEN).forEach((term) => term.setAttribute('data-closed', ''));
    }
  });
  document.addEventListener('focusout', release);
  document.addEventListener('mouseout', release);
}
