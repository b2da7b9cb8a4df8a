import {
  Device,
  type Envelope,
  Ids,
  type Mailbox,
  type Message,
  type NeighborsData,
  type Path,
  type Paths,
  type RoundResult,
  runRound,
  type Aggregate,
  type PathTable,
} from '@collektive/model';
import {
  fail,
  KotlinMap,
  Entry,
  Instance,
  callMethod,
  type Function,
  text,
} from '@collektive/kotlin';
import {kotlinValues, runPaths} from './values';
import {type Linked, type Watched, watching, linkedOf} from './watch';

/** The values of a message by path, as the program sees them. */
export class SharedData extends KotlinMap {
  /** @param as what a program sees of each value */
  constructor(
    private readonly message: Message,
    private readonly as: (value: unknown) => unknown = (value) => value,
  ) {
    super();
  }

  override get size(): number {
    return this.message.size;
  }

  override get(path: unknown): unknown {
    return this.has(path) ? this.as(this.message.get(path as Path)) : null;
  }

  override has(path: unknown): boolean {
    return this.message.has(path as Path);
  }

  override all(): Iterable<Entry> {
    const entries: Entry[] = [];
    this.message.forEach((path, value) => entries.push(new Entry(path, this.as(value))));
    return entries;
  }
}

/** How values travel: as they are, or (here in name only) as text. */
export class Sharing {
  constructor(readonly name: 'InMemory' | 'Serialize') {}

  toString(): string {
    return this.name;
  }
}

export const inMemory = new Sharing('InMemory');
const serialize = new Sharing('Serialize');

function call(self: Instance, name: string, ...args: unknown[]): unknown {
  const method = self.running.named.get(`${name}/${args.length}`);
  return method === undefined
    ? fail('IllegalStateException', `${self.of.name} has no ${name}`)
    : callMethod(method, [self, ...args]);
}

/** A mailbox that the program wrote, as the model asks it. */
class ProgramMailbox implements Mailbox {
  readonly inMemory: boolean;

  constructor(private readonly own: Instance) {
    this.inMemory = call(own, 'inMemory') === true;
  }

  currentInbound(): NeighborsData {
    return inboundOf(call(this.own, 'currentInbound'), this.inMemory);
  }

  deliverableFor(envelope: Envelope): void {
    call(this.own, 'deliverableFor', envelope);
  }
}

export function mailboxOf(value: unknown): Mailbox {
  return value instanceof Instance ? new ProgramMailbox(value) : (value as Mailbox);
}

export class NoNeighbors {
  toString(): string {
    return 'NoNeighborsData';
  }
}

export function inboundOf(value: unknown, memory: boolean): NeighborsData {
  if (!(value instanceof Instance)) {
    return {dataAt: () => ({ids: new Ids([], kotlinValues), values: []})};
  }
  return {
    dataAt: (path) => {
      const found = call(value, 'dataAt', path, memory ? inMemory : serialize) as KotlinMap;
      const entries = [...found.all()];
      return {
        ids: new Ids(
          entries.map((each) => each.key),
          kotlinValues,
        ),
        values: entries.map((each) => each.value),
      };
    },
  };
}

/** `Collektive(…)`. */
export class Collektive extends Device implements Watched {
  readonly linked: Linked | undefined;

  constructor(localId: unknown, mailbox: unknown, paths: Paths | undefined, compute: Function) {
    super({
      id: localId,
      mailbox: mailboxOf(mailbox),
      program: compute,
      paths: paths ?? runPaths(),
      values: kotlinValues,
    });
    this.linked = watching.watcher && linkedOf(mailbox);
    watching.watcher?.made(this);
  }

  protected override round(): RoundResult<unknown, unknown> {
    watching.watcher?.roundBegins(this);
    const round = super.round();
    watching.watcher?.roundEnded(this, round.result);
    return round;
  }
}

/** `AggregateResult`. */
export class Result {
  constructor(
    readonly localId: unknown,
    readonly result: unknown,
    readonly toSend: Envelope,
    readonly newState: PathTable,
  ) {}

  toString(): string {
    return `AggregateResult(localId=${text(this.localId)}, result=${text(this.result)})`;
  }
}

export function aggregateOnce(
  localId: unknown,
  state: unknown,
  inbound: unknown,
  memory: boolean | undefined,
  paths: Paths | undefined,
  compute: (aggregate: Aggregate) => unknown,
): Result {
  const hasInbound = inbound instanceof Instance;
  const options = {
    localId,
    state: state as PathTable | undefined,
    inbound: hasInbound ? inboundOf(inbound, memory ?? false) : undefined,
    inMemory: memory ?? !hasInbound,
    paths: paths ?? runPaths(),
    values: kotlinValues,
  };
  const round = runRound(options, compute);
  return new Result(round.localId, round.result, round.toSend, round.newState);
}
