/** What the desk offers to choose from: programs of figures, and networks. */
import {NETWORKS} from '../figure/places';
import {html} from '../player/dom';

/** Networks to choose from, besides those of `NETWORKS`. */
const LARGER = ['grid 10x6', 'scattered 60', 'scattered 120', 'scattered 250', 'scattered 500'];

/** The choice of what was typed before another program was chosen. */
export const ASIDE = ':aside';

const option = (value: string, label = value): HTMLOptionElement => html('option', {value}, label);

export class Choice {
  readonly element: HTMLSelectElement;

  /** @param choose is told what the reader has chosen */
  constructor(
    label: string,
    options: readonly HTMLOptionElement[],
    choose: (value: string) => void,
  ) {
    this.element = html('select', {'aria-label': label}, ...options);
    this.element.addEventListener('change', () => choose(this.value));
  }

  get value(): string {
    return this.element.value;
  }

  /** Shows this as chosen, where it is offered. */
  set value(value: string) {
    this.element.value = value;
  }

  /** Adds a choice, unless it is there. */
  offer(value: string, label?: string): void {
    const {element} = this;
    if (![...element.options].some((one) => one.value === value))
      element.append(option(value, label));
  }
}

/** @param titles names and titles of all figures */
export const programChoice = (
  titles: readonly (readonly [string, string])[],
  choose: (name: string) => void,
): Choice =>
  new Choice(
    'Program',
    [option('', 'An empty page'), ...titles.map(([name, title]) => option(name, title))],
    choose,
  );

export const networkChoice = (choose: (network: string) => void): Choice =>
  new Choice(
    'Network',
    [...NETWORKS, ...LARGER].map((name) => option(name)),
    choose,
  );
