/** A sample's block that runs: its output makes room for the run, in a shadow root, which no framework touches. */
import {type Message, type Outcome} from '..';
import {button, html} from './dom';
import {Missing, sampleOf} from './files';
import {type Fault, type Listener, type Runner} from './runner';
import {canTryAgain, ending, FAULTS, lastWords, mistake} from './sentences';
import {Stage} from './stage';
import styles from './styles.css';

/** What the page lends to the player. */
export interface Page {
  /** Says something to screen readers. */
  readonly announce: (text: string) => void;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

export class Block implements Listener {
  private readonly recorded = html('slot');
  private readonly player = html('div', {class: 'player'});
  private readonly status = html('p', {class: 'status'});
  private stage: Stage | undefined;

  /**
   * @param host the block's output, as it was recorded
   * @param sample the sample's name
   * @param output the name of the output that is made
   */
  constructor(
    private readonly host: HTMLElement,
    private readonly sample: string,
    private readonly output: string,
    private readonly runner: Runner,
    private readonly page: Page,
  ) {
    const root = host.attachShadow({mode: 'open'});
    root.adoptedStyleSheets = [sheet];
    root.append(this.recorded, this.player);
  }

  async run(): Promise<void> {
    this.host.dataset.running = '';
    try {
      const sample = await sampleOf(this.sample);
      this.runner.run({sample, output: this.output}, this);
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      this.failed(error.fault);
    }
  }

  checked(messages: readonly Message[], fine: boolean): void {
    this.begin();
    if (fine) return;
    this.finish(
      messages
        .filter(({severity}) => severity === 'error')
        .map(mistake)
        .join('\n'),
      true,
    );
  }

  progress(text: string, steps: Parameters<Stage['add']>[1]): void {
    this.stage?.add(text, steps);
  }

  ended(outcome: Outcome): void {
    const {stage} = this;
    stage?.add(lastWords(outcome), []);
    stage?.end();
    this.finish(ending(outcome, stage?.rounds ?? 0), outcome.ended !== 'well');
  }

  failed(fault: Fault): void {
    this.begin();
    this.finish(FAULTS[fault], true);
    const again = canTryAgain(fault)
      ? button('Try again', () => void this.run())
      : button('Reload the page', () => window.location.reload());
    this.status.append(' ', again);
  }

  /** The recorded output again. */
  private close(): void {
    this.stage?.pause();
    this.player.replaceChildren();
    this.recorded.hidden = false;
    this.page.announce('The recorded output is shown again.');
  }

  private begin(): void {
    this.stage?.pause();
    this.stage = new Stage();
    this.status.replaceChildren();
    const close = button('Show what was recorded', () => this.close(), {class: 'quiet'});
    this.player.replaceChildren(
      this.stage.element,
      html('div', {class: 'foot'}, this.status, close),
    );
    this.recorded.hidden = true;
  }

  private finish(sentence: string, isWrong: boolean): void {
    delete this.host.dataset.running;
    this.status.textContent = sentence;
    this.status.classList.toggle('status-wrong', isWrong);
    this.page.announce(sentence);
  }
}
