/** What can be seen of a program's networks while it runs: devices, their rounds, and who hears whom. */
import {Instance, machine, type Function} from '@collektive/kotlin';

/** A device of the program, as a watcher knows it. */
export interface Watched {
  readonly localId: unknown;
  /** Whether two devices of its network hear one another; nothing where the network does not say. */
  readonly linked: Linked | undefined;
}

export type Linked = (a: unknown, b: unknown) => boolean;

export interface Watcher {
  made(device: Watched): void;
  roundBegins(device: Watched): void;
  roundEnded(device: Watched, result: unknown): void;
}

/** Who watches the program that runs, if anybody does. */
export const watching: {watcher: Watcher | undefined} = {watcher: undefined};

const known = new WeakMap<Instance, Linked>();

/**
 * What a network says of its links: `linked` of the object that made the mailbox, the same for all its
 * devices. Asking costs the program nothing: neither steps nor lines of its own.
 */
export function linkedOf(mailbox: unknown): Linked | undefined {
  const around = mailbox instanceof Instance ? mailbox.fields[mailbox.of.outerField] : undefined;
  const network = around instanceof Instance ? around : undefined;
  const [property] = network?.of.member('linked') ?? [];
  if (network === undefined || property?.kind !== 'property' || property.field === undefined) {
    return undefined;
  }
  const linked = network.fields[property.field];
  if (typeof linked !== 'function') {
    return undefined;
  }
  const before = known.get(network);
  if (before !== undefined) {
    return before;
  }
  const asked: Linked = (a, b) => machine.aside(() => (linked as Function)(a, b) === true) ?? false;
  known.set(network, asked);
  return asked;
}
