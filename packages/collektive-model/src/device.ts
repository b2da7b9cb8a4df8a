import type {Envelope} from './envelope';
import {type Mailbox, type NeighborsData, noNeighbors} from './mailbox';
import type {Paths} from './path';
import {Aggregate, type State} from './round';
import {PathTable} from './table';
import {plainValues, type Values} from './values';

/** What one round came to. */
export interface RoundResult<Id, R> {
  localId: Id;
  result: R;
  toSend: Envelope<Id>;
  newState: State;
}

export interface RoundOptions<Id> {
  localId: Id;
  /** What the round before kept; nothing in the first. */
  state?: State;
  /** What the round before sent, which makes this one faster. */
  lastSent?: Envelope<Id>;
  /** What neighbours sent; without it there are none, and messages stay in memory. */
  inbound?: NeighborsData<Id>;
  inMemory?: boolean;
  /** The tree of paths, one for all devices that run the program together. */
  paths: Paths;
  values?: Values;
}

/** One round of a program; sends nothing: that is left to the caller. */
export function runRound<Id, R>(
  {
    localId,
    state,
    lastSent,
    inbound,
    inMemory = !inbound,
    paths,
    values = plainValues,
  }: RoundOptions<Id>,
  program: (aggregate: Aggregate<Id>) => R,
): RoundResult<Id, R> {
  const aggregate = new Aggregate<Id>({
    localId,
    inbound: inbound ?? noNeighbors(values),
    state: state ?? new PathTable(),
    lastSent,
    paths,
    values,
    inMemoryOnly: inMemory,
  });
  const result = program(aggregate);
  return {localId, result, toSend: aggregate.envelope, newState: aggregate.state};
}

export interface DeviceOptions<Id, R> {
  id: Id;
  mailbox: Mailbox<Id>;
  program: (aggregate: Aggregate<Id>) => R;
  /** The tree of paths, one for all devices that run the program together. */
  paths: Paths;
  values?: Values;
}

/** A device that runs a program, round by round: the library's `Collektive`. */
export class Device<Id = unknown, R = unknown> {
  /** What the last round kept. */
  state: State = new PathTable();
  private lastSent: Envelope<Id> | undefined;

  constructor(private readonly options: DeviceOptions<Id, R>) {}

  get localId(): Id {
    return this.options.id;
  }

  /** One round: reads what came, runs the program, sends, and returns what the program returned. */
  cycle(): R {
    return this.round().result;
  }

  /** At least one round, and further ones while the condition holds for the last. */
  cycleWhile(condition: (last: RoundResult<Id, R>) => boolean): R {
    let last = this.round();
    while (condition(last)) {
      last = this.round();
    }
    return last.result;
  }

  /** What every cycle is made of. */
  protected round(): RoundResult<Id, R> {
    const {id, mailbox, program, paths, values} = this.options;
    const options = {
      localId: id,
      state: this.state,
      lastSent: this.lastSent,
      inbound: mailbox.currentInbound(),
      inMemory: mailbox.inMemory,
      paths,
      values,
    };
    const round = runRound(options, program);
    mailbox.deliverableFor(round.toSend);
    this.state = round.newState;
    this.lastSent = round.toSend;
    return round;
  }
}
