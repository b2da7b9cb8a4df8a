/** What a reader makes of the playground, as links and the reader's store hold it: read whole, or not at all. */
import {type Sensed} from '../session';
import {layoutOf, MOST_DEVICES} from '../figure/places';
import {newDevice, TEAMS} from '../figure/data';

export type Cuts = readonly (readonly [number, number])[];

export interface WorkbenchState {
  /** Missing where it is what the figure has. */
  readonly text?: string;
  /** What the reader has saved it as. */
  readonly title?: string;
  /** The sample that the text began as: it depends on what that depends on. */
  readonly sample?: string;
  /** The figure that it began as. */
  readonly figure?: string;
  readonly network?: string;
  readonly range?: number;
  /** Devices, where they are not those that the network starts with. */
  readonly devices?: readonly Sensed[];
  readonly cuts?: Cuts;
}

/** Cannot be read; its message says what is wrong, as the end of a sentence. */
export class Unreadable extends Error {}

/** @throws Unreadable where something does not hold */
export function must(holds: boolean, fault: string): asserts holds {
  if (!holds) {
    throw new Unreadable(fault);
  }
}

const FAR = 1_000;
/** Farther than this no device is heard, unless the network says so itself. */
const FARTHEST = 4;
const MOST_CUTS = 20_000;
/** Of a title that a reader gives, in letters. */
export const LONGEST_TITLE = 80;

type Read = Readonly<Record<string, unknown>>;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,120}$/.test(value);
const isTitle = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TITLE;
const isPlace = (value: unknown): boolean => isNumber(value) && Math.abs(value) < FAR;

/** How far devices of a network are heard; without a network nobody says. @throws Unreadable for a name that is none */
export function rangeOf(network: unknown): number {
  try {
    return network === undefined ? 0 : layoutOf(typeof network === 'string' ? network : '').range;
  } catch {
    throw new Unreadable('its network is none that is known here');
  }
}

/** All that a device senses, and nothing else. */
function isDevice(value: unknown): value is Sensed {
  const one = {...(value as object)} as Read;
  return (
    Object.keys(newDevice(0, 0, 0)).every((key) => key in one) &&
    Number.isSafeInteger(one.id) &&
    [one.x, one.y].every(isPlace) &&
    isNumber(one.value) &&
    [one.source, one.flag].every((flag) => typeof flag === 'boolean') &&
    TEAMS.some((team) => team === one.team)
  );
}

const areDevices = (value: unknown): value is Sensed[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_DEVICES &&
  value.every(isDevice) &&
  new Set(value.map(({id}) => id)).size === value.length;

const areCuts = (value: unknown, devices: readonly Sensed[] | undefined): value is Cuts =>
  Array.isArray(value) &&
  value.length <= MOST_CUTS &&
  value.every(
    (pair) =>
      Array.isArray(pair) &&
      pair.length === 2 &&
      pair.every(
        (id) => Number.isSafeInteger(id) && (devices?.some((one) => one.id === id) ?? true),
      ),
  );

/** The parts of what anybody may have written. @throws Unreadable for what has none */
export function partsOf(json: string): Read {
  try {
    const read: unknown = JSON.parse(json);
    must(typeof read === 'object' && read !== null && !Array.isArray(read), '');
    return read as Read;
  } catch {
    throw new Unreadable('it is not complete');
  }
}

/** @throws Unreadable, with the first part that is wrong */
export function readState(read: Read): WorkbenchState {
  const {text, title, sample, figure, network, range, devices, cuts, ...others} = read;
  const [other] = Object.keys(others);
  must(other === undefined, `it has a part that is not known here, "${other}"`);
  must(figure === undefined || isName(figure), 'the figure that it began as has no name');
  must(text === undefined ? figure !== undefined : typeof text === 'string', 'it has no program');
  must(title === undefined || isTitle(title), 'its title is none');
  must(sample === undefined || isName(sample), 'the sample that it depends on has no name');
  const most = Math.max(FARTHEST, rangeOf(network));
  must(
    range === undefined || (isNumber(range) && range > 0 && range <= most),
    `how far its devices are heard is not between 0 and ${most}`,
  );
  must(devices === undefined || areDevices(devices), 'its devices are none that can be drawn');
  must(
    cuts === undefined || areCuts(cuts, devices),
    'its cuts are between devices that are not there',
  );
  return read;
}
