/** What reading and checking a program may take: counted, so that it stops at the same place everywhere. */

/** Tokens that were read, expressions and parts of types that were looked at; the longest sample takes 34,000. */
export const MOST_EFFORT = 2_000_000;

/** Mistakes that are told; a program with more of them is not checked to its end. */
export const MOST_MISTAKES = 500;

/** Checking was stopped: the program asks for more than a page can give. */
export class TooMuch extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

/** What the program that is being checked has taken; there is one at a time. */
class Effort {
  private spent = 0;
  /** What is being looked at: for messages. */
  at = 0;

  reset(): void {
    this.spent = this.at = 0;
  }

  /** Does what is not the program's: reads the library. */
  aside<T>(act: () => T): T {
    const {spent, at} = this;
    try {
      return act();
    } finally {
      Object.assign(this, {spent, at});
    }
  }

  spend(): void {
    this.spent += 1;
    if (this.spent > MOST_EFFORT) {
      throw new TooMuch(
        this.at,
        `Checking was stopped here after ${MOST_EFFORT.toLocaleString('en')} steps: the program is too long, or its types grow too large. Shorten it, or write the types out.`,
      );
    }
  }
}

export const effort = new Effort();

/** Whether JavaScript gave up: its stack, or one text or array, became too large. Firefox has a class of its own for it. */
export const isExhausted = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
