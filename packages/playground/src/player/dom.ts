/** Elements that are made by hand: of drawings, which change past React, and of what no component holds. */

type Attributes = Readonly<Record<string, string | number | undefined>>;

function complete<E extends Element>(
  element: E,
  attributes: Attributes,
  children: readonly (Node | string)[],
): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) {
      element.setAttribute(name, String(value));
    }
  }
  element.append(...children);
  return element;
}

export const html = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => complete(document.createElement(name), attributes, children);

export const svg = <K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[K] =>
  complete(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
