/** Rows of hits, as elements: as the modal will show them (packages/search/src/docsearch). */
import {text} from '@collektive/texts';
import {arrange, nameAbove, textsOf} from '../text/listing';
import {markedPieces} from '../text/markup';
import type {SearchHit} from '../types';

type Content = string | Node | undefined | false;

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: Content[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content.filter((one) => one !== undefined && one !== false));
  return element;
}

/** Marked HTML as elements. */
const marked = (html: string): (string | Node)[] =>
  markedPieces(html).map((piece) => (piece.marked ? create('mark', '', piece.text) : piece.text));

/** A hit as a link. @param above name of the page, where it stands above the row */
function rowOf(hit: SearchHit, above: string | undefined): HTMLAnchorElement {
  const {heading, snippet, page} = textsOf(hit);
  const row = create(
    'a',
    'search-hit',
    above && create('span', 'search-above', above),
    create(
      'span',
      page ? 'search-row search-child' : 'search-row',
      create('b', '', ...marked(heading)),
      snippet && create('span', '', ...marked(snippet)),
    ),
  );
  row.href = hit.url;
  row.setAttribute('role', 'option');
  row.tabIndex = -1;
  return row;
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
 * @param onOpen told of a hit that is opened, by whatever means
 */
export function createHitList(field: HTMLInputElement, onOpen: (hit: SearchHit) => void): HitList {
  const list = create('div', '');
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', text('Hits'));
  let rows: HTMLAnchorElement[] = [];
  let selected = 0;

  function select(at: number): void {
    selected = at;
    rows.forEach((row, own) => row.setAttribute('aria-selected', String(own === at)));
    field.setAttribute('aria-activedescendant', rows[at]?.id ?? '');
    rows[at]?.scrollIntoView({block: 'nearest'});
  }

  function rowsOfPage(hits: readonly SearchHit[]): HTMLAnchorElement[] {
    return hits.map((hit, at) => {
      const row = rowOf(hit, at === 0 ? nameAbove(hits) : undefined);
      row.addEventListener('click', () => onOpen(hit));
      return row;
    });
  }

  return {
    show(hits) {
      const parts = arrange(hits).map((pages) => ({
        title: pages[0][0].hierarchy.lvl0 ?? '',
        rows: pages.flatMap(rowsOfPage),
      }));
      const before = rows;
      rows = parts.flatMap((part) => part.rows);
      rows.forEach((row, at) => (row.id = `early-hit-${at}`));
      list.replaceChildren(
        ...parts.map((part) => {
          const title = create('div', 'search-part', part.title);
          title.ariaHidden = 'true';
          const group = create('div', '', title, ...part.rows);
          group.role = 'group';
          group.ariaLabel = part.title;
          return group;
        }),
      );
      if (rows.length > 0) {
        field.after(list);
      } else {
        list.remove();
      }
      // The same hits with their texts are no reason to select another one.
      const areSame = rows.every((row, at) => before[at]?.href === row.href);
      select(areSame ? selected : 0);
    },
    move: (by) => select((selected + by + rows.length) % rows.length || 0),
    open() {
      rows[selected]?.click();
      return selected < rows.length;
    },
  };
}
