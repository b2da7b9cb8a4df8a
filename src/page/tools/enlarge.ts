/** Pictures enlarge: the wide drawing, as large as the screen, or to be moved about on a small one. */
import {button, openDialog} from './elements';

function enlarge(picture: Element): void {
  const label = picture.getAttribute('aria-label') ?? '';
  const drawing = picture.querySelector('svg')!.cloneNode(true) as Element;
  drawing.setAttribute('class', 'tool-picture');
  drawing.setAttribute('role', 'img');
  drawing.setAttribute('aria-label', label);
  for (const use of drawing.querySelectorAll('use[data-href]')) {
    use.setAttribute('href', use.getAttribute('data-href')!);
  }
  openDialog('Picture', drawing);
}

export function addEnlarging(): void {
  for (const picture of document.querySelectorAll('figure.picture > [role=img]')) {
    const figure = picture.parentElement!;
    if (!figure.querySelector('.tool')) {
      const press = button('Enlarge', () => enlarge(picture));
      press.setAttribute('aria-label', 'Enlarge the picture');
      figure.append(press);
    }
  }
}
