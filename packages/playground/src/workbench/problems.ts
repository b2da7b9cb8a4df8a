/** The list of what is wrong with a program: each line leads to its place in the editor. */
import {type Message} from '../program';
import {button, html} from '../player/dom';
import {linked} from '../player/sentences';

/** More are counted only. */
const MOST = 5;

type Told = Pick<Message, 'message' | 'position' | 'severity'>;

/** What is underlined in the editor of a file. */
export const marksOf = (told: readonly Told[], file: string) =>
  told
    .filter(({position}) => position.file === file)
    .map(({message, position: {line, column}, severity}) => ({line, column, severity, message}));

export class Problems {
  readonly element = html('ol', {class: 'problems', 'aria-label': 'Problems'});

  /** @param go leads to a place, by line and column */
  constructor(private readonly go: (line: number, column: number) => void) {
    this.show([], '');
  }

  /** @param file that is in the editor: of others no line is looked for */
  show(told: readonly Told[], file: string): void {
    const listed = told.slice(0, MOST).map((one) => this.row(one, file));
    const more = told.length - listed.length;
    this.element.replaceChildren(
      ...listed,
      ...(more > 0 ? [html('li', {}, `… and ${more} more`)] : []),
    );
    this.element.hidden = told.length === 0;
  }

  private row({message, severity, position}: Told, file: string): HTMLElement {
    const isHere = position.file === file;
    const place = isHere
      ? button(`Line ${position.line}`, () => this.go(position.line, position.column), {
          'aria-label': `Go to line ${position.line}`,
        })
      : 'In a file that this program depends on:';
    return html('li', {class: severity}, place, ' ', html('span', {}, ...linked(message)));
  }
}
