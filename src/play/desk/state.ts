/** What a reader makes of the playground, as a link holds it. */
import {type Sensed} from '../session';
import {layoutOf, MOST_DEVICES} from '../figure/places';
import {TEAMS} from '../figure/data';

export interface DeskState {
  readonly text: string;
  /** The sample that the text began as: it rests on what that rests on. */
  readonly sample?: string;
  /** The figure that it began as. */
  readonly figure?: string;
  readonly network?: string;
  readonly range?: number;
  /** Devices, where they are not those that the network starts with. */
  readonly devices?: readonly Sensed[];
  readonly cuts?: readonly (readonly [number, number])[];
}

const MOST_TEXT = 100_000;
const FAR = 1_000;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1e9;
const isName = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && /^[\w-]{1,120}$/.test(value));

function isDevice(value: unknown): value is Sensed {
  const {id, x, y, source, value: sensed, flag, team} = (value ?? {}) as Partial<Sensed>;
  return (
    Number.isInteger(id) &&
    [id, x, y, sensed].every(isNumber) &&
    Math.max(Math.abs(x as number), Math.abs(y as number)) < FAR &&
    typeof source === 'boolean' &&
    typeof flag === 'boolean' &&
    TEAMS.some((one) => one === team)
  );
}

function isNetwork(value: unknown): boolean {
  if (value === undefined) return true;
  try {
    return typeof value === 'string' && layoutOf(value).places.length > 0;
  } catch {
    return false;
  }
}

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber);

/** @returns nothing for what is no state: a link may hold anything */
export function readState(json: string): DeskState | undefined {
  let read: Partial<DeskState> | null;
  try {
    read = JSON.parse(json) as Partial<DeskState> | null;
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  const {text, sample, figure, network, range, devices, cuts} = read;
  const isFine =
    typeof text === 'string' &&
    text.length <= MOST_TEXT &&
    [sample, figure].every(isName) &&
    isNetwork(network) &&
    (range === undefined || (isNumber(range) && range > 0 && range <= FAR)) &&
    (devices === undefined ||
      (Array.isArray(devices) &&
        devices.length > 0 &&
        devices.length <= MOST_DEVICES &&
        devices.every(isDevice) &&
        new Set(devices.map(({id}) => id)).size === devices.length)) &&
    (cuts === undefined || (Array.isArray(cuts) && cuts.every(isPair)));
  return isFine ? (read as DeskState) : undefined;
}
