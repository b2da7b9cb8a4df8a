import {type Code} from '../code';
import {char, double, float} from '../run/values';
import {type ClassSymbol, type Type, UNKNOWN} from '../symbols';
import {type CallTree, type Expression, type MemberTree} from '../tree';
import {
  classType,
  constrain,
  isClass,
  isKnown,
  isNull,
  isUnit,
  needsSafeCall,
  nonNull,
  nullable,
  render,
  same,
  solved,
  upperBound,
} from '../types';
import {branch, checkIf, checkTry, checkWhen} from './branches';
import {callNamed, callOn} from './calls/invocations';
import {invoke} from './calls/values';
import {declareLocalClass} from './classes/declare';
import {nullCode, unknown} from './codes';
import {factKey} from './flow';
import {anonymousFunction} from './functions';
import {checkLambda} from './lambdas';
import {entry, propertiesOn, readProperty, typeOfQualifier} from './names';
import {binary, increment, operatorCall} from './operators';
import {checkReference} from './references';
import {resolveType} from './resolveType';
import {type Scope} from './scope';
import {returned, type Words} from './words';

/** Checks an expression; `used` is false where its value does not matter. */
export function expression(
  tree: Expression,
  scope: Scope,
  expected: Type | undefined,
  used = true,
): Code {
  const {world} = scope;
  const {at} = tree;
  switch (tree.kind) {
    case 'constant':
      return constant(tree, scope, expected);
    case 'template': {
      const parts = tree.parts.map((part) =>
        typeof part === 'string' ? part : expression(part, scope, undefined),
      );
      return {op: 'text', parts, type: world.types.String, at};
    }
    case 'name':
      return readName(tree.name, scope, at);
    case 'this':
      return self(tree.label, scope, at);
    case 'super':
      return self(undefined, scope, at);
    case 'call':
      return call(tree, scope, expected);
    case 'member':
      return member(tree, scope);
    case 'index':
      return operatorCall(
        'get',
        '[]',
        expression(tree.target, scope, undefined),
        tree.args.map((each) => ({spread: false, tree: each, at: each.at})),
        scope,
        at,
        expected,
      );
    case 'prefix':
      return prefix(tree, scope, expected);
    case 'postfix':
      if (tree.operator !== '!!') return increment(tree.operand, tree.operator, false, scope, at);
      return notNull(
        expression(tree.operand, scope, expected === undefined ? undefined : nullable(expected)),
        scope,
        at,
      );
    case 'binary':
      return binary(tree, scope, expected);
    case 'is': {
      const value = expression(tree.operand, scope, undefined);
      const test: Code = {
        op: 'is',
        value,
        of: resolveType(tree.type, scope),
        type: world.types.Boolean,
        at,
      };
      return tree.negated ? not(test, scope) : test;
    }
    case 'as': {
      const of = resolveType(tree.type, scope);
      const value = expression(tree.operand, scope, undefined);
      const key = factKey(value);
      if (key !== undefined && !tree.safe) scope.facts.set(key, of);
      return {op: 'as', value, of, safe: tree.safe, type: tree.safe ? nullable(of) : of, at};
    }
    case 'if':
      return checkIf(tree, scope, expected, used);
    case 'when':
      return checkWhen(tree, scope, expected, used);
    case 'try':
      return checkTry(tree, scope, expected, used);
    case 'throw': {
      const value = expression(tree.value, scope, undefined);
      if (!constrain(value.type, world.type('Throwable')))
        world.report(
          tree.value.at,
          `Type mismatch: inferred type is '${render(value.type)}', but 'Throwable' was expected.`,
        );
      return {op: 'throw', value, type: world.types.Nothing, at};
    }
    case 'return':
      return returns(tree, scope);
    case 'jump': {
      const loop = scope.loopNamed(tree.label);
      if (loop === undefined) {
        world.report(at, `'break' and 'continue' are only allowed inside loops.`);
        return unknown(at);
      }
      return {op: 'jump', loop, word: tree.word, type: world.types.Nothing, at};
    }
    case 'lambda': {
      const wanted = expected === undefined ? undefined : solved(nonNull(expected));
      return checkLambda(tree, scope, wanted?.kind === 'function' ? wanted : undefined, undefined);
    }
    case 'anonymous':
      return anonymousFunction(tree.declaration, scope, expected);
    case 'object': {
      const of = declareLocalClass(tree.declaration, scope, at);
      const type = classType(of);
      const create: Code = {
        op: 'call',
        to: of.construct as never,
        args: [],
        typeArgs: [],
        direct: false,
        type,
        at,
      };
      return create;
    }
    case 'reference': {
      const wanted = expected === undefined ? undefined : solved(nonNull(expected));
      return checkReference(tree, scope, wanted?.kind === 'function' ? wanted : undefined);
    }
    case 'block':
      return branch(tree, scope, expected, used);
  }
}

