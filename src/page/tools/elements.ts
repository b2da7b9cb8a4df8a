/** Elements that tools add to pages. */
type Content = (Node | string)[];

/** Roles, names and states are attributes: Firefox has had properties for them since 119 only. */
type Properties<E> = Omit<Partial<E>, keyof ARIAMixin> & {
  role?: string;
  [aria: `aria-${string}`]: string;
};

/** An element of a name, with properties, attributes for screen readers, and content. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Properties<HTMLElementTagNameMap[K]>,
  ...content: Content
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === 'role' || key.startsWith('aria-')) {
      element.setAttribute(key, value as string);
    } else {
      Object.assign(element, {[key]: value as unknown});
    }
  }
  element.append(...content);
  return element;
}

export const button = (label: string, onclick: (event: MouseEvent) => void): HTMLButtonElement =>
  make('button', {type: 'button', className: 'tool', onclick}, label);

/** Opens a dialog that closes by its button, by Escape and by a click beside it, and gives the focus back. */
export function openDialog(label: string, ...content: Content): HTMLDialogElement {
  const dialog = make('dialog', {className: 'tool-dialog', 'aria-label': label}, ...content);
  dialog.append(button('Close', () => dialog.close()));
  dialog.onclose = () => dialog.remove();
  dialog.onclick = ({target}) => target === dialog && dialog.close();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
