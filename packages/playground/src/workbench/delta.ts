/** A state as links hold it: short, as what was changed of a figure; and read again, though the figure may be another by now. */
import {devicesOf, type FigureData, newDevice} from '../figure/data';
import {layoutOf} from '../figure/places';
import {type Sensed} from '../session';
import {must, rangeOf, type WorkbenchState} from './state';

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

const isListOf = <Item>(value: unknown, is: (one: unknown) => one is Item): value is Item[] =>
  Array.isArray(value) && value.every(is);
const isId = (value: unknown): value is number => typeof value === 'number';
const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'id' in value && isId(value.id);

/**
 * What a link holds with all of its parts, to be read by `readState`.
 * @param read may be anything
 * @param figure that it names, as it is today
 * @throws Unreadable where it changes what is not there
 */
export function unpacked(
  read: Readonly<Record<string, unknown>>,
  figure: FigureData | undefined,
): Readonly<Record<string, unknown>> {
  if (figure === undefined) {
    must(
      read.figure === undefined || read.text !== undefined,
      'the figure that it changes is not on this site any more',
    );
    return read;
  }
  const {edit, changed = [], gone = [], ...rest} = read;
  const whole: Record<string, unknown> = {...rest};
  if (edit !== undefined) {
    const text = textOf(figure);
    must(
      isEdit(edit) && edit[0] !== '' && occurrences(text, edit[0]) === 1,
      'it changes lines that its program does not have any more',
    );
    const [was, is] = edit;
    // As it is: in a text to replace by, `$` has a meaning.
    whole.text = text.replace(was, () => is);
  }
  must(
    isListOf(gone, isId) && isListOf(changed, isChange),
    'it does not say which devices it changes',
  );
  if (changed.length > 0 || gone.length > 0) {
    const {network = figure.network} = whole;
    rangeOf(network);
    const starts = devicesOf({...figure, network: network as string});
    const devices = new Map<number, Partial<Sensed>>(starts.map((one) => [one.id, one]));
    gone.forEach((id) => devices.delete(id));
    for (const one of changed) {
      devices.set(one.id, {...(devices.get(one.id) ?? newDevice(one.id, NaN, NaN)), ...one});
    }
    whole.devices = [...devices.values()];
    whole.network = network;
  }
  return whole;
}