export function not(value: Code, scope: Scope): Code {
  return operatorCall('not', '!', value, [], scope, value.at, undefined);
}

/** Checks an expression and that it can go where a type is expected. */
export function typed(tree: Expression, scope: Scope, expected: Type, words: Words): Code {
  const code = expression(tree, scope, expected);
  if (tree.kind === 'if' && tree.otherwise === undefined) missingElse(tree.at, scope);
  return fitting(code, expected, scope, words, tree.at);
}

export function missingElse(at: number, scope: Scope): void {
  scope.world.report(
    at,
    "'if' must have both main and 'else' branches when used as an expression.",
  );
}

export function fitting(
  code: Code,
  expected: Type,
  scope: Scope,
  words: Words,
  at = code.at,
): Code {
  const wanted = nonNull(expected);
  const isInterface =
    wanted.kind === 'class' &&
    wanted.of.modifiers.has('fun') &&
    solved(code.type).kind === 'function';
  if (!isInterface && !constrain(code.type, expected)) {
    if (isNull(code.type))
      scope.world.report(at, `Null cannot be a value of a non-null type '${render(expected)}'.`);
    else scope.world.report(at, words(render(expected), render(code.type)));
  }
  return code;
}

function constant(
  tree: Extract<Expression, {kind: 'constant'}>,
  scope: Scope,
  expected: Type | undefined,
): Code {
  const {types} = scope.world;
  const make = (value: unknown, type: Type): Code => ({
    op: 'constant',
    value,
    type,
    at: tree.at,
    literal: true,
  });
  switch (tree.sort) {
    case 'Int': {
      const number = BigInt(tree.text);
      const limit = tree.text.startsWith('0') ? 0xffffffffn : 2147483648n;
      if (number > 9223372036854775807n) scope.world.report(tree.at, 'The value is out of range.');
      const wantsLong = expected !== undefined && same(nonNull(expected), types.Long);
      return wantsLong || number >= limit
        ? make(number, types.Long)
        : make(Number(number) | 0, types.Int);
    }
    case 'Long':
      return make(BigInt.asIntN(64, BigInt(tree.text)), types.Long);
    case 'Double':
      return make(double(Number(tree.text)), types.Double);
    case 'Float':
      return make(float(Number(tree.text)), types.Float);
    case 'Char':
      return make(char(tree.text.charCodeAt(0)), types.Char);
    case 'Boolean':
      return make(tree.text === 'true', types.Boolean);
    case 'String':
      return make(tree.text, types.String);
    case 'Null':
      return make(null, nullable(types.Nothing));
  }
}

function readName(name: string, scope: Scope, at: number): Code {
  const found = readProperty(name, scope, at) ?? objectNamed(name, scope, at);
  if (found !== undefined) return found;
  scope.world.report(at, `Unresolved reference '${name}'.`);
  return unknown(at);
}

/** An object, or a companion, by the name of its class. */
function objectNamed(name: string, scope: Scope, at: number): Code | undefined {
  const type = scope.typeNamed(name, at);
  if (type === undefined || !('kind' in type) || type.kind !== 'class') return undefined;
  return objectOf(type, at);
}

function objectOf(type: ClassSymbol, at: number): Code | undefined {
  type.complete();
  const of = type.isObject ? type : type.companion;
  return of === undefined ? undefined : {op: 'instance', of, type: classType(of), at};
}

function self(label: string | undefined, scope: Scope, at: number): Code {
  const receivers = scope.receivers();
  const found =
    label === undefined
      ? receivers[0]
      : receivers.find(
          (each) =>
            each.label === label || (each.type.kind === 'class' && each.type.of.name === label),
        );
  if (found !== undefined) return found.code(at);
  scope.world.report(
    at,
    label === undefined
      ? "'this' is not defined in this context."
      : `Unresolved reference '@${label}'.`,
  );
  return unknown(at);
}

function call(tree: CallTree, scope: Scope, expected: Type | undefined): Code {
  const {callee, at} = tree;
  if (callee.kind === 'name') return callNamed(callee.name, tree, scope, expected);
  if (callee.kind !== 'member') return invoke(expression(callee, scope, undefined), tree, scope);
  const holder = typeOfQualifier(callee.target, scope);
  if (holder !== undefined) {
    const code = qualifiedCall(holder, callee, tree, scope, expected);
    if (code !== undefined) return code;
  }
  const isSuper = callee.target.kind === 'super';
  const target =
    holder?.kind === 'class' ? objectOf(holder, at) : expression(callee.target, scope, undefined);
  if (target === undefined) {
    scope.world.report(callee.at, `Unresolved reference '${callee.name}'.`);
    return unknown(at);
  }
  if (isSuper)
    return callOn(
      {...target, type: superType(target.type, scope)},
      callee.name,
      tree,
      scope,
      expected,
      true,
    );
  if (callee.safe)
    return safely(target, scope, callee.at, (value) =>
      callOn(value, callee.name, tree, scope, expected),
    );
  return callOn(target, callee.name, tree, scope, expected);
}

