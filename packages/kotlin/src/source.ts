/** A file of a program. Places are numbers: the file's `base` plus the offset in its text. */
export interface Source {
  readonly name: string;
  readonly text: string;
  readonly base: number;
}

/** Where something stands: line and column count from 1. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export type Severity = 'error' | 'warning';

/** What the checker says about a place, in the words of Kotlin's compiler where it says the same. */
export interface Diagnostic {
  readonly severity: Severity;
  readonly message: string;
  readonly at: number;
  readonly certain?: boolean;
}

/** Thrown where reading cannot go on; the checker collects diagnostics instead. */
export class Refusal extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

/** The files of a program, and what a number for a place means in them. */
export class Sources {
  private readonly files: Source[] = [];

  add(name: string, text: string): Source {
    const last = this.files.at(-1);
    const base = last === undefined ? 0 : last.base + last.text.length + 1;
    const source = {name, text, base};
    this.files.push(source);
    return source;
  }

  position(at: number): Position {
    const source = this.files.findLast((file) => file.base <= at) ?? {name: '?', text: '', base: 0};
    const before = source.text.slice(0, at - source.base);
    const lineStart = before.lastIndexOf('\n') + 1;
    const line = before.split('\n').length;
    return {file: source.name, line, column: before.length - lineStart + 1};
  }
}
