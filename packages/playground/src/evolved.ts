/** The check of `evolve` that could be `share`. */
import {type Code, partsOf, type VariableSymbol} from '@collektive/kotlin';
import {codesOf} from './bodies';
import {all, type Call, isSame, type Lambda, lastOf, ownParameters} from './expressions';

export const NEIGHBORING = 'it.unibo.collektive.aggregate.api.neighboring';

/**
 * Whether the plugin takes an `evolve` for a `share`: it goes through the call from left to right, and remembers
 * whether the parameter was read since it last met a `neighboring` or a `val`.
 */
export class Evolved {
  isReplaceable = false;
  private depth = 0;
  private isMarked = false;
  private isNeighboring = false;
  private sent: Code | undefined;
  private parameters: readonly VariableSymbol[] = [];
  private readonly derived = new Set<VariableSymbol>();
  private readonly lasts = new Set<Code>();
  private readonly yields: boolean;

  constructor(call: Call) {
    this.yields = call.to.name === 'evolving';
    partsOf(call).forEach((part) => {
      this.visit(part);
    });
  }

  private visit(code: Code): void {
    if (this.lasts.delete(code)) {
      this.result(code);
      return;
    }
    switch (code.op) {
      case 'get':
        this.isMarked ||=
          this.parameters.includes(code.variable) || this.derived.has(code.variable);
        return;
      case 'set':
        this.set(code.variable, code.value, code.declares);
        return;
      case 'lambda':
        this.lambda(code);
        return;
      case 'return':
        this.result(code.value);
        return;
      case 'call':
      case 'invoke':
      case 'late':
        this.call(code);
        return;
      default:
        partsOf(code).forEach((part) => {
          this.visit(part);
        });
    }
  }

  private set(variable: VariableSymbol, value: Code, declares: boolean): void {
    if (!declares) {
      this.isMarked ||= this.derived.has(variable);
    }
    this.visit(value);
    // What stands before `?.` and `?:` is kept here, not by the compiler.
    if (declares && this.isMarked && !['<safe>', '<elvis>'].includes(variable.name)) {
      this.derived.add(variable);
      this.isMarked = false;
    }
  }

  private lambda(code: Lambda): void {
    if (this.depth === 0) {
      this.parameters = ownParameters(code);
    }
    const last = lastOf(code);
    if (last !== undefined) {
      this.lasts.add(last);
    }
    this.depth += 1;
    codesOf(code.body).forEach((part) => {
      this.visit(part);
    });
    this.depth -= 1;
  }

  private call(code: Extract<Code, {op: 'call' | 'invoke' | 'late'}>): void {
    this.isNeighboring = code.op === 'call' && code.to.qualified === NEIGHBORING;
    partsOf(code).forEach((part) => {
      this.visit(part);
    });
    // A call among the arguments has taken the place of this one.
    if (this.isNeighboring && this.isMarked) {
      this.isMarked = false;
      this.sent = partsOf(code)[1];
    }
    this.isNeighboring = false;
  }

  private result(value: Code | undefined): void {
    if (value === undefined) {
      return;
    }
    this.visit(value);
    if (this.sent === undefined || this.depth !== 1) {
      return;
    }
    const result = this.yields
      ? all(value).find((each) => each.op === 'call' && each.to.name === 'yielding')
      : value;
    const kept = this.yields ? result && partsOf(result)[1] : result;
    if (kept !== undefined) {
      this.isReplaceable = !isSame(kept, this.sent);
    }
  }
}
