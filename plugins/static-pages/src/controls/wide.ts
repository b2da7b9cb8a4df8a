/** What may be wider than the page: tables, which then take the keyboard, and code, which can be wrapped. */
import {all, onPageShown, onClick} from './events';

const TABLE = '[data-scrolls]';
const CODE = '.theme-code-block pre';

const overflows = (element: Element): boolean => element.scrollWidth > element.clientWidth;

function fitTable(box: HTMLElement): void {
  if (overflows(box)) {
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', 'Table, scrolls sideways');
  } else {
    ['tabindex', 'role', 'aria-label'].forEach((name) => box.removeAttribute(name));
  }
}

function fitCode(pre: HTMLElement): void {
  const block = pre.closest<HTMLElement>('.theme-code-block')!;
  block.toggleAttribute('data-wide', overflows(pre) || block.dataset.wrapped !== undefined);
}

const fit = (element: HTMLElement): void =>
  element.matches(TABLE) ? fitTable(element) : fitCode(element);

export function startWide(): void {
  const observer = new ResizeObserver((entries) =>
    entries.forEach(({target}) => fit(target as HTMLElement)),
  );
  onPageShown(() => {
    observer.disconnect();
    all(`${TABLE}, ${CODE}`).forEach((element) => observer.observe(element));
  });
  onClick('[data-wrap]', (button) => {
    const block = button.closest<HTMLElement>('.theme-code-block')!;
    block.toggleAttribute('data-wrapped');
    button.setAttribute('aria-pressed', String(block.dataset.wrapped !== undefined));
  });
}
