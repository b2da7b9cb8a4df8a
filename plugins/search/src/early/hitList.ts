/** Rows of hits, as elements: as the modal will show them (plugins/search/src/docsearch). */
import {arrange, rowsOfPage} from '../text/listing';
import type {SearchHit} from '../types';
import {buildRow} from '../ui/buildRow';

/** @param attributes by the names that components have for them */
function create(
  name: string,
  attributes: Record<string, unknown>,
  ...content: (Node | string | undefined)[]
): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute === 'className' ? 'class' : attribute, String(value));
  }
  element.append(...content.flatMap((one) => one || []));
  return element;
}

/** Hits below a field, of which one is selected by the arrows and opened by Enter. */
export interface HitList {
  /** Shows these in the place of those before, the first one selected. */
  show: (hits: readonly SearchHit[]) => void;
  /** Selects the next one, or the one before; behind the last comes the first. */
  move: (by: 1 | -1) => void;
  /** Opens the selected one. @returns whether there is one */
  open: () => boolean;
}

/**
 * @param field whose hits these are; the list stands behind it
 * @param most hits of one part of the site
 * @param onOpen told of a hit that is opened, by whatever means
 */
export function createHitList(
  field: HTMLInputElement,
  most: number,
  onOpen: (hit: SearchHit) => void,
): HitList {
  const list = create('div', {role: 'listbox', 'aria-label': 'Hits'});
  let rows: HTMLElement[] = [];
  let selected = 0;

  function select(at: number): void {
    selected = at;
    rows.forEach((row, own) => row.setAttribute('aria-selected', String(own === at)));
    field.setAttribute('aria-activedescendant', rows[at]?.id ?? '');
    rows[at]?.scrollIntoView({block: 'nearest'});
  }

  function rowsOf(hits: readonly SearchHit[]): HTMLElement[] {
    return rowsOfPage(hits).map((content, at) => {
      const row = buildRow<HTMLElement>(create, content, {role: 'option', tabindex: -1});
      row.addEventListener('click', () => onOpen(hits[at]));
      return row;
    });
  }

  return {
    show(hits) {
      const before = rows;
      rows = [];
      list.replaceChildren(
        ...arrange(hits, most).map((pages) => {
          const title = pages[0][0].hierarchy.lvl0 ?? '';
          const own = pages.flatMap(rowsOf);
          rows.push(...own);
          return create(
            'div',
            {role: 'group', 'aria-label': title},
            create('div', {className: 'search-part', 'aria-hidden': true}, title),
            ...own,
          );
        }),
      );
      rows.forEach((row, at) => (row.id = `early-hit-${at}`));
      if (rows.length > 0) {
        field.after(list);
      } else {
        list.remove();
      }
      // The same hits with their texts are no reason to select another one.
      const areSame = rows.every(
        (row, at) => before[at]?.getAttribute('href') === row.getAttribute('href'),
      );
      select(areSame ? selected : 0);
    },
    move: (by) => select((selected + by + rows.length) % rows.length || 0),
    open() {
      rows[selected]?.click();
      return selected < rows.length;
    },
  };
}
