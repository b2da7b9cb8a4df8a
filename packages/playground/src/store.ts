/** A state that components of a page follow: React's `useSyncExternalStore` takes it as it is. */

export abstract class Store<State extends object> {
  private readonly listeners = new Set<() => void>();

  /** @param state at first */
  constructor(public state: State) {}

  /** Tells of each change. @returns ends that */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected set(changes: Partial<State>): void {
    this.state = {...this.state, ...changes};
    this.listeners.forEach((listener) => listener());
  }
}
