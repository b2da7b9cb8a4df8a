import {type AliasSymbol, type ClassSymbol, type PropertySymbol} from '../symbols';
import {type List} from './collections';
import {type Instance} from './instances';

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

/** The clock is looked at once in so many steps, less one. */
const LOOKS = 0xfff;

/** What a program has made, and finds again as long as it runs. */
export class Memory {
  /** Properties of files. */
  readonly globals = new Map<PropertySymbol, {value: unknown}>();
  readonly objects = new Map<ClassSymbol, Instance>();
  readonly enums = new Map<ClassSymbol, List>();
  /** Classes whose companions, and those of the classes above them, were made. */
  readonly begun = new Set<ClassSymbol>();
  /** Instances that have their own `equals`, by their hash. */
  readonly buckets = new Map<number, unknown[]>();

  constructor(
    /** In these members are found by name, for values of which nothing was known. */
    readonly libraryTypes: ReadonlyMap<string, ClassSymbol | AliasSymbol> = new Map(),
  ) {}
}

/** What the running program uses; there is one program at a time. */
class Machine {
  private steps = 0;
  private elements = 0;
  private lines = 0;
  private characters = 0;
  depth = 0;
  /** Where the program is: for messages. */
  at = 0;
  private limits: Limits = LIMITS;
  private deadline = Infinity;
  private out: (text: string) => void = () => undefined;
  memory = new Memory();

  /** From now on it is the program with this memory that runs, and it may use all that the limits give. */
  begin(memory: Memory, limits: Limits, out: (text: string) => void): void {
    this.memory = memory;
    this.steps = this.elements = this.lines = this.characters = this.depth = this.at = 0;
    this.limits = limits;
    this.deadline = performance.now() + (limits.milliseconds ?? Infinity);
    this.out = out;
  }

  /**
   * Asks the program something from outside: what that takes and prints does not count, and what goes
   * wrong in it is nothing that happened.
   * @param limit of steps
   */
  aside<T>(ask: () => T, limit = 10_000): T | undefined {
    const {steps, elements, lines, characters, depth, at, limits, deadline, out} = this;
    this.begin(this.memory, {...limits, steps: limit}, () => undefined);
    try {
      return ask();
    } catch {
      return undefined;
    } finally {
      Object.assign(this, {steps, elements, lines, characters, depth, at, limits, deadline, out});
    }
  }

  step(): void {
    this.steps += 1;
    if ((this.steps & LOOKS) === 0 && performance.now() > this.deadline) {
      throw new LimitReached(
        'milliseconds',
        `The program was stopped after ${(this.limits.milliseconds ?? 0) / 1000} seconds. Make sure that its loops end, or have it do less.`,
      );
    }
    if (this.steps > this.limits.steps) {
      throw new LimitReached(
        'steps',
        `The program was stopped after ${this.limits.steps.toLocaleString('en')} steps. Make sure that its loops end, or have it do less.`,
      );
    }
  }

  /** A call begins; `depth` is taken back by the caller. */
  enter(): void {
    this.step();
    this.depth += 1;
    if (this.depth > this.limits.depth) {
      this.tooDeep();
    }
  }

  tooDeep(): never {
    throw new LimitReached(
      'depth',
      `The program was stopped: its calls were nested more than ${this.limits.depth.toLocaleString('en')} deep. Make sure that recursion ends, or use a loop.`,
    );
  }

  /** Memory is taken. */
  allocate(elements: number): void {
    this.elements += elements;
    if (this.elements > this.limits.elements) {
      this.tooMuch();
    }
  }

  /** Looks whether so much memory may be taken: before it is, or while something grows that is counted in the end. */
  fits(elements: number): void {
    if (this.elements + elements > this.limits.elements) {
      this.tooMuch();
    }
  }

  /** A text is put together: what is shared with another one takes nothing. */
  write(added: number): void {
    this.allocate((added >> 3) + 1);
  }

  private tooMuch(): never {
    throw new LimitReached(
      'elements',
      `The program was stopped: its collections, objects and strings grew to more than ${this.limits.elements.toLocaleString('en')} elements. Keep fewer of them.`,
    );
  }

  print(text: string): void {
    this.characters += text.length;
    if (this.characters > this.limits.outputCharacters) {
      throw new LimitReached(
        'outputCharacters',
        `The program was stopped after ${this.limits.outputCharacters.toLocaleString('en')} characters of output. Print less.`,
      );
    }
    for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) {
      this.lines += 1;
    }
    if (this.lines > this.limits.outputLines) {
      throw new LimitReached(
        'outputLines',
        `The program was stopped after ${this.limits.outputLines.toLocaleString('en')} lines of output. Print less.`,
      );
    }
    this.out(text);
  }
}

export const machine = new Machine();
