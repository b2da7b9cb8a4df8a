/** Makes closures of code: statements, and what they have in common with expressions. */
import {type Branches, type Code} from '../../code';
import {type Signal} from '../failures';
import {isUnit} from '../../types';
import {hooks} from '../hooks';
import {type Layout} from '../layout';
import {again, type Evaluate, type Frame} from '../procedure';
import {attempt} from './attempt';
import {begins} from './deepParts';
import {returnOf, signalsOf, thrown} from './jumps';
import {forLoop, whileLoop} from './loops';
import {valueOf} from './values';

/** What a statement does; the signal of the jump with which it ends, if any. */
export type Effect = (frame: Frame) => Signal | undefined;

/** Makes closures of the code of one body. */
export class Compiler {
  readonly returning: Signal;
  private isWithin = false;
  /** Not within `try`, whose end is still to come. */
  mayRunAgain = true;

  constructor(readonly layout: Layout) {
    this.returning = returnOf(layout.body);
  }

  /** Within an expression, where jumps can only be thrown. */
  get within(): boolean {
    return this.isWithin;
  }

  /** The code of the whole body: its last expression is the result, a `return` in its place, too. */
  body(code: Code): Evaluate {
    if (code.op === 'block') {
      const [only, end] = code.statements;
      // A body in braces ends so: a `tailrec` function's call of itself stands before.
      if (end?.op === 'constant' && end.value === undefined && begins(this.layout.body, only)) {
        const run = this.body(only);
        const {result} = this.layout.body;
        return result !== undefined && isUnit(result)
          ? (f) => (run(f) === again ? again : undefined)
          : run;
      }
      const effects = code.statements.slice(0, -1).map((each) => this.effect(each));
      const last = code.statements.at(-1);
      const result = last === undefined ? () => undefined : this.body(last);
      const [first, second] = effects;
      if (first === undefined) {
        return result;
      }
      if (second === undefined) {
        return (f) => {
          const signal = first(f);
          return signal === undefined ? result(f) : signal.value;
        };
      }
      return (f) => {
        for (const effect of effects) {
          const signal = effect(f);
          if (signal !== undefined) {
            return signal.value;
          }
        }
        return result(f);
      };
    }
    if (code.op === 'return' && code.target === this.layout.body) {
      return code.value === undefined ? () => undefined : this.last(code.value);
    }
    if (code.op === 'branches' && (code.sort === 'if' || code.sort === 'when')) {
      return this.branches(code, (each) => this.body(each));
    }
    return this.last(code);
  }

  /** The value of a body: a `tailrec` function's call of itself begins it anew. */
  private last(code: Code): Evaluate {
    if (code.op === 'branches' && (code.sort === 'if' || code.sort === 'when')) {
      return this.branches(code, (each) => this.last(each));
    }
    if (code.op === 'block' && code.statements.length === 1) {
      return this.last(code.statements[0]);
    }
    if (code.op !== 'call' || !this.mayRunAgain || !code.to.modifiers.has('tailrec')) {
      return this.value(code);
    }
    const {body} = this.layout;
    if (code.to.body() !== body || body.types !== undefined) {
      return this.value(code);
    }
    const args = code.args.map((each) => (each === undefined ? undefined : this.value(each)));
    const {captures} = this.layout;
    return (f) => {
      const frame: Frame = [];
      args.forEach((each, index) => (frame[index] = each?.(f)));
      for (const {slot} of captures) {
        frame[slot] = f[slot];
      }
      again.frame = frame;
      return again;
    };
  }

  /** A statement: does something, and may jump. */
  effect(code: Code): Effect {
    switch (code.op) {
      case 'block': {
        const effects = code.statements.map((each) => this.effect(each));
        const [first, second] = effects;
        if (first === undefined) {
          return () => undefined;
        }
        if (second === undefined) {
          return first;
        }
        if (effects.length === 2) {
          return (f) => first(f) ?? second(f);
        }
        return (f) => {
          for (const effect of effects) {
            const signal = effect(f);
            if (signal !== undefined) {
              return signal;
            }
          }
          return undefined;
        };
      }
      case 'return': {
        if (code.target !== this.layout.body || this.within) {
          return thrown(this, code);
        }
        const signal = this.returning;
        const value = code.value === undefined ? undefined : this.last(code.value);
        return (f) => {
          signal.value = value === undefined ? undefined : value(f);
          return signal;
        };
      }
      case 'jump': {
        if (this.within || code.loop.body !== this.layout.body) {
          return thrown(this, code);
        }
        const signals = signalsOf(code.loop);
        const signal = code.word === 'break' ? signals.breaks : signals.continues;
        return () => signal;
      }
      case 'branches':
        return this.branches(code, (each) => this.effect(each)) as Effect;
      case 'loop':
        return whileLoop(this, code);
      case 'each':
        return forLoop(this, code);
      case 'try':
        return attempt(this, code, (each) => this.effect(each)) as Effect;
      case 'align': {
        const {token} = code;
        const context = this.value(code.context);
        const inner = this.effect(code.value);
        return (f) => {
          const aggregate = context(f);
          hooks.align(aggregate, token);
          const signal = inner(f);
          if (signal !== undefined) {
            return signal;
          }
          hooks.dealign(aggregate);
          return undefined;
        };
      }
      default: {
        const value = this.value(code);
        return (f) => {
          value(f);
          return undefined;
        };
      }
    }
  }

  /** An expression. */
  value(code: Code): Evaluate {
    return this.within ? valueOf(this, code) : this.where(true, () => valueOf(this, code));
  }

  /** A statement within an expression: the body of a loop, out of which jumps need not be thrown. */
  asStatement<T>(make: () => T): T {
    return this.where(false, make);
  }

  private where<T>(within: boolean, make: () => T): T {
    const outside = this.isWithin;
    this.isWithin = within;
    const made = make();
    this.isWithin = outside;
    return made;
  }

  /** Branches, by what their bodies become: values, effects or the results of the function. */
  branches<T extends Evaluate>(code: Branches, make: (code: Code) => T): Evaluate {
    const cases = code.cases.map((each) => ({
      test: each.condition === undefined ? undefined : this.value(each.condition),
      run: make(each.body),
    }));
    const [first, second] = cases;
    if (first?.test !== undefined && cases.length === 1) {
      const {test, run} = first;
      return (f) => (test(f) === true ? run(f) : undefined);
    }
    if (first?.test !== undefined && second?.test === undefined && second !== undefined) {
      const {test, run} = first;
      const otherwise = second.run;
      return (f) => (test(f) === true ? run(f) : otherwise(f));
    }
    return (f) => {
      for (const {test, run} of cases) {
        if (test === undefined || test(f) === true) {
          return run(f);
        }
      }
      return undefined;
    };
  }
}
