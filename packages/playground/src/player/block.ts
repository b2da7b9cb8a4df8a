/** A sample's block that runs: its output makes room for the run, in a shadow root, which no framework touches. */
import {phrase, text} from '@collektive/texts';
import {type Message, type Outcome} from '../program';
import {type PlayableSample} from '../sample';
import {Changes, type Page} from './changes';
import {button, html} from './dom';
import {Missing, sampleOf} from './files';
import {BY_LINK} from './link';
import {remedyOf} from './remedy';
import {type Fault, type Listener, type Runner} from './runner';
import {ending, FAULTS, lastWords, linked, mistake} from './sentences';
import {sheetsOf} from './sheets';
import {Stage} from './stage';
import styles from './styles.css';

const sheets = sheetsOf(styles);

/** More mistakes than these are underlined, and not listed. */
const MOST_LISTED = 3;

export class Block implements Listener {
  private readonly recorded = html('slot');
  private readonly workbench = html('div', {class: 'workbench'});
  private readonly show = html('div');
  private readonly status = html('p', {class: 'status'});
  private readonly edit = button(
    text('Edit'),
    () => void this.change().then(() => this.changes?.focus()),
  );
  private readonly foot = html(
    'div',
    {class: 'foot'},
    this.status,
    html(
      'div',
      {class: 'buttons'},
      this.edit,
      button(text('Show the recorded output'), () => this.close(), {class: 'quiet'}),
    ),
  );
  private readonly player = html('div', {class: 'player'}, this.workbench, this.show, this.foot);
  private stage: Stage | undefined;
  private changes: Changes | undefined;

  /**
   * @param host the block's output, as it was recorded
   * @param run `Gradient#hops`: the sample's name, and that of the output that is made
   */
  constructor(
    private readonly host: HTMLElement,
    private readonly run: string,
    private readonly runner: Runner,
    private readonly page: Page,
  ) {
    const root = host.attachShadow({mode: 'open'});
    root.adoptedStyleSheets = sheets;
    this.player.hidden = true;
    root.append(this.recorded, this.player);
  }

  /** Runs the program, as the reader has changed it. */
  async start(): Promise<void> {
    await this.with(
      async (sample) => {
        this.host.dataset.running = '';
        const [, output = ''] = this.run.split('#');
        this.changes?.adopt();
        const file = this.changes?.file ?? sample.file;
        this.runner.run({sample: {...sample, file}, output}, this);
      },
      () => void this.start(),
    );
  }

  /** Opens the editor. @param program that is in it, if it is not what the reader left there */
  async change(program?: string): Promise<void> {
    await this.with(
      async (sample) => {
        this.open();
        this.edit.hidden = true;
        // Another link while the editor is open.
        if (program !== undefined) {
          this.changes?.close();
          this.changes = undefined;
        }
        this.changes ??= new Changes(sample.file, this.run, this.page, () => void this.start());
        await this.changes.open(this.workbench, this.host, program);
        if (this.changes.isForeign) {
          this.wait();
        } else {
          await this.start();
        }
      },
      () => void this.change(program),
    );
  }

  checked(messages: readonly Message[], fine: boolean): void {
    this.changes?.mark(messages);
    // While a program is being typed, what it did last stays in sight.
    if (fine || this.stage === undefined) {
      this.begin();
    }
    if (fine) {
      return;
    }
    const errors = messages.filter(({severity}) => severity === 'error');
    const listed = errors.slice(0, MOST_LISTED).map(mistake);
    const more = errors.length - listed.length;
    this.finish([...listed, ...(more > 0 ? [phrase`… and ${more} more`] : [])].join('\n'), true);
  }

  progress(text: string, steps: Parameters<Stage['add']>[1]): void {
    this.stage?.add(text, steps);
  }

  ended(outcome: Outcome): void {
    const {stage} = this;
    stage?.add(lastWords(outcome), []);
    stage?.end();
    if (outcome.ended !== 'well') {
      this.changes?.mark([{...outcome, severity: 'error'}]);
    }
    this.finish(ending(outcome, stage?.rounds ?? 0), outcome.ended !== 'well');
  }

  failed(fault: Fault): void {
    this.fail(fault, () => void this.start());
  }

  /** Does something with the sample, and says what is missing for it. */
  private async with(
    act: (sample: PlayableSample) => Promise<void>,
    again: () => void,
  ): Promise<void> {
    try {
      await act(await sampleOf(this.run.split('#')[0]));
    } catch (error) {
      if (!(error instanceof Missing)) {
        throw error;
      }
      this.fail(error.fault, again);
    }
  }

  private fail(fault: Fault, again: () => void): void {
    this.open();
    this.finish(FAULTS[fault], true);
    this.status.append(' ', remedyOf(fault, again));
  }

  /** What came with a link runs when the reader says so. */
  private wait(): void {
    this.finish(BY_LINK, false);
    this.status.append(
      ' ',
      button(text('Run it'), () => void this.start()),
    );
  }

  private open(): void {
    this.host.dataset.played = '';
    this.player.hidden = false;
    this.recorded.hidden = true;
  }

  private begin(): void {
    this.open();
    this.stage?.pause();
    this.stage = new Stage(this.changes !== undefined);
    this.show.replaceChildren(this.stage.element);
  }

  /** The page as it was; what was typed is kept for the next time. */
  private close(): void {
    this.stage?.pause();
    this.stage = undefined;
    this.changes?.close();
    this.changes = undefined;
    this.show.replaceChildren();
    this.edit.hidden = false;
    this.player.hidden = true;
    this.recorded.hidden = false;
    delete this.host.dataset.played;
    this.host.closest('figure')?.querySelector<HTMLElement>('[data-run]')?.focus();
    this.page.announce(text('The recorded output is shown again.'));
  }

  private finish(sentence: string, isWrong: boolean): void {
    delete this.host.dataset.running;
    this.status.replaceChildren(...linked(sentence));
    this.status.classList.toggle('status-wrong', isWrong);
    this.page.announce(sentence);
  }
}
