import {type Body} from '../kotlin/code';
import {type World} from '../kotlin/check/world';

export function warn(bodies: readonly Body[], world: World): void {
  void bodies;
  void world;
}
