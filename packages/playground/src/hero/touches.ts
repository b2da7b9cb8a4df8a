/** What a reader's finger or mouse does to the picture of the home page. */
import {type Place} from '../figure/places';
import {svg} from '../player/dom';
import {type Picture} from './picture';

/** A pointer that moved less, in units of the picture, has pressed. */
const STILL = 6;

export interface Touched {
  readonly press: (place: Place) => void;
  readonly stroke: (from: Place, to: Place) => void;
}

/** Listens to touches. @returns what draws a stroke, to be laid above the picture, of its size */
export function touches(picture: Picture, {press, stroke}: Touched): SVGSVGElement {
  const {element} = picture;
  const line = svg('path', {stroke: 'var(--c-danger-fg)', 'stroke-width': 3});
  let from: Place | undefined;
  const end = (): void => {
    from = undefined;
    line.removeAttribute('d');
  };
  element.style.touchAction = 'pan-y';
  element.style.cursor = 'pointer';
  element.addEventListener('pointerdown', (event) => {
    from = event.button === 0 ? picture.placeOf(event) : undefined;
    if (event.pointerType === 'mouse') {
      element.setPointerCapture(event.pointerId);
    }
  });
  element.addEventListener('pointermove', (event) => {
    if (from === undefined) {
      return;
    }
    const to = picture.placeOf(event);
    if (Math.hypot(to.x - from.x, to.y - from.y) > STILL) {
      line.setAttribute('d', `M${from.x} ${from.y}L${to.x} ${to.y}`);
    }
  });
  element.addEventListener('pointercancel', end);
  element.addEventListener('pointerup', (event) => {
    const begun = from;
    const isStroke = line.hasAttribute('d');
    end();
    if (begun === undefined) {
      return;
    }
    if (isStroke) {
      stroke(begun, picture.placeOf(event));
    } else {
      press(begun);
    }
  });
  return svg('svg', {viewBox: element.getAttribute('viewBox')!}, line);
}
