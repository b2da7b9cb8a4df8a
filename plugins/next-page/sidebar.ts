/** The sidebar of React's first page starts where that of the page at rest was. */
const MENU = '.theme-doc-sidebar-container .menu';

/** src/page/controls shows the open page in the sidebar at this event, and has the last word. */
const ROUTE = 'page:route';

/** The buttons that fold categories, by the pages of these. */
function carets(menu: Element): Map<string, HTMLElement> {
  const buttons = [...menu.querySelectorAll<HTMLElement>('.menu__caret')];
  return new Map(buttons.map((one) => [one.parentElement!.querySelector('a')!.href, one]));
}

/** Keeps how far down it is scrolled and what is folded, for the page that replaces this one. */
export function keepSidebar(): void {
  const before = document.querySelector(MENU);
  if (!before) {
    return;
  }
  const {scrollTop} = before;
  const folded = new Map([...carets(before)].map(([href, {ariaExpanded}]) => [href, ariaExpanded]));
  const restore = (): void => {
    const menu = document.querySelector(MENU);
    if (menu) {
      for (const [href, caret] of carets(menu)) {
        if (folded.has(href) && folded.get(href) !== caret.ariaExpanded) {
          caret.click();
        }
      }
      menu.getAnimations({subtree: true}).forEach((animation) => animation.finish());
      menu.scrollTop = scrollTop;
    }
  };
  window.addEventListener(ROUTE, restore, {once: true, capture: true});
}
