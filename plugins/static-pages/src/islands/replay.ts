/** Does again, once an island is alive, what a reader did to it before. */

/** Something that was done. */
export interface Early {
  readonly target: Element;
  readonly event: Event;
  /** Of a field, by then. */
  readonly value?: string;
}

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: Element): target is Field => target.matches('input, select');

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** The value that the page was sent with. */
const sentValue = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({defaultSelected}) => defaultSelected) ?? field.options[0]).value
    : field.defaultValue;

const isFilled = (field: Field): boolean =>
  isTicked(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== sentValue(field);

/**
 * Makes the fields of an island what the page was sent with, which React takes them for.
 * @param events grows by what nobody has seen a reader do: the browser fills fields in, coming back to a page
 */
export function emptyFields(element: HTMLElement, events: Early[]): void {
  const fields = [...element.querySelectorAll<Field>('input, select')];
  const others = fields.filter(
    (one) => isFilled(one) && !events.some(({target}) => target === one),
  );
  events.unshift(
    ...others.map((target) => ({target, event: new Event('change'), value: target.value})),
  );
  for (const one of fields) {
    if (isTicked(one)) {
      one.checked = one.defaultChecked;
    } else {
      one.value = sentValue(one);
    }
  }
}

function redo({target: before, event, value = ''}: Early): void {
  let target = before;
  // What is there no more has another in its place.
  if (event instanceof MouseEvent && !target.isConnected) {
    target = document.elementFromPoint(event.clientX, event.clientY) ?? target;
  }
  if (isField(target) && !isTicked(target)) {
    // React looks whether the value is another one than that which it knows, by a property of the element's own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')!.set!.call(
      target,
      value,
    );
    ['input', 'change'].forEach((type) => target.dispatchEvent(new Event(type, {bubbles: true})));
  } else if (isField(target) || (event.type === 'click' && target instanceof HTMLElement)) {
    target.click();
  } else {
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  }
}

/** Says that an island is alive, and does what was done before, in its order. @param fault what keeps it from that */
export function replay(element: HTMLElement, events: readonly Early[], fault: unknown): void {
  element.dataset.hydrated = '';
  element.removeAttribute('aria-busy');
  element.querySelectorAll('[data-pressed]').forEach((one) => one.removeAttribute('data-pressed'));
  // What cannot be done has been said by then.
  for (const one of fault === undefined ? events : []) {
    try {
      redo(one);
    } catch (error) {
      reportError(error);
    }
  }
}
