/** The program on the desk: as a figure brought it, or as the reader has written it. */
import {type FigureData} from '../figure/data';
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

interface Aside {
  readonly program: DeviceProgram;
  readonly sample: string | undefined;
}

export class Script {
  text: string;
  /** The sample that the text began as: it rests on what that rests on. */
  sample: string | undefined;
  /** The text is the reader's. */
  private isTyped = false;
  /** What was typed before another program was chosen. */
  private aside: Aside | undefined;

  /** @param data the figure that the program began as, on its network */
  constructor(public data: FigureData) {
    this.text = data.programs[0].program.file.text;
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
    this.isTyped = true;
  }

  /** The program of a figure, and its network. */
  begin(figure: FigureData): void {
    this.data = {...figure, programs: figure.programs.slice(0, 1)};
    this.text = figure.programs[0].program.file.text;
    this.sample = undefined;
  }

  /** Nothing yet, on the network that is there. */
  empty(): void {
    const [{program}] = this.data.programs;
    this.data = {...this.data, title: 'Devices', programs: [{calls: '', label: '', program}]};
    this.text = EMPTY;
    this.sample = undefined;
  }

  /** Keeps what was typed, so that it can be chosen again. @returns what was kept before */
  putAside(): Aside | undefined {
    const {aside, sample} = this;
    const [{program}] = this.data.programs;
    if (this.isTyped)
      this.aside = {program: {...program, file: {...program.file, text: this.text}}, sample};
    this.isTyped = false;
    return aside;
  }

  get hasAside(): boolean {
    return this.aside !== undefined;
  }

  /** What was kept is on the desk again. */
  bringBack({program, sample}: Aside): void {
    this.write(program.file.text);
    this.sample = sample;
    this.run(program);
  }

  /** Makes the text what devices run, with what its sample rests on. */
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
    this.data = {...this.data, programs: [{...this.data.programs[0], program}]};
  }
}
