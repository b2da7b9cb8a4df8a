/** Rows of hits, as elements. */
import {HIERARCHY_LEVELS, type SearchHit} from '../types';
import {markedPieces} from '../text/markup';

function textOf(name: 'span' | 'small', html: string): HTMLElement {
  const line = document.createElement(name);
  line.append(
    ...markedPieces(html).map(({text, marked}) => {
      if (!marked) {
        return text;
      }
      const mark = document.createElement('mark');
      mark.textContent = text;
      return mark;
    }),
  );
  return line;
}

/** A hit as a link: what was found, and the headings above it. */
function rowOf({url, hierarchy, ...hit}: SearchHit, at: number): HTMLAnchorElement {
  const levels = HIERARCHY_LEVELS.filter((level) => hierarchy[level]);
  const own = levels.pop()!;
  const title = hit._highlightResult?.hierarchy?.[own]?.value ?? hierarchy[own]!;
  const row = document.createElement('a');
  row.href = url;
  row.id = `early-hit-${at}`;
  row.setAttribute('role', 'option');
  row.tabIndex = -1;
  const crumbs = levels.map((level) => hierarchy[level]!);
  const snippet = hit.type === 'content' && hit._snippetResult?.content?.value;
  row.append(
    textOf('span', snippet || title),
    textOf('small', (snippet ? [...crumbs, title] : crumbs).join(' › ')),
  );
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
  const list = document.createElement('div');
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Hits');
  let rows: HTMLAnchorElement[] = [];
  let selected = 0;

  function select(at: number): void {
    selected = at;
    rows.forEach((row, own) => row.setAttribute('aria-selected', String(own === at)));
    field.setAttribute('aria-activedescendant', rows[at]?.id ?? '');
    rows[at]?.scrollIntoView({block: 'nearest'});
  }

  return {
    show(hits) {
      // The same hits with their texts are no reason to select another one.
      const areSame = hits.every(({url}, at) => rows[at]?.getAttribute('href') === url);
      rows = hits.map(rowOf);
      rows.forEach((row, at) => row.addEventListener('click', () => onOpen(hits[at])));
      list.replaceChildren(...rows);
      if (rows.length > 0) {
        field.after(list);
      } else {
        list.remove();
      }
      select(areSame ? selected : 0);
    },
    move: (by) => select((selected + by + rows.length) % rows.length || 0),
    open() {
      rows[selected]?.click();
      return selected < rows.length;
    },
  };
}