function superType(type: Type, scope: Scope): Type {
  const found = upperBound(type);
  return found.kind === 'class'
    ? (found.of.supers()[0] ?? scope.world.types.Any)
    : scope.world.types.Any;
}

/** `Class.nested(…)`, `package.function(…)`, `Enum.valueOf(…)`. */
function qualifiedCall(
  holder: NonNullable<ReturnType<typeof typeOfQualifier>>,
  callee: MemberTree,
  tree: CallTree,
  scope: Scope,
  expected: Type | undefined,
): Code | undefined {
  if (holder.kind === 'package') {
    const found = scope.world
      .members(holder.name, callee.name)
      .filter((each) => each.kind === 'function');
    return callNamed(callee.name, tree, scope, expected, [found.map((symbol) => ({symbol}))]);
  }
  const nested = holder.nested.get(callee.name);
  nested?.complete();
  if (nested?.construct !== undefined && nested.outer === undefined)
    return callNamed(callee.name, tree, scope, expected, [[{symbol: nested.construct}]]);
  if (holder.sort === 'enum' && (callee.name === 'values' || callee.name === 'valueOf')) {
    const all: Code = {
      op: 'entry',
      of: holder,
      name: '*',
      type: scope.world.type('List', classType(holder)),
      at: callee.at,
    };
    if (callee.name === 'values') return callOn(all, 'toTypedArray', tree, scope, expected);
    const candidates = scope.world
      .members('kotlin.internal', 'entryNamed')
      .flatMap((symbol) => (symbol.kind === 'function' ? [{symbol, receiver: all}] : []));
    return callNamed('valueOf', tree, scope, expected, [candidates]);
  }
  return undefined;
}

/** `value?.…`: nothing is done when the value is null. */
export function safely(value: Code, scope: Scope, at: number, use: (value: Code) => Code): Code {
  const {world} = scope;
  const held = scope.declare('<safe>', value.type, false);
  const got: Code = {op: 'get', variable: held, type: nonNull(value.type), at};
  const result = use(got);
  const type =
    isUnit(result.type) || isKnown(result.type) || result.type.kind !== 'unknown'
      ? nullable(result.type)
      : UNKNOWN;
  const isNone: Code = {
    op: 'equal',
    left: {...got, type: value.type},
    right: nullCode(scope, at),
    identity: true,
    negated: false,
    type: world.types.Boolean,
    at,
  };
  return {
    op: 'block',
    statements: [
      {op: 'set', variable: held, value, declares: true, type: world.types.Unit, at},
      {
        op: 'branches',
        cases: [{condition: isNone, body: nullCode(scope, at)}, {body: result}],
        sort: 'safe',
        type,
        at,
      },
    ],
    type,
    at,
  };
}

function member(tree: MemberTree, scope: Scope): Code {
  const holder = typeOfQualifier(tree.target, scope);
  if (holder !== undefined) {
    const code = qualifiedRead(holder, tree, scope);
    if (code !== undefined) return code;
    scope.world.report(tree.at, `Unresolved reference '${tree.name}'.`);
    return unknown(tree.at);
  }
  // `Class.Nested` that is an object.
  const type = typeOfQualifier(tree, scope);
  const object = type?.kind === 'class' ? objectOf(type, tree.at) : undefined;
  if (object !== undefined) return object;
  const target = expression(tree.target, scope, undefined);
  const read = (value: Code): Code => readOn(value, tree, scope);
  return tree.safe ? safely(target, scope, tree.at, read) : read(target);
}

export function readOn(value: Code, tree: MemberTree, scope: Scope): Code {
  const at = tree.at;
  if (solved(value.type).kind === 'unknown')
    return {
      op: 'late',
      name: tree.name,
      args: [value],
      candidates: scope.file.membersNamed(tree.name).flat(),
      type: UNKNOWN,
      at,
    };
  const placed = {...value, at};
  if (needsSafeCall(value.type)) {
    const extension = propertiesOn(placed, tree.name, scope);
    const own = extension?.op === 'read' && extension.property.receiver === undefined;
    if (extension !== undefined && !own) return extension;
    if (propertiesOn({...placed, type: nonNull(value.type)}, tree.name, scope) !== undefined) {
      unsafe(value.type, at, scope);
      return unknown(at);
    }
  }
  const found = propertiesOn(placed, tree.name, scope);
  if (found !== undefined) return found;
  scope.world.report(at, `Unresolved reference '${tree.name}'.`);
  return unknown(at);
}

