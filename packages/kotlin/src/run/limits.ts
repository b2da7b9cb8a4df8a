/** What a program may use before it is stopped. */
export interface Limits {
  /** Calls, turns of loops and items gone through. */
  readonly steps: number;
  /** Calls within calls. */
  readonly depth: number;
  /** Memory: each of some 40 bytes, an element of a collection, a field of an object, eight characters. */
  readonly elements: number;
  /** Where somebody waits: looked at now and then while steps are counted. */
  readonly milliseconds?: number;
  readonly outputLines: number;
  readonly outputCharacters: number;
}

export const LIMITS: Limits = {
  steps: 200_000_000,
  depth: 12_000,
  elements: 50_000_000,
  outputLines: 20_000,
  outputCharacters: 2_000_000,
};

/** A program was stopped because it used too much: nothing that a program could catch. */
export class LimitReached extends Error {
  constructor(
    readonly limit: keyof Limits,
    message: string,
  ) {
    super(message);
  }
}
