import type {Field} from '../../field';
import {neighboring, pureMapNeighborhood} from '../../operators';
import type {Aggregate} from '../../round';
import type {Point} from './points';

/** 0 to this device, 1 to each neighbour. */
export const hops = <Id>(aggregate: Aggregate<Id>): Field<Id, number> =>
  pureMapNeighborhood(aggregate, (id) => (aggregate.isLocal(id) ? 0 : 1));

/**
 * How far each neighbour is from here. Both `euclideanDistance2D` and `euclideanDistance3D`; where they
 * take a function of the id, the library calls it for the own id alone.
 */
export function euclideanDistance<Id, D = number>(
  aggregate: Aggregate<Id>,
  position: Point,
): Field<Id, D> {
  aggregate.align('neighboring');
  const positions = neighboring(aggregate, position);
  aggregate.dealign();
  const {values} = aggregate;
  return positions.pureMap((other) => values.double(position.distanceTo(other, values)) as D);
}
