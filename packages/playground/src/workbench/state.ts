/** What a reader makes of the playground, as links and the reader's store hold it: read part by part, whoever wrote it. */
import {type Sensed} from '../session';
import {layoutOf, MOST_DEVICES, type Place} from '../figure/places';
import {newDevice, TEAMS} from '../figure/data';

export type Cuts = readonly (readonly [number, number])[];

export interface WorkbenchState {
  /** Missing where it is what the figure has. */
  readonly text?: string;
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

/** What could be read, and what could not, as the end of a sentence names it. */
export interface ReadState {
  readonly state: WorkbenchState;
  readonly lost: readonly string[];
}

const FAR = 1_000;
/** Farther than this no device is heard, unless the network says so itself. */
const FARTHEST = 4;
const MOST_CUTS = 20_000;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1e9;
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,120}$/.test(value);
const isPlace = (value: unknown): value is number => isNumber(value) && Math.abs(value) < FAR;
const isId = (value: unknown): value is number => isNumber(value) && Number.isInteger(value);

/** Where the devices of a network start; nothing for a name that is none. */
function placesOf(network: unknown): {places: readonly Place[]; range: number} | undefined {
  try {
    return typeof network === 'string' ? layoutOf(network) : undefined;
  } catch {
    return undefined;
  }
}

/** What is sound of a device stays, the rest is as it starts; nothing where its id or place cannot be told. */
function deviceOf(
  value: unknown,
  places: readonly Place[],
): [device: Sensed, isSound: boolean] | undefined {
  const {id, x, y, source, value: sensed, flag, team} = (value ?? {}) as Record<string, unknown>;
  if (!isId(id)) {
    return undefined;
  }
  const start = places[id] as Place | undefined;
  const at = isPlace(x) && isPlace(y) ? {x, y} : start;
  if (at === undefined) {
    return undefined;
  }
  const own = newDevice(id, at.x, at.y);
  const known = TEAMS.find((one) => one === team);
  const device = {
    ...own,
    source: source === true,
    value: isNumber(sensed) ? sensed : own.value,
    flag: flag === true,
    team: known ?? own.team,
  };
  const isSound =
    at !== start && typeof source === 'boolean' && typeof flag === 'boolean' && isNumber(sensed);
  return [device, isSound && known !== undefined];
}

function devicesOf(
  read: unknown,
  places: readonly Place[],
): {devices: Sensed[]; lost: number} | undefined {
  if (!Array.isArray(read)) {
    return undefined;
  }
  const devices = new Map<number, Sensed>();
  let lost = Math.max(0, read.length - MOST_DEVICES);
  for (const one of read.slice(0, MOST_DEVICES)) {
    const [device, isSound] = deviceOf(one, places) ?? [];
    if (!isSound || devices.has(device!.id)) {
      lost += 1;
    }
    if (device !== undefined && !devices.has(device.id)) {
      devices.set(device.id, device);
    }
  }
  return devices.size === 0 ? undefined : {devices: [...devices.values()], lost};
}

function cutsOf(read: unknown, ids: ReadonlySet<number> | undefined): {cuts: Cuts; isAll: boolean} {
  const all: unknown[] = Array.isArray(read) ? read : [];
  const cuts = all
    .slice(0, MOST_CUTS)
    .filter(
      (pair): pair is [number, number] =>
        Array.isArray(pair) &&
        pair.length === 2 &&
        pair.every((id) => isId(id) && (ids === undefined || ids.has(id))),
    );
  return {cuts, isAll: Array.isArray(read) && cuts.length === read.length};
}

/**
 * @param json that anybody may have written
 * @returns nothing for what is no state at all
 */
export function readState(json: string): ReadState | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return undefined;
  }
  const {text, sample, figure, network, range, devices, cuts} = parsed as Record<string, unknown>;
  const lost: string[] = [];
  const state: {-readonly [Key in keyof WorkbenchState]: WorkbenchState[Key]} = {};

  if (typeof text === 'string') {
    state.text = text;
  } else if (text !== undefined || !isName(figure)) {
    lost.push('its program');
  }
  if (isName(sample)) {
    state.sample = sample;
  } else if (sample !== undefined) {
    lost.push('what its program depends on');
  }
  if (isName(figure)) {
    state.figure = figure;
  } else if (figure !== undefined) {
    lost.push('the figure that it began as');
  }

  const layout = placesOf(network);
  if (layout !== undefined) {
    state.network = network as string;
  } else if (network !== undefined) {
    lost.push('its network');
  }
  const most = Math.max(FARTHEST, layout?.range ?? 0);
  if (isNumber(range) && range > 0) {
    state.range = Math.min(range, most);
  }
  if (range !== undefined && state.range !== range) {
    lost.push('how far its devices are heard');
  }

  if (devices !== undefined) {
    const found = devicesOf(devices, layout?.places ?? []);
    if (found !== undefined) {
      state.devices = found.devices;
    }
    if (found === undefined) {
      lost.push('its devices');
    } else if (found.lost > 0) {
      lost.push(found.lost === 1 ? 'one device' : `${found.lost} devices`);
    }
  }
  if (cuts !== undefined) {
    const found = cutsOf(cuts, state.devices && new Set(state.devices.map(({id}) => id)));
    state.cuts = found.cuts;
    if (!found.isAll) {
      lost.push('some of its cuts');
    }
  }
  return Object.keys(state).length === 0 ? undefined : {state, lost};
}

/** What could not be kept, in a sentence; empty where all could. */
export function lostWords(lost: readonly string[], from: 'link' | 'store'): string {
  if (lost.length === 0) {
    return '';
  }
  const parts = lost.length === 1 ? lost[0] : `${lost.slice(0, -1).join(', ')} and ${lost.at(-1)}`;
  return from === 'link'
    ? `Not all of this link could be read: ${parts} could not. The rest is here.`
    : `Not all of what was kept in this browser could be read: ${parts} could not. The rest is here.`;
}