export function unsafe(type: Type, at: number, scope: Scope): void {
  scope.world.report(
    at,
    `Only safe (?.) or non-null asserted (!!.) calls are allowed on a nullable receiver of type '${render(type)}'.`,
  );
}

function qualifiedRead(
  holder: NonNullable<ReturnType<typeof typeOfQualifier>>,
  tree: MemberTree,
  scope: Scope,
): Code | undefined {
  const {world} = scope;
  const {at} = tree;
  if (holder.kind === 'package') {
    const found = world.members(holder.name, tree.name).find((each) => each.kind === 'property');
    if (found?.kind === 'property')
      return {op: 'read', property: found, args: [], type: found.type(), at};
    const type = world.packages.get(holder.name)?.classes.get(tree.name);
    return type?.kind === 'class' ? objectOf(type, at) : undefined;
  }
  if (holder.entries.includes(tree.name)) return entry(holder, tree.name, at);
  if (holder.sort === 'enum' && tree.name === 'entries')
    return {op: 'entry', of: holder, name: '*', type: world.type('List', classType(holder)), at};
  const nested = holder.nested.get(tree.name);
  const object = nested === undefined ? undefined : objectOf(nested, at);
  if (object !== undefined) return object;
  const own = objectOf(holder, at);
  return own === undefined ? undefined : propertiesOn(own, tree.name, scope);
}

function prefix(
  tree: Extract<Expression, {kind: 'prefix'}>,
  scope: Scope,
  expected: Type | undefined,
): Code {
  const {operator, operand, at} = tree;
  if (operator === '++' || operator === '--') return increment(operand, operator, true, scope, at);
  const value = expression(operand, scope, operator === '-' ? expected : undefined);
  if (operator === '-' && value.op === 'constant' && value.literal && operand.kind === 'constant') {
    // The least Int has no positive counterpart.
    if (
      typeof value.value === 'bigint' &&
      operand.sort === 'Int' &&
      value.value === 2147483648n &&
      !isClass(expected ?? UNKNOWN, 'kotlin.Long')
    ) {
      return {...value, value: -2147483648, type: scope.world.types.Int, at};
    }
  }
  const name = operator === '-' ? 'unaryMinus' : operator === '+' ? 'unaryPlus' : 'not';
  return operatorCall(name, operator, value, [], scope, at, undefined);
}

function notNull(value: Code, scope: Scope, at: number): Code {
  const key = factKey(value);
  if (key !== undefined) scope.facts.set(key, nonNull(value.type));
  return {op: 'notNull', value, type: nonNull(value.type), at};
}

function returns(tree: Extract<Expression, {kind: 'return'}>, scope: Scope): Code {
  const {world} = scope;
  const {at} = tree;
  let target: typeof scope.body | undefined = scope.body;
  while (
    target !== undefined &&
    (tree.label === undefined ? target.sort !== 'function' : target.label !== tree.label)
  )
    target = target.parent;
  if (target === undefined) {
    world.report(
      at,
      tree.label === undefined
        ? "'return' is not allowed here."
        : `Unresolved label '@${tree.label}'.`,
    );
    return unknown(at);
  }
  const wanted = target.result;
  if (tree.value === undefined) {
    if (
      wanted !== undefined &&
      !isUnit(wanted) &&
      isKnown(wanted) &&
      !constrain(world.types.Unit, wanted)
    ) {
      world.report(at, `This function must return a value of type '${render(wanted)}'.`);
    }
    if (wanted === undefined) target.returned.push(world.types.Unit);
    return {op: 'return', target, value: undefined, type: world.types.Nothing, at};
  }
  let value: Code;
  if (wanted === undefined) {
    value = expression(tree.value, scope, undefined);
    target.returned.push(value.type);
  } else {
    value =
      isUnit(wanted) && target.sort === 'lambda'
        ? expression(tree.value, scope, undefined)
        : typed(tree.value, scope, wanted, returned);
  }
  return {op: 'return', target, value, type: world.types.Nothing, at};
}

/** Checks a condition. */
export function condition(tree: Expression, scope: Scope): Code {
  const {Boolean} = scope.world.types;
  const code = expression(tree, scope, Boolean);
  if (!constrain(code.type, Boolean)) {
    scope.world.report(
      tree.at,
      `Condition type mismatch: inferred type is '${render(code.type)}' but 'Boolean' was expected.`,
    );
  }
  return code;
}
