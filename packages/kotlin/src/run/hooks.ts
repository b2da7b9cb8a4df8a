/** What a library's own value is equal and printed by. */
export interface Held {
  /** Only values of the same class are equal. */
  readonly of: string;
  /** What it holds: equality and hash are those of this. */
  readonly value: unknown;
  text(): string;
}

/** What a language plugin does when the program runs; set by whoever joins Kotlin to a library. */
export interface Hooks {
  align(context: unknown, token: string | boolean): void;
  dealign(context: unknown): void;
  project(value: unknown): unknown;
  /** What a library's own exception is in the program, or nothing if it is none. */
  translate(error: unknown): unknown;
  /** What a library's own value holds, or nothing where the object itself counts. */
  held(value: object): Held | undefined;
}

export const hooks: Hooks = {
  align: () => undefined,
  dealign: () => undefined,
  project: (value) => value,
  translate: () => undefined,
  held: () => undefined,
};
