/**
 * The semantics of Collektive 28.3.2: what a device does in a round, and what comes of it in a network.
 * Pure TypeScript without DOM; deterministic; nothing a program says is ever used as a property's name.
 *
 * # How a program calls it
 *
 * **The context of a round is the first argument.** `Aggregate` is what Kotlin calls by that name: made
 * anew for each round of a device, handed to the program, and by the program to every aggregate
 * function: `distanceTo(aggregate, source)`, `share(aggregate, 0, (field) => …)`.
 *
 * **Alignment.** The caller pushes a token before each call of an aggregate function and before each
 * branch that contains one, and pops it after: `aggregate.align(token)`, `aggregate.dealign()`. Popping
 * is without `finally`: an early return or an exception leaves its token, as in the library. Functions
 * of the standard library push the tokens of what they call, inside the caller's. So two calls in one
 * function need two tokens:
 *
 * ```ts
 * aggregate.align('neighboring');
 * const here = neighboring(aggregate, 1);
 * aggregate.dealign();
 * aggregate.align('neighboring(2)');
 * …
 * ```
 *
 * A token is a primitive (string, number, boolean, bigint, null), equal to itself only, or an object, of
 * which `Values.pivot` gives the key when a path is asked for. `alignedOn(aggregate, pivot, body)` pushes
 * its pivot in the same way, so an `Int` pivot is the same as a number token.
 *
 * **Projection.** A variable that holds a field, read inside a branch or in `alignedOn`, is read as
 * `project(field)`. Values that are no fields may pass, too: they come back as they are.
 *
 * **Values** are opaque. What the model has to know of them is in {@link Values}, which the device
 * carries (`plainValues` if the caller gives none), called without `this`. `Int` is a JavaScript number; `null` is null; booleans
 * and strings are JavaScript's; `Double`, `Long`, times and collections are what the language makes of
 * them. Where a function must sum or needs the limits of a type, it takes `Numbers`
 * (`values.ints` or `values.doubles`): the type is known to the caller only.
 *
 * **Lambdas** are JavaScript functions of the parameters of the Kotlin ones. Comparators are functions
 * `(a, b) => number`. A lambda over entries of a field gets a `FieldEntry` (`id`, `value`). The lambdas of
 * `evolving`, `sharing` and `exchanging` return `yielding(toSend, toReturn)`.
 * Parameters with defaults come last, in Kotlin's order otherwise; `undefined` means the default.
 * Functions of many parameters (casts, elections) take them as one object, with Kotlin's names. Overloads
 * are told apart by what is given (a field or a value as potential, `bottom` and `top` or none), or have
 * names of their own.
 *
 * **Fields** are lazy where Kotlin's are: `field.map(f)` calls `f` at once for the own entry, and for
 * each neighbour at every traversal, aligned on its id at the path of that moment.
 * `field.neighbors` and `field.all` are `Collapse`s: `list()`, `set()`, `size()` are computed once and
 * kept; reductions of `stdlib/collapse` traverse anew. `collapse.ids()`, `collapse.values()` narrow it.
 *
 * **What goes wrong** throws an `AggregateError`, with the name of Kotlin's exception in `exception`;
 * a clash of alignment is an `AlignmentClash`.
 *
 * **A device** is `new Device({id, mailbox, program})`, with `cycle()`; `runRound` is one round without
 * one. A mailbox may be anything that implements `Mailbox`; `Network` is a fast one, with links that can
 * be cut, lost messages, retention, and its own random numbers.
 */
export {Collapse} from './collapse';
export {Device, runRound, type DeviceOptions, type RoundOptions, type RoundResult} from './device';
export {FieldEntry} from './entry';
export {Envelope, Message} from './envelope';
export {AggregateError, AlignmentClash, type ExceptionName} from './failure';
export {checkAligned, Field} from './field';
export {Ids} from './ids';
export {Inbox, type Mailbox, type NeighborsData, type Received} from './mailbox';
export {Network, type NetworkOptions} from './network';
export {
  alignedOn,
  evolve,
  evolving,
  exchange,
  exchanging,
  mapNeighborhood,
  neighborhood,
  neighboring,
  project,
  share,
  sharing,
  yielding,
  YieldingResult,
} from './operators';
export {Path, Paths} from './path';
export {Aggregate, type State} from './round';
export {PathTable} from './table';
export {type Numbers, type Times, type Values, MAX_INT, plainValues} from './values';

export {
  type SelectParent,
  type Potential,
  findParent,
  findParents,
  convergeCast,
  convergeSum,
  countDevices,
  convergeMean,
} from './stdlib/accumulation/convergeCast';
export {
  all,
  any,
  none,
  fold,
  countMatching,
  reduce,
  allTrue,
  anyThere,
  noneThere,
} from './stdlib/collapse/reductions';
export {
  type Comparator,
  maxWith,
  minWith,
  maxBy,
  minBy,
  max,
  min,
  idOfMax,
  idOfMin,
  idOfMaxBy,
  idOfMinBy,
  idOfMaxWith,
  idOfMinWith,
  valueOfMaxBy,
  valueOfMinBy,
  valueOfMaxWith,
  valueOfMinWith,
} from './stdlib/collapse/extremes';
export {sum, product} from './stdlib/collapse/sums';
export {
  Candidacy,
  type BoundedElection,
  inDoubles,
  boundedElection,
  globalElection,
} from './stdlib/consensus/election';
export {timeReplicated} from './stdlib/processes/timeReplicated';
export {
  type DistanceTo,
  distanceToBy,
  distanceTo,
  hopDistanceTo,
} from './stdlib/spreading/distanceTo';
export {
  gossip,
  gossipMaxWith,
  gossipMinWith,
  gossipMaxBy,
  gossipMinBy,
  gossipMax,
  gossipMin,
  isHappeningAnywhere,
  nonStabilizingGossip,
  everHappened,
} from './stdlib/spreading/gossip';
export {
  type Cast,
  type GradientCast,
  gradientCast,
  intGradientCast,
  hopGradientCast,
  multiGradientCast,
  multiIntGradientCast,
  bellmanFordGradientCast,
} from './stdlib/spreading/gradientCast';
export {localDeltaTime, sharedClock, sharedTimeLeftTo} from './stdlib/time/clocks';
export {maxOf, minOf, coerceIn, coerceFieldIn} from './stdlib/util/limits';
export {replaceMatching, replaceMatchingValues, fielded} from './stdlib/util/fields';
export {nonOverflowingPlus} from './stdlib/util/ints';
export {hops, euclideanDistance} from './stdlib/util/metrics';
export {type Point, Point2D, Point3D} from './stdlib/util/points';
export {randomFrom} from './random';
