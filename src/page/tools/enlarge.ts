/** Pictures enlarge: the wide drawing, as large as the screen, or to be moved about on a small one. */
import {text} from '@collektive/texts';
import {button, openDialog} from './elements';

function enlarge(picture: Element): void {
  const label = picture.ariaLabel ?? '';
  const drawing = picture.querySelector('svg')!.cloneNode(true) as Element;
  drawing.setAttribute('class', 'tool-picture');
  drawing.role = 'img';
  drawing.ariaLabel = label;
  for (const use of drawing.querySelectorAll('use[data-href]')) {
    use.setAttribute('href', use.getAttribute('data-href')!);
  }
  openDialog(text('Picture'), drawing);
}

export function addEnlarging(): void {
  for (const picture of document.querySelectorAll('figure.picture > [role=img]')) {
    const figure = picture.parentElement!;
    if (!figure.querySelector('.tool')) {
      const press = button(text('Enlarge'), () => enlarge(picture));
      press.ariaLabel = text('Enlarge the picture');
      figure.append(press);
    }
  }
}
