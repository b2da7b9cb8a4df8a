import {type Code} from '../code';
import {type Type} from '../symbols';
import {constrain, intersect, isNull, mayBeNull, nonNull} from '../types';

/** What a condition shows when it holds, and when it does not. */
export interface Facts {
  readonly whenTrue: ReadonlyMap<string, Type>;
  readonly whenFalse: ReadonlyMap<string, Type>;
}

const NONE: ReadonlyMap<string, Type> = new Map();

/** The name under which facts about an expression are kept: variables, and properties that never change. */
export function factKey(code: Code): string | undefined {
  if (code.op === 'get') {
    return String(code.variable.id);
  }
  if (code.op !== 'read' || code.property.mutable || code.property.getter !== undefined) {
    return undefined;
  }
  const [owner] = code.args;
  const path = owner === undefined ? '' : factKey(owner);
  return path === undefined ? undefined : `${path}.${code.property.name}`;
}

export function factsOf(condition: Code): Facts {
  switch (condition.op) {
    case 'is': {
      const shown = about(condition.value, intersect(condition.of, condition.value.type));
      return {whenTrue: shown, whenFalse: NONE};
    }
    case 'equal': {
      const facts = nullFacts(condition.left, condition.right);
      return condition.negated ? {whenTrue: facts.whenFalse, whenFalse: facts.whenTrue} : facts;
    }
    case 'branches':
      return branchFacts(condition);
    case 'block':
      return condition.statements.length === 1 && condition.statements[0] !== undefined
        ? factsOf(condition.statements[0])
        : {whenTrue: NONE, whenFalse: NONE};
    case 'call': {
      const [operand] = condition.args;
      if (condition.to.name === 'not' && operand !== undefined) {
        const facts = factsOf(operand);
        return {whenTrue: facts.whenFalse, whenFalse: facts.whenTrue};
      }
      if (
        (condition.to.name === 'isNullOrEmpty' || condition.to.name === 'isNullOrBlank') &&
        operand !== undefined
      ) {
        return {whenTrue: NONE, whenFalse: about(operand, nonNull(operand.type))};
      }
      return {whenTrue: NONE, whenFalse: NONE};
    }
    default:
      return {whenTrue: NONE, whenFalse: NONE};
  }
}

function branchFacts(condition: Extract<Code, {op: 'branches'}>): Facts {
  const [first, second] = condition.cases;
  if (first?.condition === undefined || second === undefined) {
    return {whenTrue: NONE, whenFalse: NONE};
  }
  const left = factsOf(first.condition);
  if (condition.sort === 'and') {
    const right = factsOf(first.body);
    return {
      whenTrue: new Map([...left.whenTrue, ...right.whenTrue]),
      whenFalse: inBoth(left.whenFalse, right.whenFalse),
    };
  }
  if (condition.sort === 'or') {
    const right = factsOf(second.body);
    return {
      whenTrue: inBoth(left.whenTrue, right.whenTrue),
      whenFalse: new Map([...left.whenFalse, ...right.whenFalse]),
    };
  }
  return {whenTrue: NONE, whenFalse: NONE};
}

/** What is shown either way: of two types of a value, the one above. */
function inBoth(one: Facts['whenTrue'], other: Facts['whenTrue']): Facts['whenTrue'] {
  const shown = new Map<string, Type>();
  for (const [key, a] of one) {
    const b = other.get(key);
    const above = b === undefined ? undefined : [a, b].find((type) => isAbove(type, a, b));
    if (above !== undefined) {
      shown.set(key, above);
    }
  }
  return shown;
}

const isAbove = (type: Type, ...others: Type[]): boolean =>
  others.every((each) => constrain(each, type));

function nullFacts(left: Code, right: Code): Facts {
  if (isNull(right.type)) {
    return {whenTrue: NONE, whenFalse: about(left, nonNull(left.type))};
  }
  if (isNull(left.type)) {
    return {whenTrue: NONE, whenFalse: about(right, nonNull(right.type))};
  }
  // `x == 3` shows that x is not null.
  const shown = mayBeNull(right.type) ? (mayBeNull(left.type) ? undefined : right) : left;
  return {
    whenTrue: shown === undefined ? NONE : about(shown, nonNull(shown.type)),
    whenFalse: NONE,
  };
}

/** What it shows that a value is of a type. */
export function about(value: Code, type: Type): ReadonlyMap<string, Type> {
  const key = factKey(value);
  const safe = safeReceiver(value);
  const facts = new Map<string, Type>();
  if (key !== undefined) {
    facts.set(key, type);
  }
  // `a?.b` that is not null: neither is `a`.
  if (safe !== undefined) {
    for (const [name, shown] of about(safe, nonNull(safe.type))) {
      facts.set(name, shown);
    }
  }
  return facts;
}

/** The `a` of `a?.b`. */
function safeReceiver(code: Code): Code | undefined {
  if (code.op !== 'block') {
    return undefined;
  }
  const [first, last] = code.statements;
  return last?.op === 'branches' && last.sort === 'safe' && first?.op === 'set'
    ? first.value
    : undefined;
}
