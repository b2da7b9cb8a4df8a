/** What a reader's touch does to a network, and what is said of it. */
import {type Place} from '../figure/places';
import {type EditableNetwork} from '../figure/editableNetwork';
import {type Sensed} from '../session';
import {type Brush, type Tool} from './controls';
import {type Actions} from './actions';
import {plural} from '../plural';

/** What a press on the network asks for. */
const GRIPS = {
  touch: 'drag',
  cut: 'stroke',
  add: 'press',
  remove: 'press',
  value: 'paint',
  flag: 'paint',
  team: 'paint',
} as const satisfies Readonly<Record<Tool, ReturnType<Actions['grip']>>>;

/** Sets what a device senses: what the brush paints. */
function sense(
  editable: EditableNetwork,
  {id, flag, source}: Sensed,
  {tool, value, team}: Brush,
): string {
  if (tool === 'value') {
    editable.change(id, {value});
    return `Device ${id} now senses ${value}.`;
  }
  if (tool === 'flag') {
    editable.change(id, {flag: !flag});
    return flag ? `Device ${id} no longer has a flag.` : `Device ${id} now has a flag.`;
  }
  if (tool === 'team') {
    editable.change(id, {team});
    return `Device ${id} is now in team ${team}.`;
  }
  editable.change(id, {source: !source});
  return source ? `Device ${id} is no longer a source.` : `Device ${id} is now a source.`;
}

function add(editable: EditableNetwork, place: Place): string {
  const id = editable.add(place);
  return id === undefined ? 'The network is full.' : `Device ${id} was added.`;
}

const cut = (links: number): string => plural(links, '{0} link cut.|{0} links cut.');

/** Links that were cut are back. */
export const mended = (links: number): string =>
  plural(links, '{0} link restored.|{0} links restored.');

/** What was done to a network, which is another one from the next round on. */
export interface Touch {
  readonly sentence: string;
  /** A name for what comes in many small steps, which are not said. */
  readonly goingOn?: string;
  /** The device that was pressed. */
  readonly id?: number;
}

export interface GestureOptions {
  /** The network as it is. */
  readonly editable: () => EditableNetwork;
  readonly brush: () => Brush;
  readonly touched: (touch: Touch) => void;
  /** Whether a press with the tool for it makes a source; elsewhere it only looks. */
  readonly makesSources: () => boolean;
  readonly looked: (id: number) => void;
}

/** What touches do, as the networks of a figure are told. */
export function actionsOn(options: GestureOptions): Omit<Actions, 'tell'> {
  const {editable, brush, touched, makesSources, looked} = options;
  const say = (sentence: string): void => touched({sentence});
  const remove = (id: number): void =>
    say(editable().remove(id) ? `Device ${id} was removed.` : 'The last device cannot be removed.');
  const isolate = (id: number): void => touched({sentence: cut(editable().isolate(id)), id});
  return {
    remove,
    isolate,
    grip: () => GRIPS[brush().tool],
    press: (id) => {
      const device = editable().device(id);
      if (device === undefined) {
        return;
      }
      const {tool} = brush();
      if (tool === 'remove') {
        remove(id);
      } else if (tool === 'cut') {
        isolate(id);
      } else if (tool === 'touch' && !makesSources()) {
        looked(id);
      } else {
        touched({sentence: sense(editable(), device, brush()), id});
      }
    },
    move: (id, place) => {
      editable().move(id, place);
      touched({sentence: `Device ${id} was moved.`, goingOn: `move ${id}`, id});
    },
    ground: (place) => {
      if (brush().tool === 'add') {
        say(add(editable(), place));
      }
    },
    add: (place) => say(add(editable(), place)),
    stroke: (from, to) => say(cut(editable().stroke(from, to))),
  };
}
