/** What a run shows: its network, a slider over the rounds, and what was printed, round by round. */
import {phrase, text} from '@collektive/texts';
import {type Step} from '../steps';
import {button, html} from './dom';
import {draw, type Scene, sceneOf, spoken} from './picture';

/** A run of steps plays this long, in milliseconds, each of them within these bounds. */
const PLAYS = {all: 2_400, least: 40, most: 450};

const isUnwanted = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Stage {
  readonly element: HTMLElement;
  private steps: Step[] = [];
  private text = '';
  private at = 0;
  private isOver = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private scene: Scene | undefined;
  private readonly drawing = html('div', {class: 'drawing'});
  private readonly toggle = button('', () => this.press(), {class: 'toggle'});
  private readonly slider = html('input', {
    type: 'range',
    min: 1,
    step: 1,
    'aria-label': text('Round'),
  });
  private readonly round = html('span', {class: 'round', 'aria-hidden': 'true'});
  private readonly controls = html(
    'div',
    {class: 'controls'},
    this.toggle,
    this.slider,
    this.round,
  );
  private readonly table = html('table');
  private readonly values = html(
    'details',
    {class: 'values'},
    html('summary', {}, text('Values as a table')),
    this.table,
  );
  private readonly printed = html('span');
  /** What is printed later: its room is kept, so that nothing moves. */
  private readonly later = html('span', {class: 'later', 'aria-hidden': 'true'});
  private readonly output = html(
    'pre',
    {class: 'output', tabindex: 0, role: 'group', 'aria-label': text('Output')},
    html('code', {}, this.printed, this.later),
  );

  /** @param isLatest shows the newest step there is, instead of playing them */
  constructor(private readonly isLatest: boolean) {
    this.element = html(
      'div',
      {class: 'stage'},
      this.drawing,
      this.controls,
      this.values,
      this.output,
    );
    this.slider.addEventListener('input', () => {
      this.pause();
      this.show(this.slider.valueAsNumber);
    });
    this.values.addEventListener('toggle', () => this.tabulate());
    new ResizeObserver(() => {
      if (this.scene !== undefined && this.scene.width !== this.width()) {
        this.redraw();
      }
    }).observe(this.drawing);
    this.redraw();
  }

  /** Adds what a run printed and did; it plays from the first step on, or waits for the end where motion is unwanted. */
  add(text: string, steps: readonly Step[]): void {
    const isFirst = this.steps.length === 0 && steps.length > 0;
    this.text += text;
    this.steps.push(...steps);
    this.scene = undefined;
    this.slider.max = String(this.steps.length);
    if (this.isLatest && !isUnwanted()) {
      this.at = this.steps.length;
    } else if (isFirst && !isUnwanted()) {
      this.play();
    }
    this.redraw();
  }

  /** Nothing more will come. */
  end(): void {
    this.isOver = true;
    if (isUnwanted()) {
      this.at = this.steps.length;
    }
    this.redraw();
  }

  get rounds(): number {
    return this.steps.length;
  }

  get isPlaying(): boolean {
    return this.timer !== undefined;
  }

  /** Stops moving, for good where the page has gone on to something else. */
  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.label();
  }

  private press(): void {
    if (this.isPlaying) {
      this.pause();
    } else {
      if (this.at >= this.steps.length) {
        this.at = 0;
      }
      this.play();
    }
  }

  private play(): void {
    this.at = Math.max(1, this.at);
    this.timer = setTimeout(() => this.next(), this.pace());
    this.show(this.at);
  }

  private next(): void {
    const isGone = !this.element.isConnected;
    if (isGone || (this.isOver && this.at >= this.steps.length)) {
      this.pause();
      return;
    }
    this.timer = setTimeout(() => this.next(), this.pace());
    if (this.at < this.steps.length) {
      this.show(this.at + 1);
    }
  }

  private pace(): number {
    return Math.min(PLAYS.most, Math.max(PLAYS.least, PLAYS.all / this.steps.length));
  }

  private show(at: number): void {
    this.at = at;
    this.redraw();
  }

  private width(): number {
    return Math.floor(this.drawing.clientWidth);
  }

  private sceneFor({network}: Step): Scene {
    const isKept =
      this.scene?.width === this.width() && this.steps[this.at - 2]?.network === network;
    if (!isKept || this.scene === undefined) {
      this.scene = sceneOf(
        this.steps.filter((step) => step.network === network),
        this.width(),
      );
    }
    return this.scene;
  }

  private redraw(): void {
    const step = this.steps.at(this.at - 1);
    const hasStep = this.at > 0 && step !== undefined;
    for (const part of [this.drawing, this.controls, this.values]) {
      part.hidden = !hasStep;
    }
    // Out of the page there is no room to draw in.
    if (hasStep && this.width() > 0) {
      this.drawing.replaceChildren(draw(this.sceneFor(step), step));
      this.slider.value = String(this.at);
      this.round.textContent = this.nameOf(step);
      this.slider.setAttribute('aria-valuetext', `${this.nameOf(step)}. ${spoken(step)}`);
    }
    this.label();
    this.tabulate();
    const isAll = !hasStep || this.at >= this.steps.length;
    const end = isAll ? this.text.length : step.printed;
    this.printed.textContent = this.text.slice(0, end);
    this.later.textContent = this.text.slice(end);
    this.output.hidden = this.text === '';
  }

  private nameOf({network, round}: Step): string {
    const networks = new Set(this.steps.map((step) => step.network)).size;
    if (networks > 1) {
      return phrase`Network ${network + 1} of ${networks}, round ${round}`;
    }
    return phrase`Round ${round} of ${this.steps.length}`;
  }

  private label(): void {
    this.toggle.setAttribute(
      'aria-label',
      this.isPlaying ? text('Pause') : text('Play the rounds'),
    );
    this.toggle.classList.toggle('toggle-playing', this.isPlaying);
  }

  private tabulate(): void {
    const step = this.steps.at(this.at - 1);
    if (!this.values.open || step === undefined) {
      return;
    }
    this.table.replaceChildren(
      html('caption', {}, this.nameOf(step)),
      html(
        'thead',
        {},
        html(
          'tr',
          {},
          html('th', {scope: 'col'}, text('Device')),
          html('th', {scope: 'col'}, text('Value')),
        ),
      ),
      html(
        'tbody',
        {},
        ...step.ids.map((id, index) =>
          html('tr', {}, html('th', {scope: 'row'}, id), html('td', {}, step.values[index] ?? '–')),
        ),
      ),
    );
  }
}
