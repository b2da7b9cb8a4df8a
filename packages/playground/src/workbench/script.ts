/** The program on the workbench: as a figure brought it, or as the reader has written it. */
import {type FigureData} from '../figure/data';
import {forDevices} from '../player/devices';
import {sampleOf} from '../player/files';
import {type DeviceProgram} from '../session';

const EMPTY = `import it.unibo.collektive.aggregate.api.Aggregate
import playground.Act
import playground.Device

/**
 * What each device runs, round by round. It senses device.id, device.source, device.value,
 * device.flag, device.team, device.position; Act(…) lights and moves it.
 */
fun Aggregate<Int>.program(device: Device) = device.id
`;

/** What a reader's program is called until it is saved; also what its numbers are. */
export const OWN_TITLE = 'Your program';

export class Script {
  text: string;
  /** The text as it is published. */
  published: string;
  /** The figure that the program began as; nothing for an empty page. */
  figure: FigureData | undefined;
  /** What the reader has saved it as. */
  title: string | undefined;
  /** The sample that the text began as: it depends on what that depends on. */
  sample: string | undefined;

  /** @param data the figure that the program began as, on its network */
  constructor(public data: FigureData) {
    this.text = data.programs[0].program.file.text;
    this.published = this.text;
    this.figure = data;
  }

  /** The text is the reader's. */
  get isTyped(): boolean {
    return this.text !== this.published;
  }

  /** Of the program what devices run: `program`, and the function that it calls. */
  get running(): string {
    const [name] = /^\w+/.exec(this.data.programs[0].calls) ?? [''];
    return this.text
      .split(/\n\n+/)
      .filter(
        (part) =>
          part.includes('.program(') ||
          (name !== '' && part.includes(`.${name}(`) && part.startsWith('fun ')),
      )
      .join('\n\n');
  }

  /** What the reader has written; `rest` makes it what devices run. */
  write(text: string): void {
    this.text = text;
  }

  /** The program of a figure, and its network. */
  begin(figure: FigureData): void {
    this.data = {...figure, programs: figure.programs.slice(0, 1), other: undefined};
    this.figure = this.data;
    this.text = figure.programs[0].program.file.text;
    this.published = this.text;
    this.sample = undefined;
    this.title = undefined;
  }

  /** Nothing yet, on the network that is there. */
  empty(): void {
    const [{program}] = this.data.programs;
    const file = {name: 'Program.kt', text: EMPTY};
    this.data = {
      ...{...this.data, title: 'Devices', rounds: 1},
      programs: [{calls: '', label: '', program: {...program, file}}],
    };
    this.figure = undefined;
    this.text = EMPTY;
    this.published = EMPTY;
    this.sample = undefined;
    this.title = undefined;
  }

  /** The text began as a sample: what is as it was there may fold. */
  async compare(): Promise<void> {
    if (this.sample === undefined || this.figure !== undefined) {
      return;
    }
    const sample = await sampleOf(this.sample).catch(() => undefined);
    if (sample !== undefined) {
      this.published = forDevices(sample.file.text);
    }
  }

  /** Makes the text what devices run, with what its sample depends on. */
  async rest(): Promise<void> {
    const {text, sample: name} = this;
    const {file, helpers} = this.data.programs[0].program;
    const sample = name === undefined ? undefined : await sampleOf(name).catch(() => undefined);
    const known = new Set(helpers.map((one) => one.name));
    this.run({
      file: {name: name === undefined ? file.name : `${name}.kt`, text},
      helpers: [...helpers, ...(sample?.helpers ?? []).filter((one) => !known.has(one.name))],
    });
  }

  private run(program: DeviceProgram): void {
    const {data, figure, isTyped} = this;
    this.data = {
      ...data,
      title: isTyped ? OWN_TITLE : (figure?.title ?? data.title),
      programs: [{...data.programs[0], program}],
    };
  }
}
