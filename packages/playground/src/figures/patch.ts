/** Brings a drawing up to date: what is the same is not touched, so that the focus stays and little is painted. */
import {type Part} from '../figure/part';
import {svg} from '../player/dom';

const known = new WeakMap<Element, Part>();

function change(element: Element, part: Part): void {
  const before = known.get(element);
  known.set(element, part);
  for (const [name, value] of Object.entries(part.attributes)) {
    if (before?.attributes[name] !== value) {
      element.setAttribute(name, String(value));
    }
  }
  for (const name of Object.keys(before?.attributes ?? {})) {
    if (!(name in part.attributes)) {
      element.removeAttribute(name);
    }
  }
  patch(element, part.parts);
}

const keyOf = (part: Part | string): string =>
  typeof part === 'string' ? '' : `${part.tag} ${part.attributes['data-id'] ?? ''}`;

/** Devices are told apart by their ids, other parts by their order. */
export function patch(parent: Element, parts: readonly (Part | string)[]): void {
  if (parts.length === 1 && typeof parts[0] === 'string') {
    if (parent.textContent !== parts[0]) {
      parent.textContent = parts[0];
    }
    return;
  }
  const old = new Map<string, Element[]>();
  for (const child of parent.children) {
    const part = known.get(child);
    const key = part === undefined ? '' : keyOf(part);
    old.set(key, [...(old.get(key) ?? []), child]);
  }
  let next = parent.firstElementChild;
  for (const part of parts) {
    if (typeof part === 'string') {
      continue;
    }
    const element = old.get(keyOf(part))?.shift() ?? svg(part.tag as 'g');
    change(element, part);
    if (element === next) {
      next = next.nextElementSibling;
    } else {
      parent.insertBefore(element, next);
    }
  }
  for (const rest of old.values()) {
    for (const element of rest) {
      element.remove();
    }
  }
}
