/** A figure as it is published: what it runs, and the network that it starts with. */
import {type DeviceProgram, type Sensed} from '../session';
import {layoutOf} from './places';
import {type Readout} from './readings';
import {type Truth} from './truths';

/** Ids of devices, by what they sense. */
export interface Senses {
  readonly sources: readonly number[];
  readonly flags: readonly number[];
  /** Of the blue team; the others are red. */
  readonly blue: readonly number[];
  /** By id; from the last one on tens: 10, 20, … */
  readonly values: readonly number[];
}

export interface FigureProgram {
  /** What a device runs: `distanceTo(device.source)`. */
  readonly calls: string;
  /** What it is called beside another one. */
  readonly label: string;
  readonly program: DeviceProgram;
}

/** A whole number that stands once in a program's text, and what it may become. */
export interface FigureNumber {
  /** Its words on the page, where they are found by: `bound = 2`. */
  readonly words: string;
  /** Where in `words` it stands, and where in the text. */
  readonly at: number;
  readonly start: number;
  readonly value: number;
  readonly least: number;
  readonly greatest: number;
}

export interface FigureData extends Senses {
  readonly name: string;
  readonly title: string;
  /** `grid 5x4`. */
  readonly network: string;
  /** Rounds that have passed when the page is opened. */
  readonly rounds: number;
  /** What is read off its rounds, beneath it. */
  readonly readouts: readonly Readout[];
  /** What its values should be, where devices that are wrong are counted. */
  readonly truth?: Truth;
  /** One, or two to be compared: on the same network, touched in the same way. */
  readonly programs: readonly FigureProgram[];
  /** Takes the place of the only one when words of the page ask for it, and the other way round. */
  readonly other?: FigureProgram;
  /** A number in the text of the first program, which readers can change. */
  readonly number?: FigureNumber;
}

/** Whether what runs has to be named. */
export const isNamed = ({programs, other}: Pick<FigureData, 'programs' | 'other'>): boolean =>
  programs.length > 1 || other !== undefined;

/** Comments of Kotlin: what they speak of is not run. */
const COMMENTS = /\/\*[^]*?\*\/|\/\/.*/g;
/** What devices run, from the name of its parameter to the next declaration. */
const PROGRAM =
  /\.\s*program\s*\(\s*(\w+)\s*:([^]*?)(?:\n(?:\w+ )*(?:fun|val|var|class|object)\b|$)/;

/** Whether a program, as its text is now, asks a device if it is a source: itself, or whom it hands the whole device. */
function asksForSource({file: {text}}: DeviceProgram): boolean {
  const code = text.replace(COMMENTS, '');
  const [, device = '', body = ''] = PROGRAM.exec(code) ?? [];
  const whole = new RegExp(String.raw`\b${device}\b(?!\s*\.(?!\s*(?:run|apply|let|also)\b))`);
  return /\bsource\b/.test(device !== '' && whole.test(body) ? code : body);
}

/** Whether one of the programs asks a device if it is a source. */
export const sensesSource = ({programs}: Pick<FigureData, 'programs'>): boolean =>
  programs.some(({program}) => asksForSource(program));

export const TEAMS = ['red', 'blue'] as const;

/** Where random numbers of figures start. */
export const SEED = 28;

/** A device that comes new into a network. */
export const newDevice = (id: number, x: number, y: number): Sensed => ({
  ...{id, x, y, source: false, value: 10 * id, flag: false, team: TEAMS[0]},
});

/** The devices that a figure starts with. */
export function devicesOf({
  network,
  sources,
  flags,
  blue,
  values,
}: Senses & {network: string}): Sensed[] {
  return layoutOf(network).places.map(({x, y}, id) => ({
    ...newDevice(id, x, y),
    source: sources.includes(id),
    flag: flags.includes(id),
    team: TEAMS[blue.includes(id) ? 1 : 0],
    ...(values[id] === undefined ? {} : {value: values[id]}),
  }));
}
