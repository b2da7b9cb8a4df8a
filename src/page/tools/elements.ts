/** Elements that tools add to pages. */
import {text} from '@collektive/texts';

type Content = (Node | string)[];

/** An element of a name, with properties and content. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...content: Content
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...content);
  return element;
}

export const button = (label: string, onclick: (event: MouseEvent) => void): HTMLButtonElement =>
  make('button', {type: 'button', className: 'tool', onclick}, label);

/** Opens a dialog that closes by its button, by Escape and by a click beside it, and gives the focus back. */
export function openDialog(label: string, ...content: Content): HTMLDialogElement {
  const dialog = make('dialog', {className: 'tool-dialog', ariaLabel: label}, ...content);
  dialog.append(button(text('Close'), () => dialog.close()));
  dialog.onclose = () => dialog.remove();
  dialog.onclick = ({target}) => target === dialog && dialog.close();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
