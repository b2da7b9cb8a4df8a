/** What a reader's touch does to a network, and what is said of it. */
import {TEAMS} from '../figure/data';
import {type Place} from '../figure/places';
import {type Terrain} from '../figure/terrain';
import {type Sensed} from '../session';
import {type Tool} from './controls';
import {type Acts} from './panel';

/** What a press on the network asks for. */
export const GRIPS = {
  touch: 'drag',
  cut: 'stroke',
  add: 'press',
  remove: 'press',
  value: 'paint',
  flag: 'paint',
  team: 'paint',
} as const satisfies Readonly<Record<Tool, ReturnType<Acts['grip']>>>;

/** Sets what a device senses. @param value that the brush paints */
export function sense(
  terrain: Terrain,
  {id, flag, team, source}: Sensed,
  tool: Tool,
  value: number,
): string {
  if (tool === 'value') {
    terrain.change(id, {value});
    return `Device ${id} senses ${value}.`;
  }
  if (tool === 'flag') {
    terrain.change(id, {flag: !flag});
    return flag ? `Device ${id} has no flag.` : `Device ${id} has a flag.`;
  }
  if (tool === 'team') {
    const other = TEAMS[team === TEAMS[0] ? 1 : 0];
    terrain.change(id, {team: other});
    return `Device ${id} is in team ${other}.`;
  }
  terrain.change(id, {source: !source});
  return source ? `Device ${id} is no source.` : `Device ${id} is a source.`;
}

export function add(terrain: Terrain, place: Place): string {
  const id = terrain.add(place);
  return id === undefined ? 'The network is full.' : `Device ${id} has come.`;
}
