/** The variables, properties and entries that a name means. */
import {type Code} from '../../code';
import {
  type ClassSymbol,
  type Member,
  type PropertySymbol,
  type Type,
  UNKNOWN,
  type VariableSymbol,
} from '../../symbols';
import {
  asSuper,
  classType,
  constrain,
  fresh,
  nonNull,
  parametersOf,
  settledOr,
  substitute,
  upperBound,
} from '../../types';
import {settled} from '../calls/inference';
import {expression} from '../expressions/expression';
import {factKey} from '../flow';
import {type Receiver, type Scope} from '../scope';
import {membersOf, objectOf} from './members';
import {isVisible} from './visible';

/** The variable, property or entry that a name alone means. */
export function readProperty(name: string, scope: Scope, at: number): Code | undefined {
  // Variables of functions come first, whatever is closer.
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    const {backing} = here;
    if (name === 'field' && backing !== undefined) {
      return backingField(backing, here, at);
    }
    const variable = here.variables.get(name);
    if (variable !== undefined) {
      return readVariable(variable, at, scope);
    }
  }
  // What may not be seen is meant only where nothing else is.
  let hidden: Code | undefined;
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    const receiver = here.receiver === undefined ? undefined : scope.seen(here.receiver);
    if (receiver !== undefined) {
      const found = implicitProperty(receiver, name, scope, at);
      const isHidden = found?.op === 'read' && !isVisible(found.property, scope);
      if (isHidden) {
        hidden ??= found;
      } else if (found !== undefined) {
        return found;
      }
    }
    if (here.classBody?.entries.includes(name) === true) {
      return entry(here.classBody, name, at);
    }
  }
  const receivers = scope.receivers();
  for (const level of scope.file.membersNamed(name)) {
    for (const symbol of level) {
      if (symbol.kind !== 'property') {
        continue;
      }
      if (symbol.receiver === undefined) {
        return read(symbol, objectOf(symbol, at), undefined, at, scope);
      }
      const receiver = receivers.map((each) => each.code(at)).find((each) => fits(symbol, each));
      if (receiver !== undefined) {
        return read(symbol, objectOf(symbol, at), receiver, at, scope);
      }
    }
  }
  const found = scope.entryNamed(name);
  if (found !== undefined) {
    return entry(found.of, found.name, at);
  }
  const around = name === 'entries' ? enumAround(scope) : undefined;
  return around === undefined ? hidden : entriesOf(around, scope, at);
}

/** `field` in an accessor. */
function backingField(property: PropertySymbol, scope: Scope, at: number): Code {
  const [self] = property.owner === undefined ? [] : scope.receivers();
  const args = self === undefined ? [] : [self.code(at)];
  return {op: 'read', property, args, type: property.type(), from: 'field', at};
}

function implicitProperty(
  receiver: Receiver,
  name: string,
  scope: Scope,
  at: number,
): Code | undefined {
  const dispatch = receiver.code(at);
  for (const member of membersOf(receiver.type, name, scope)) {
    if (member.kind !== 'property') {
      continue;
    }
    if (member.receiver === undefined) {
      return read(member, dispatch, undefined, at, scope);
    }
    const extended = scope
      .receivers()
      .map((each) => each.code(at))
      .find((each) => fits(member, each));
    if (extended !== undefined) {
      return read(member, dispatch, extended, at, scope);
    }
  }
  return undefined;
}

/** The enum within which a place is. */
export function enumAround(scope: Scope): ClassSymbol | undefined {
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    if (here.classBody?.sort === 'enum') {
      return here.classBody;
    }
  }
  return undefined;
}

/** All entries of an enum. */
export function entriesOf(of: ClassSymbol, scope: Scope, at: number): Code {
  return {op: 'entry', of, name: '*', type: scope.world.type('List', classType(of)), at};
}

/** An entry of an enum. */
export function entry(of: ClassSymbol, name: string, at: number): Code {
  return {op: 'entry', of, name, type: classType(of), at};
}

