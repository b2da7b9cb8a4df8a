/** What can be named inside of a class: its own, of companions, of the classes around it. */
import {type Body, type Code} from '../../code';
import {type ClassSymbol, type VariableSymbol} from '../../symbols';
import {classType, thisType} from '../../types';
import {Scope} from '../scope';

/** The names that a signature within a class can use. */
export function staticScope(symbol: ClassSymbol, scope: Scope): Scope {
  const own = new Scope(scope, scope.file, scope.body);
  own.classBody = symbol;
  return own;
}

/** The classes above a class, the highest first. */
function above(symbol: ClassSymbol): ClassSymbol[] {
  const found = symbol.supers().find((each) => !each.of.isInterface && each.of.tree !== undefined);
  return found === undefined ? [] : [...above(found.of), found.of];
}

/** The companions of the classes above and around, outermost first. */
function companions(symbol: ClassSymbol, scope: Scope, body: Body): Scope {
  let around = scope;
  const classes: ClassSymbol[] = [];
  for (let of: ClassSymbol | undefined = symbol; of !== undefined; of = of.enclosing) {
    classes.unshift(of);
  }
  for (const of of above(symbol)) {
    if (of.companion !== undefined) {
      const {companion} = of;
      around = new Scope(around, scope.file, body);
      around.receiver = {
        type: classType(companion),
        label: undefined,
        code: (at) => ({op: 'instance', of: companion, type: classType(companion), at}),
      };
    }
  }
  for (const of of classes) {
    if (of.companion !== undefined || (of.isObject && of !== symbol)) {
      const object = of.companion ?? of;
      around = new Scope(around, scope.file, body);
      around.receiver = {
        type: classType(object),
        label: object.name,
        code: (at) => ({op: 'instance', of: object, type: classType(object), at}),
      };
    }
  }
  return around;
}

/**
 * The scope of a member, with its `this`, and that of the classes around an inner one.
 *
 * @param self the variable that holds `this`
 */
export function memberScope(
  symbol: ClassSymbol,
  scope: Scope,
  body: Body,
  self: VariableSymbol,
): Scope {
  const type = thisType(symbol);
  let around = companions(symbol, scope, body);
  for (const {of, code} of outerInstances(symbol, self)) {
    const outer = thisType(of);
    around = new Scope(around, scope.file, body);
    around.classBody = of;
    around.receiver = {type: outer, label: of.name, code};
  }
  const own = new Scope(around, scope.file, body);
  own.classBody = symbol;
  own.receiver = {type, label: symbol.name, code: (at) => ({op: 'get', variable: self, type, at})};
  return own;
}

/** The instances to which that of an inner class belongs, outermost first, and how to come to them. */
function outerInstances(
  symbol: ClassSymbol,
  self: VariableSymbol,
): {readonly of: ClassSymbol; readonly code: (at: number) => Code}[] {
  const found: {of: ClassSymbol; code: (at: number) => Code}[] = [];
  let code = (at: number): Code => ({op: 'get', variable: self, type: thisType(symbol), at});
  let inner = symbol;
  for (let {outer: of} = symbol; of !== undefined; of = of.outer) {
    const type = thisType(of);
    const below = code;
    const owner = inner;
    code = (at) => ({op: 'outer', of: owner, value: below(at), type, at});
    found.unshift({of, code});
    inner = of;
  }
  return found;
}
