/** What a figure runs, and the network that it runs on: as it begins, and as the reader has made it. */
import {randomFrom} from '@collektive/model';
import {devicesOf, type FigureData, SEED} from '../figure/data';
import {withNumber} from '../figure/number';
import {layoutOf} from '../figure/places';
import {EditableNetwork} from '../figure/editableNetwork';
import {type DeviceProgram, type Sensed, type Shown} from '../session';
import {type Settings, settingsFor} from './controls';
import {type Found} from './simulation';
import {move} from './motion';

/** A network that was touched. */
export interface Arranged {
  readonly devices: readonly Sensed[];
  readonly cuts: readonly (readonly [number, number])[];
  readonly range: number;
}

/** The same, as it is to begin: without devices those of the network. */
export type Arranging = Omit<Arranged, 'devices'> & Partial<Pick<Arranged, 'devices'>>;

export class Scenario {
  settings: Settings;
  editable: EditableNetwork;
  private arranged: Arranging | undefined;
  private random = randomFrom(SEED);

  data: FigureData;

  /** @param original as it is published */
  constructor(private readonly original: FigureData) {
    this.data = original;
    this.settings = settingsFor(layoutOf(original.network).range);
    this.editable = this.made();
  }

  /** The network is again as it was at the start. */
  begin(): void {
    this.random = randomFrom(SEED);
    this.editable = this.made();
  }

  /** Other programs on the same network. */
  program(programs: readonly DeviceProgram[]): void {
    const {data} = this;
    this.data = {
      ...data,
      programs: programs.map((program, index) => ({
        ...(data.programs[index] ?? data.programs[0]),
        program,
      })),
    };
  }

  /** The first program has another number in it. @returns what it says there */
  vary(value: number): string {
    const {data, says} = withNumber(this.original, value);
    this.data = {...this.data, programs: data.programs};
    return says;
  }

  /** The program that waits takes the place of the one that runs. @returns what it is called */
  swap(): string {
    const {data} = this;
    const {programs, other} = data;
    if (other === undefined) {
      return programs[0].label;
    }
    this.data = {...data, programs: [other], other: programs[0]};
    return other.label;
  }

  /** Another network from the next beginning on. @param arranged devices that are not those it starts with */
  replace(data: FigureData, arranged: Arranging | undefined): void {
    this.data = data;
    this.arranged = arranged;
    this.setRange(arranged?.range ?? layoutOf(data.network).range);
  }

  /** The network as the reader has made it. */
  get arrangement(): Arranged {
    const {editable} = this;
    return {devices: editable.world.devices, cuts: editable.cut, range: editable.range};
  }

  /** The network as it was, or is to be. */
  arrange({devices, cuts, range}: Arranged): void {
    const {editable} = this;
    editable.arrange(devices, cuts);
    editable.range = range;
    this.setRange(range);
  }

  /** What the next rounds find. */
  get found(): Found {
    const {data, settings, editable} = this;
    const {loss, asynchronous} = settings;
    return {
      figure: data.name,
      programs: data.programs.map(({program}) => program),
      conditions: {loss, asynchronous, seed: SEED},
      world: editable.world,
    };
  }

  /** Devices go where their programs want, and wander. @param shown of the program that moves them */
  move(shown: readonly Shown[] = []): void {
    move(this.editable, shown, this.settings.wander ? this.random : undefined);
  }

  private setRange(range: number): void {
    this.settings = {...this.settings, range};
  }

  private made(): EditableNetwork {
    const {arranged, data, settings} = this;
    const devices = devicesOf(data);
    const editable = new EditableNetwork(devices, settings.range);
    if (arranged !== undefined) {
      editable.arrange(arranged.devices ?? devices, arranged.cuts);
    }
    return editable;
  }
}