/** The property that `value.name` means. */
export function propertiesOn(value: Code, name: string, scope: Scope): Code | undefined {
  const {at} = value;
  const own = membersOf(value.type, name, scope).find(
    (each) => each.kind === 'property' && each.receiver === undefined,
  );
  if (own?.kind === 'property') {
    return read(own, value, undefined, at, scope);
  }
  for (const receiver of scope.receivers()) {
    const extension = membersOf(receiver.type, name, scope).find(
      (each) => each.kind === 'property' && fits(each, value),
    );
    if (extension?.kind === 'property') {
      return read(extension, receiver.code(at), value, at, scope);
    }
  }
  for (const level of scope.file.membersNamed(name)) {
    const fitting = level.filter(
      (each) => each.kind === 'property' && fits(each, value),
    ) as PropertySymbol[];
    const found =
      fitting.find((each) => fitting.every((other) => other === each || narrower(each, other))) ??
      fitting[0];
    if (found !== undefined) {
      return read(found, objectOf(found, at), value, at, scope);
    }
  }
  return undefined;
}

function narrower(a: PropertySymbol, b: PropertySymbol): boolean {
  return constrain(
    a.receiver ?? UNKNOWN,
    substitute(b.receiver ?? UNKNOWN, fresh(b.typeParameters)),
  );
}

/** Reads a variable; of one that is `by lazy`, the value. */
export function readVariable(variable: VariableSymbol, at: number, scope: Scope): Code {
  if (variable.delegate !== undefined) {
    const wanted = variable.type.kind === 'unknown' ? undefined : variable.type;
    return expression(variable.delegate, scope, wanted);
  }
  if (variable.body !== scope.body) {
    variable.captured = true;
  }
  const code: Code = {op: 'get', variable, type: variable.type, at};
  if (variable.lazy) {
    return propertiesOn(code, 'value', scope) ?? code;
  }
  return narrowed(code, scope);
}

/** Reads a property, with the type that tests have shown. */
function read(
  symbol: PropertySymbol,
  dispatch: Code | undefined,
  receiver: Code | undefined,
  at: number,
  scope: Scope,
): Code {
  const args = [dispatch, receiver].filter((each) => each !== undefined);
  const code: Code = {
    op: 'read',
    property: symbol,
    args,
    type: memberType(symbol, dispatch, receiver),
    at,
  };
  return narrowed(code, scope);
}

/** With the type that tests have shown. */
function narrowed(code: Code, scope: Scope): Code {
  const key = factKey(code);
  const type = key === undefined ? undefined : scope.fact(key);
  return type === undefined ? code : {...code, type};
}

/** The type of a property, with what the receiver says of its class's type parameters. */
function memberType(
  symbol: PropertySymbol,
  dispatch: Code | undefined,
  receiver: Code | undefined,
): Type {
  const by = new Map(fresh(symbol.typeParameters));
  if (symbol.owner !== undefined && dispatch !== undefined) {
    const type = upperBound(nonNull(dispatch.type));
    const seen = type.kind === 'class' ? asSuper(type, symbol.owner) : undefined;
    for (const [parameter, arg] of parametersOf(symbol.owner, seen?.args ?? [])) {
      by.set(parameter, arg);
    }
  }
  if (symbol.receiver !== undefined && receiver !== undefined) {
    constrain(receiver.type, substitute(symbol.receiver, by));
  }
  return settled(settledOr(substitute(symbol.type(), by), by));
}

/** Whether an extension takes a receiver. */
const fits = (symbol: Member, receiver: Code): boolean => {
  if (symbol.receiver === undefined) {
    return false;
  }
  const variables = fresh(symbol.typeParameters);
  return constrain(receiver.type, substitute(symbol.receiver, variables)) && boundsHold(variables);
};

function boundsHold(variables: ReturnType<typeof fresh>): boolean {
  for (const [parameter, type] of variables) {
    if (parameter.bound === undefined || type.kind !== 'variable') {
      continue;
    }
    const bound = substitute(parameter.bound, variables);
    if (!type.of.lower.every((each) => constrain(each, bound))) {
      return false;
    }
  }
  return true;
}
