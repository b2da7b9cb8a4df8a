/** Blocks that give values one by one: between two values they wait, as generators. */

/** What a block gives; `yieldAll` gives many. */
export class Yielded {
  constructor(readonly values: unknown) {}
}

/** Functions of the library at which a block waits. */
export const suspending = new WeakSet<object>();

/** The blocks that may wait, as what goes through their values; each is told its `this`. */
export const blocks = new WeakMap<object, (self: unknown) => Iterator<unknown>>();
