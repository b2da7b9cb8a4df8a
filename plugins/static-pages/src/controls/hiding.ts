/** With `hideOnScroll` the navbar leaves while a reader scrolls down, and comes back on the way up. */

export function startHiding(): void {
  let last = window.scrollY;
  window.addEventListener(
    'scroll',
    () => {
      const {scrollY} = window;
      const navbar = document.querySelector<HTMLElement>('.navbar')!;
      const isBelow = scrollY > navbar.offsetHeight;
      // At the end of the page, browsers may bounce.
      const isAtEnd =
        scrollY + window.innerHeight >= document.documentElement.scrollHeight - navbar.offsetHeight;
      if (!isAtEnd) {
        navbar.toggleAttribute('data-away', isBelow && scrollY > last);
      }
      last = scrollY;
    },
    {passive: true},
  );
}
