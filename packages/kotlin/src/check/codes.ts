/** Small pieces of code that are not written in the program. */
import {type Code} from '../code';
import {type Type, UNKNOWN, type VariableSymbol} from '../symbols';
import {nullable} from '../types';
import {type Scope} from './scope';

/** In the place of what is not understood: something was reported, and nothing follows from it. */
export function unknown(at: number): Code {
  return {op: 'constant', value: null, type: UNKNOWN, at, literal: false};
}

export function nullCode(scope: Scope, at: number): Code {
  const type = nullable(scope.world.types.Nothing);
  return {op: 'constant', value: null, type, at, literal: true};
}

export function unitCode(scope: Scope, at: number): Code {
  return {op: 'constant', value: undefined, type: scope.world.types.Unit, at, literal: false};
}

export function truth(value: boolean, scope: Scope, at: number): Code {
  return {op: 'constant', value, type: scope.world.types.Boolean, at, literal: false};
}

/** Reads a variable, as it was declared. */
export function get(variable: VariableSymbol, at: number, type: Type = variable.type): Code {
  return {op: 'get', variable, type, at};
}

/** Gives a variable its first value. */
export function keep(variable: VariableSymbol, value: Code, scope: Scope, at: number): Code {
  return {op: 'set', variable, value, declares: true, type: scope.world.types.Unit, at};
}

/** Whether a value is null. */
export function isNone(left: Code, scope: Scope, at: number): Code {
  return {
    op: 'equal',
    left,
    right: nullCode(scope, at),
    identity: true,
    negated: false,
    type: scope.world.types.Boolean,
    at,
  };
}
