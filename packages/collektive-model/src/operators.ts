import {illegalState} from './failure';
import {Field} from './field';
import type {Aggregate} from './round';

/** What a device sends or keeps, and what the operator returns instead of it. */
export class YieldingResult<S = unknown, R = unknown> {
  constructor(
    readonly toSend: S,
    readonly toReturn: R,
  ) {}
}

export const yielding = <S, R>(toSend: S, toReturn: R) => new YieldingResult(toSend, toReturn);

/** The own value, and those that the aligned neighbours have sent. */
export function neighboring<Id, T>(aggregate: Aggregate<Id>, local: T): Field<Id, T> {
  const path = aggregate.path();
  aggregate.send(path, local);
  return aggregate.receive(path, local);
}

/** Who is aligned here: the values say nothing. */
export const neighborhood = <Id>(aggregate: Aggregate<Id>): Field<Id, unknown> =>
  neighboring<Id, unknown>(aggregate, 0);

/** A field computed from the ids of those that are aligned here. */
export const mapNeighborhood = <Id, T>(
  aggregate: Aggregate<Id>,
  local: (id: Id) => T,
): Field<Id, T> => neighborhoodBelow(aggregate).map(({id}) => local(id));

/** `mapNeighborhood` for functions that neither have effects nor run a part of a program. */
export const pureMapNeighborhood = <Id, T>(
  aggregate: Aggregate<Id>,
  local: (id: Id) => T,
): Field<Id, T> => neighborhoodBelow(aggregate).pureMap((_, id) => local(id));

function neighborhoodBelow<Id>(aggregate: Aggregate<Id>): Field<Id, unknown> {
  aggregate.align('neighborhood');
  const neighbors = neighborhood(aggregate);
  aggregate.dealign();
  return neighbors;
}

/** Sends the field that `body` makes of the field received: to each neighbour its value. */
export function exchanging<Id, S, R>(
  aggregate: Aggregate<Id>,
  initial: S,
  body: (received: Field<Id, S>) => YieldingResult<Field<Id, S>, R>,
): R {
  const path = aggregate.path();
  const received = aggregate.receive(path, aggregate.recall(path, initial));
  const {toSend, toReturn} = body(received);
  aggregate.send(path, toSend.localValue, toSend.overrides());
  aggregate.keep(path, toSend.localValue);
  return toReturn;
}

export const exchange = <Id, S>(
  aggregate: Aggregate<Id>,
  initial: S,
  body: (received: Field<Id, S>) => Field<Id, S>,
): Field<Id, S> =>
  exchanging(aggregate, initial, (received) => {
    const sent = body(received);
    return yielding(sent, sent);
  });

/** Sends one value to all neighbours, made of the own one before and of theirs. */
export const sharing = <Id, S, R>(
  aggregate: Aggregate<Id>,
  initial: S,
  body: (received: Field<Id, S>) => YieldingResult<S, R>,
): R =>
  exchanging(aggregate, initial, (received) => {
    const {toSend, toReturn} = body(received);
    return yielding(received.mapToConstant(toSend), toReturn);
  });

export const share = <Id, S>(
  aggregate: Aggregate<Id>,
  initial: S,
  body: (received: Field<Id, S>) => S,
): S =>
  sharing(aggregate, initial, (received) => {
    const shared = body(received);
    return yielding(shared, shared);
  });

/** Keeps a value from round to round. */
export function evolving<S, R>(
  aggregate: Aggregate,
  initial: S,
  transform: (previous: S) => YieldingResult<S, R>,
): R {
  const path = aggregate.path();
  const {toSend, toReturn} = transform(aggregate.recall(path, initial));
  if (toReturn instanceof Field) {
    throw illegalState(
      'evolving operations cannot return fields (guaranteed misalignment on every neighborhood change)',
    );
  }
  aggregate.keep(path, toSend);
  return toReturn;
}

export const evolve = <S>(aggregate: Aggregate, initial: S, transform: (previous: S) => S): S =>
  evolving(aggregate, initial, (previous) => {
    const kept = transform(previous);
    return yielding(kept, kept);
  });

/** Runs `body` aligned with those that have an equal pivot here. */
export const alignedOn = <R>(aggregate: Aggregate, pivot: unknown, body: () => R): R =>
  aggregate.alignedOn(pivot, body);

/**
 * The field without the neighbours that are not aligned where it is read. What is no field comes back
 * as it is.
 */
export function project<T>(value: T): T {
  if (!(value instanceof Field)) {
    return value;
  }
  const field = value as Field;
  const {context} = field;
  context.align('<field-projection>');
  try {
    const here = neighborhood(context);
    const [before, now] = [field.neighbors.size(), here.ids.size];
    if (before < now) {
      throw illegalState(
        `Collektive is in an inconsistent state, this is most likely a bug in the implementation. Field ${String(field)} with ${before} neighbors has been projected into a context with more neighbors, ${now}.`,
      );
    }
    return (before === now ? field : here.pureMap((_, id) => field.get(id))) as T;
  } finally {
    context.dealign();
  }
}
