/** The time of a figure: which round is shown, of all that have been run. */
import {phrase, text} from '@collektive/texts';
import {html} from '../player/dom';
import {type Moments} from './moments';

export class Timeline {
  readonly round = html('span', {class: 'round'});
  private readonly slider = html('input', {
    type: 'range',
    min: 1,
    step: 1,
    'aria-label': text('Round'),
  });
  readonly element = html('div', {class: 'row time'}, this.slider, this.round);

  /** @param seek shows another round */
  constructor(seek: (round: number) => void) {
    this.slider.addEventListener('input', () => seek(this.slider.valueAsNumber));
  }

  show({first, last, round}: Pick<Moments, 'first' | 'last' | 'round'>): void {
    const {slider} = this;
    slider.min = String(first);
    slider.max = String(Math.max(first, last));
    slider.value = String(round);
    slider.disabled = last <= first;
    const words = phrase`Round ${round}`;
    if (this.round.textContent !== words) {
      this.round.textContent = words;
    }
    const kept = first > 1 ? phrase`; kept from round ${first} on` : '';
    slider.setAttribute('aria-valuetext', phrase`${words} of ${last}${kept}`);
  }
}
