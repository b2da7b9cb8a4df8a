/** An id and the value there. */
export class FieldEntry<Id = unknown, T = unknown> {
  constructor(
    readonly id: Id,
    readonly value: T,
  ) {}
}
