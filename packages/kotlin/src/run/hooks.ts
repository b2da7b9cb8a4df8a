/** What a language plugin does when the program runs; set by whoever joins Kotlin to a library. */
export interface Hooks {
  align(context: unknown, token: string): void;
  dealign(context: unknown): void;
  project(value: unknown): unknown;
  /** What a library's own exception is in the program, or nothing if it is none. */
  translate(error: unknown): unknown;
}

export const hooks: Hooks = {
  align: () => undefined,
  dealign: () => undefined,
  project: (value) => value,
  translate: () => undefined,
};
