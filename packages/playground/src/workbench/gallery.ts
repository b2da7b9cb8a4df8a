/** The programs to choose from: those of figures, with their pictures, by the pages they stand on, and the reader's own. */
import {button, html, svg} from '../player/dom';

/** A figure that can be opened. */
export interface Offered {
  readonly name: string;
  readonly title: string;
  /** Address of what it runs. */
  readonly file: string;
  /** The title of the page that it stands on. */
  readonly page: string;
  /** Of its drawing, and what that is drawn in, in units. */
  readonly picture: string;
  readonly size: readonly [width: number, height: number];
}

/** Something that the reader wrote. */
export interface Own {
  readonly title: string;
  readonly says: string;
  readonly open: () => void;
}

export interface GalleryOptions {
  readonly figures: readonly Offered[];
  /** Looked at when the gallery opens. */
  readonly own: () => readonly Own[];
  readonly choose: (name: string) => void;
}

interface Shown {
  readonly element: HTMLElement;
  readonly words: string;
}

const EMPTY = 'Empty program';

const letters = (text: string): string => text.toLowerCase();

/** Do all words of a search stand in a text? */
export const matches = (text: string, search: string): boolean =>
  letters(search)
    .split(/\s+/)
    .every((word) => letters(text).includes(word));

export class Gallery {
  private readonly search = html('input', {
    ...{type: 'search', 'aria-label': 'Find a program', placeholder: 'Find a program'},
  });
  private readonly groups = html('div', {class: 'groups'});
  private readonly none = html('p', {class: 'none', role: 'status'});
  readonly element = html('dialog', {class: 'gallery', 'aria-label': 'Programs'});
  private items: readonly Shown[] = [];

  constructor(private readonly options: GalleryOptions) {
    const close = button('Close', () => this.element.close());
    this.element.append(
      html('div', {class: 'gallery-head'}, this.search, close),
      this.none,
      this.groups,
    );
    this.search.addEventListener('input', () => this.filter());
    this.search.addEventListener('keydown', (event) => this.key(event));
    // A press beside it.
    this.element.addEventListener('click', ({target}) => {
      if (target === this.element) {
        this.element.close();
      }
    });
  }

  open(): void {
    this.fill();
    this.search.value = '';
    this.filter();
    this.element.showModal();
    this.search.focus();
  }

  /** Enter opens the only hit; Escape closes, as elsewhere in the dialog: a browser would clear the field. */
  private key(event: KeyboardEvent): void {
    const hits = this.items.filter(({element}) => !element.hidden);
    if (event.isComposing) {
      return;
    }
    if (event.key === 'Enter' && hits.length === 1) {
      // It would press the button that has the focus by then.
      event.preventDefault();
      hits[0].element.querySelector('button')?.click();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      this.element.close();
    }
  }

  private fill(): void {
    const {figures, own, choose} = this.options;
    const items: Shown[] = [];
    const add = (words: string, element: HTMLElement): HTMLElement => {
      items.push({words, element});
      return element;
    };
    const press = (act: () => void) => (): void => {
      this.element.close();
      act();
    };
    const mine = own().map(({title, says, open}) =>
      add(
        `${title} ${says}`,
        html('li', {}, card(title, says, html('span', {class: 'own'}, '{ }'), press(open))),
      ),
    );
    const blank = add(
      EMPTY,
      html(
        'li',
        {},
        card(
          EMPTY,
          'Each device shows its id.',
          html('span', {class: 'own'}, '{ }'),
          press(() => choose('')),
        ),
      ),
    );
    const groups = [group('Yours', [...mine, blank])];
    for (const page of new Set(figures.map((one) => one.page))) {
      groups.push(
        group(
          page,
          figures
            .filter((one) => one.page === page)
            .map((one) =>
              add(
                `${one.title} ${page}`,
                html(
                  'li',
                  {},
                  card(
                    one.title,
                    '',
                    picture(one),
                    press(() => choose(one.name)),
                  ),
                ),
              ),
            ),
        ),
      );
    }
    this.items = items;
    this.groups.replaceChildren(...groups);
  }

  private filter(): void {
    for (const {element, words} of this.items) {
      element.hidden = !matches(words, this.search.value);
    }
    for (const section of this.groups.children as HTMLCollectionOf<HTMLElement>) {
      section.hidden = section.querySelector('li:not([hidden])') === null;
    }
    const isNone = this.items.every(({element}) => element.hidden);
    this.none.textContent = isNone ? 'No program has that name.' : '';
  }
}

const group = (title: string, items: readonly HTMLElement[]): HTMLElement =>
  html('section', {}, html('h3', {}, title), html('ul', {}, ...items));

function card(title: string, says: string, shows: Element, press: () => void): HTMLButtonElement {
  const made = button('', press, {class: 'card'});
  made.append(
    html('span', {class: 'card-picture', 'aria-hidden': 'true'}, shows),
    html('span', {class: 'card-title'}, title),
    ...(says === '' ? [] : [html('span', {class: 'card-says'}, says)]),
  );
  return made;
}

function picture({picture: href, size}: Offered): SVGSVGElement {
  const drawing = svg('svg', {viewBox: `0 0 ${size.join(' ')}`});
  drawing.append(svg('use', {href}));
  return drawing;
}

/** Says on the button that opens the gallery what is open. */
export function nameOn(opener: HTMLElement, title: string): void {
  opener.replaceChildren(
    html('span', {class: 'choose-says'}, 'Program:'),
    ' ',
    html('span', {class: 'choose-title'}, title),
  );
}
