import type {FieldEntry} from '../../entry';
import {Field} from '../../field';
import {exchanging, neighboring, pureMapNeighborhood, yielding} from '../../operators';
import type {Aggregate} from '../../round';
import type {Numbers} from '../../values';
import {fold} from '../collapse/reductions';
import {type Comparator, idOfMinWith} from '../collapse/extremes';
import {hopDistanceTo} from '../spreading/distanceTo';

/** Which of two neighbours is rather the parent: the lesser one; that of lower potential unless given. */
export type SelectParent<Id, P> = Comparator<FieldEntry<Id, P>>;

/** What is collected flows down the potential: given as a field, or as the own value. */
export type Potential<Id, P> = Field<Id, P> | P;

/** Sent to all neighbours that are not the parent. */
const NOTHING = Symbol('nothing');

function fieldOf<Id, P>(aggregate: Aggregate<Id>, potential: Potential<Id, P>): Field<Id, P> {
  if (potential instanceof Field) {
    return potential;
  }
  aggregate.align('neighboring');
  const field = neighboring(aggregate, potential);
  aggregate.dealign();
  return field;
}

/** As `fieldOf`, but a boolean says whether this device is a sink: the potential is the hops to those. */
function flowTo<Id, P>(
  aggregate: Aggregate<Id>,
  potential: Potential<Id, P> | boolean,
): Field<Id, P> {
  if (typeof potential !== 'boolean') {
    return fieldOf(aggregate, potential);
  }
  aggregate.align('hopDistanceTo');
  const distance = hopDistanceTo(aggregate, potential);
  aggregate.dealign();
  return fieldOf(aggregate, distance as P);
}

/** The neighbour with the lowest potential; the own id where none is lower than here. */
export function findParent<Id, P>(
  aggregate: Aggregate<Id>,
  potential: Potential<Id, P>,
  selectParent?: SelectParent<Id, P>,
): Id {
  const {values} = aggregate;
  const field = fieldOf(aggregate, potential);
  const lowest: SelectParent<Id, P> = (a, b) => values.compare(a.value, b.value);
  return idOfMinWith(field.all, selectParent ?? lowest)!;
}

/** The neighbours that are parents: those of lower potential than here, unless said otherwise. */
export function findParents<Id, P>(
  aggregate: Aggregate<Id>,
  potential: Potential<Id, P>,
  isParent?: (entry: FieldEntry<Id, P>) => boolean,
): Id[] {
  const {values} = aggregate;
  const field = fieldOf(aggregate, potential);
  const lower = ({value}: FieldEntry<Id, P>): boolean =>
    values.compare(field.localValue, value) > 0;
  return field.neighbors
    .list()
    .filter(isParent ?? lower)
    .map(({id}) => id);
}

/**
 * Collects data: each device adds what its children send to its own, and sends it to its parent.
 *
 * @param potential a boolean means whether this device is a sink
 * @returns at a sink that of all; elsewhere that of all behind this device
 */
export function convergeCast<Id, T, P>(
  aggregate: Aggregate<Id>,
  local: T,
  potential: Potential<Id, P> | boolean,
  accumulateData: (a: T, b: T) => T,
  selectParent?: SelectParent<Id, P>,
): T {
  const flow = flowTo(aggregate, potential);
  type Sent = T | typeof NOTHING;
  aggregate.align('exchanging');
  const collected = exchanging(aggregate, NOTHING as Sent, (received: Field<Id, Sent>) => {
    const all = fold(received.neighbors.values(), local, (sum, one) =>
      one === NOTHING ? sum : accumulateData(sum, one),
    );
    const parent = findParent(aggregate, flow, selectParent);
    const hasParent = !aggregate.isLocal(parent);
    const toSend = pureMapNeighborhood<Id, Sent>(aggregate, (id) =>
      hasParent && id === parent ? all : NOTHING,
    );
    return yielding(toSend, all);
  });
  aggregate.dealign();
  return collected;
}

/** The sum of `Int`s or `Double`s: which, the caller knows. */
export const convergeSum = <Id, N, P>(
  aggregate: Aggregate<Id>,
  {plus}: Numbers<N>,
  local: N,
  potential: Potential<Id, P> | boolean,
  selectParent?: SelectParent<Id, P>,
): N => convergeCast(aggregate, local, potential, plus, selectParent);

export const countDevices = <Id, P>(
  aggregate: Aggregate<Id>,
  potential: Potential<Id, P> | boolean,
  selectParent?: SelectParent<Id, P>,
): number => convergeSum(aggregate, aggregate.values.ints, 1, potential, selectParent);

/** The mean of `Double`s. */
export function convergeMean<Id, P, D = number>(
  aggregate: Aggregate<Id>,
  local: D,
  potential: Potential<Id, P> | boolean,
  selectParent?: SelectParent<Id, P>,
): D {
  const {doubles, double, number} = aggregate.values;
  const flow = flowTo(aggregate, potential);
  aggregate.align('convergeSum');
  const sum = convergeSum(aggregate, doubles as Numbers<D>, local, flow, selectParent);
  aggregate.dealign();
  aggregate.align('countDevices');
  const count = countDevices(aggregate, flow, selectParent);
  aggregate.dealign();
  return double(number(sum) / count) as D;
}
