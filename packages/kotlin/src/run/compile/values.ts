/** Expressions, each by its kind. */
import {type Code} from '../../code';
import {fail, Thrown} from '../failures';
import {hooks} from '../hooks';
import {type Instance} from '../instances';
import {items} from '../iterate';
import {callLate} from '../late';
import {machine} from '../machine';
import {Cell, type Evaluate} from '../procedure';
import {entriesOf, instanceOf, samInstance} from '../running';
import {text} from '../text';
import {type Function, KotlinArray} from '../values';
import {attempt} from './attempt';
import {call, invoke} from './calls';
import {compare, equal} from './comparing';
import {type Compiler} from './compiler';
import {lambda, reference} from './lambda';
import {read, write} from './properties';
import {cast, testing} from './types';

export function valueOf(compiler: Compiler, code: Code): Evaluate {
  const {at} = code;
  switch (code.op) {
    case 'constant': {
      const {value} = code;
      return () => value;
    }
    case 'get': {
      const slot = compiler.layout.slot(code.variable);
      return code.variable.cell ? (f) => (f[slot] as Cell).value : (f) => f[slot];
    }
    case 'set':
      return set(compiler, code);
    case 'call':
      return call(compiler, code);
    case 'invoke':
      return invoke(compiler, code);
    case 'read':
      return read(compiler, code);
    case 'write':
      return write(compiler, code);
    case 'lambda':
      return code.reference === undefined
        ? lambda(compiler, code.body)
        : reference(compiler, code.body, code.reference);
    case 'instance': {
      const {of} = code;
      return () => instanceOf(of);
    }
    case 'entry': {
      const {of, name} = code;
      return () => entriesOf(of, name);
    }
    case 'outer': {
      const value = compiler.value(code.value);
      const field = code.of.outerField;
      return (f) => (value(f) as Instance).fields[field];
    }
    case 'block': {
      const effects = code.statements.slice(0, -1).map((each) => compiler.effect(each));
      const last = code.statements.at(-1);
      const result = last === undefined ? () => undefined : compiler.value(last);
      const [first, second] = effects;
      if (first === undefined) {
        return result;
      }
      if (second === undefined) {
        return (f) => {
          first(f);
          return result(f);
        };
      }
      return (f) => {
        for (const effect of effects) {
          effect(f);
        }
        return result(f);
      };
    }
    case 'branches':
      return compiler.branches(code, (each) => compiler.value(each));
    case 'loop':
    case 'each':
    case 'return':
    case 'jump':
      return compiler.effect(code);
    case 'try':
      return attempt(compiler, code, (each) => compiler.value(each));
    case 'throw': {
      const value = compiler.value(code.value);
      return (f) => {
        throw new Thrown(value(f), at);
      };
    }
    case 'is': {
      const value = compiler.value(code.value);
      const test = testing(compiler, code.of);
      return (f) => test(f)(value(f));
    }
    case 'as':
      return cast(compiler, code);
    case 'notNull': {
      const value = compiler.value(code.value);
      return (f) => {
        const found = value(f);
        if (found === null) {
          machine.at = at;
          fail('NullPointerException', null);
        }
        return found;
      };
    }
    case 'text': {
      const parts = code.parts.map((part) =>
        typeof part === 'string' ? part : compiler.value(part),
      );
      return (f) => {
        let result = '';
        let longest = 0;
        for (const part of parts) {
          const own = typeof part === 'string' ? part : text(part(f));
          longest = Math.max(longest, own.length);
          result += own;
        }
        machine.write(result.length - longest);
        return result;
      };
    }
    case 'equal':
      return equal(compiler, code);
    case 'compare':
      return compare(compiler, code);
    case 'late': {
      const args = code.args.map((each) => compiler.value(each));
      const {name, candidates} = code;
      return (f) => {
        machine.at = at;
        return callLate(
          name,
          args.map((each) => each(f)),
          candidates,
        );
      };
    }
    case 'convert': {
      const value = compiler.value(code.value);
      const {to} = code;
      return to.test !== undefined ? value : (f) => samInstance(to, value(f) as Function);
    }
    case 'list': {
      const parts = code.items.map((item) => ({
        value: compiler.value(item.code),
        spread: item.spread,
      }));
      const sort = code.type.kind === 'class' ? code.type.of.name.slice(0, -'Array'.length) : '';
      if (parts.every((part) => !part.spread)) {
        return (f) =>
          new KotlinArray(
            parts.map((part) => part.value(f)),
            sort,
          );
      }
      return (f) =>
        new KotlinArray(
          parts.flatMap((part) => (part.spread ? items(part.value(f)) : [part.value(f)])),
          sort,
        );
    }
    case 'align': {
      const {token} = code;
      const context = compiler.value(code.context);
      const value = compiler.value(code.value);
      return (f) => {
        const aggregate = context(f);
        hooks.align(aggregate, token);
        const result = value(f);
        hooks.dealign(aggregate);
        return result;
      };
    }
    case 'project': {
      const value = compiler.value(code.value);
      return (f) => hooks.project(value(f));
    }
  }
}

/** Gives a variable a value; a cell, where functions share it. */
function set(compiler: Compiler, code: Extract<Code, {op: 'set'}>): Evaluate {
  const slot = compiler.layout.slot(code.variable);
  const value = compiler.value(code.value);
  if (!code.variable.cell) {
    return (f) => {
      f[slot] = value(f);
    };
  }
  if (!code.declares) {
    return (f) => {
      (f[slot] as Cell).value = value(f);
    };
  }
  return (f) => {
    machine.allocate(1);
    const cell = new Cell();
    f[slot] = cell;
    cell.value = value(f);
  };
}
