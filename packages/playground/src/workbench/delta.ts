/** A state as links hold it: short, as what was changed of a figure; and read again, though the figure may be another by now. */
import {devicesOf, type FigureData, newDevice} from '../figure/data';
import {layoutOf} from '../figure/places';
import {type Sensed} from '../session';
import {type WorkbenchState} from './state';

/** A place of a published text and what stands there instead; together with lines around it, it is found once. */
type Edit = readonly [was: string, is: string];

type Change = Partial<Sensed> & Pick<Sensed, 'id'>;

interface Packed extends Omit<WorkbenchState, 'devices'> {
  readonly edit?: Edit;
  /** Devices that are not as they start, each with what differs. */
  readonly changed?: readonly Change[];
  readonly gone?: readonly number[];
}

const textOf = (figure: FigureData): string => figure.programs[0].program.file.text;

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/** The lines that differ, with as many lines around them as make the place the only one. */
function editOf(was: string, is: string): Edit | undefined {
  const [old, now] = [was.split('\n'), is.split('\n')];
  let first = 0;
  while (first < Math.min(old.length, now.length) && old[first] === now[first]) {
    first += 1;
  }
  let last = 0;
  const most = Math.min(old.length, now.length) - first;
  while (last < most && old.at(-1 - last) === now.at(-1 - last)) {
    last += 1;
  }
  for (;;) {
    const part = old.slice(first, old.length - last).join('\n');
    // Where no line is left, the break after it would stay.
    if (part !== '' && now.length - last > first && occurrences(was, part) === 1) {
      return [part, now.slice(first, now.length - last).join('\n')];
    }
    if (first === 0 && last === 0) {
      return undefined;
    }
    first = Math.max(0, first - 1);
    last = Math.max(0, last - 1);
  }
}

const DIGITS = 1_000;
const short = (value: number): number => Math.round(value * DIGITS) / DIGITS;

/** What differs between two devices. */
function changeOf(was: Sensed | undefined, is: Sensed): Change | undefined {
  const start = was ?? newDevice(is.id, NaN, NaN);
  const rounded = {...is, x: short(is.x), y: short(is.y)};
  const before = {...start, x: short(start.x), y: short(start.y)};
  const keys = (Object.keys(rounded) as (keyof Sensed)[]).filter(
    (key) => key !== 'id' && rounded[key] !== before[key],
  );
  return keys.length === 0 && was !== undefined
    ? undefined
    : {id: is.id, ...Object.fromEntries(keys.map((key) => [key, rounded[key]]))};
}

/** @param figure that the state began as, if it began as one */
export function packed(state: WorkbenchState, figure: FigureData | undefined): string {
  const {devices, text, ...rest} = state;
  if (figure === undefined) {
    return JSON.stringify(state);
  }
  const network = state.network ?? figure.network;
  const starts = devicesOf({...figure, network});
  const all = devices ?? starts;
  const before = new Map(starts.map((one) => [one.id, one]));
  const here = new Set(all.map(({id}) => id));
  const changed = all.flatMap((one) => changeOf(before.get(one.id), one) ?? []);
  const gone = starts.flatMap(({id}) => (here.has(id) ? [] : [id]));
  const own = textOf(figure);
  const edit = text === undefined || text === own ? undefined : editOf(own, text);
  const {range, cuts, ...names} = rest;
  return JSON.stringify({
    ...names,
    ...(network === figure.network ? {network: undefined} : {}),
    ...(edit === undefined ? (text === own ? {} : {text}) : {edit}),
    ...(range === layoutOf(network).range ? {} : {range}),
    ...(cuts === undefined || cuts.length === 0 ? {} : {cuts}),
    ...(changed.length === 0 ? {} : {changed}),
    ...(gone.length === 0 ? {} : {gone}),
  } satisfies Packed);
}

const isEdit = (value: unknown): value is Edit =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');

/** The text with an edit in it; where its place is gone the new lines stand at the end, as a comment. */
function edited(text: string, [was, is]: Edit): {text: string; fits: boolean} {
  if (was !== '' && occurrences(text, was) === 1) {
    const at = text.indexOf(was);
    return {text: text.slice(0, at) + is + text.slice(at + was.length), fits: true};
  }
  const comment = is
    .split('\n')
    .map((line) => `// ${line}`)
    .join('\n');
  return {
    text: `${text}\n// This was written for an earlier version of this program:\n${comment}\n`,
    fits: false,
  };
}

function networkOf(read: Record<string, unknown>, figure: FigureData): string {
  if (typeof read.network !== 'string') {
    return figure.network;
  }
  try {
    layoutOf(read.network);
    return read.network;
  } catch {
    return figure.network;
  }
}

/**
 * A state with all of its parts, to be read by `readState`.
 * @param read of a link: may be anything
 * @param figure that it names, as it is today
 */
export function unpacked(
  read: Record<string, unknown>,
  figure: FigureData | undefined,
): {whole: Record<string, unknown>; lost: string[]} {
  const {edit, changed, gone, ...rest} = read;
  const lost: string[] = [];
  const whole: Record<string, unknown> = {...rest};
  if (figure === undefined) {
    if (edit !== undefined) {
      lost.push('its program');
    }
    return {whole, lost};
  }
  if (isEdit(edit)) {
    const {text, fits} = edited(textOf(figure), edit);
    whole.text = text;
    if (!fits) {
      lost.push('the place of what was changed in its program');
    }
  } else if (edit !== undefined) {
    lost.push('what was changed in its program');
  }
  if (Array.isArray(changed) || Array.isArray(gone)) {
    const network = networkOf(read, figure);
    const devices = new Map<unknown, object>(
      devicesOf({...figure, network}).map((one) => [one.id, one]),
    );
    for (const id of Array.isArray(gone) ? (gone as unknown[]) : []) {
      devices.delete(id);
    }
    for (const one of Array.isArray(changed) ? (changed as unknown[]) : []) {
      const {id} = (one ?? {}) as {id?: unknown};
      const start = devices.get(id) ?? (typeof id === 'number' ? newDevice(id, NaN, NaN) : {});
      devices.set(id, {...start, ...(one as object)});
    }
    whole.devices = [...devices.values()];
    whole.network = network;
  }
  return {whole, lost};
}
