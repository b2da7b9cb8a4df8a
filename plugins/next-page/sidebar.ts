/** The sidebar of React's first page starts where that of the page at rest was. */
const MENU = '.theme-doc-sidebar-container .menu';

interface Sidebar {
  scrollTop: number;
  /** `aria-expanded` of categories, by the addresses of their pages. */
  folded: Map<string, string | null>;
}

/** That of the page at rest, until React's is there. */
let kept: Sidebar | undefined;

/** The buttons that fold categories, by the pages of these. */
function carets(menu: Element): Map<string, HTMLElement> {
  const buttons = [...menu.querySelectorAll<HTMLElement>('.menu__caret')];
  return new Map(buttons.map((one) => [one.parentElement!.querySelector('a')!.href, one]));
}

/** Keeps how far down it is scrolled and what is folded, when its page leaves. */
export function keepSidebar(): void {
  const menu = document.querySelector(MENU);
  if (menu) {
    const folded = [...carets(menu)].map(([href, {ariaExpanded}]) => [href, ariaExpanded] as const);
    kept = {scrollTop: menu.scrollTop, folded: new Map(folded)};
  }
}

/** Gives both to the sidebar of the page that came, before anybody looks for the open page in it. */
export function restoreSidebar(): void {
  const menu = document.querySelector(MENU);
  if (menu && kept) {
    for (const [href, caret] of carets(menu)) {
      if (kept.folded.has(href) && kept.folded.get(href) !== caret.ariaExpanded) {
        caret.click();
      }
    }
    menu.getAnimations({subtree: true}).forEach((animation) => animation.finish());
    menu.scrollTop = kept.scrollTop;
  }
  kept = undefined;
}
