/** The names that can be used at a place, and what tests have shown about them. */
import {type Body, type Code, type Loop} from '../code';
import {
  type ClassSymbol,
  type ClassType,
  type FunctionSymbol,
  type PropertySymbol,
  type Type,
  type TypeParameter,
  VariableSymbol,
} from '../symbols';
import {asSuper, constrain, intersect, isNull, mayBeNull, nonNull, plain, thisType} from '../types';
import {type TypeName, type TypeScope} from './resolveType';
import {type FileScope, type World} from './world';

/** Something that can be `this` without being written. */
export interface Receiver {
  readonly type: Type;
  readonly label: string | undefined;
  readonly code: (at: number) => Code;
}

/** The names that can be used at a place, innermost first. */
export class Scope implements TypeScope {
  readonly variables = new Map<string, VariableSymbol>();
  readonly functions = new Map<string, FunctionSymbol[]>();
  readonly types = new Map<string, ClassSymbol | TypeParameter>();
  /** What tests have shown about variables: smart casts. */
  readonly facts = new Map<string, Type>();
  receiver: Receiver | undefined;
  /** Of an accessor: the property whose value is `field`. */
  backing: PropertySymbol | undefined;
  /** The class whose nested classes and entries can be named. */
  classBody: ClassSymbol | undefined;
  loop: Loop | undefined;

  constructor(
    readonly parent: Scope | undefined,
    readonly file: FileScope,
    readonly body: Body,
  ) {}

  get world(): World {
    return this.file.world;
  }

  inner(body = this.body): Scope {
    return new Scope(this, this.file, body);
  }

  /** The same place in a loop or with facts known. */
  where(facts: ReadonlyMap<string, Type>): Scope {
    const scope = this.inner();
    for (const [key, type] of facts) {
      scope.facts.set(key, type);
    }
    return scope;
  }

  /** The same place without a receiver: what is handed to a constructor cannot see the instance that it makes. */
  without(self: VariableSymbol): Scope {
    const own = this.receiver?.code(0);
    const isOwn = own?.op === 'get' && own.variable === self;
    const made = new Scope(isOwn ? this.parent : this.parent?.without(self), this.file, this.body);
    made.classBody = this.classBody;
    made.receiver = isOwn ? undefined : this.receiver;
    for (const name of ['variables', 'functions', 'types', 'facts'] as const) {
      this[name].forEach((value, key) => made[name].set(key, value as never));
    }
    return made;
  }

  /** Whether this place is in another one, or is it. */
  isWithin(outer: object | undefined): boolean {
    return this === outer || (this.parent?.isWithin(outer) ?? false);
  }

  variable(name: string): VariableSymbol | undefined {
    const found = this.variables.get(name) ?? this.parent?.variable(name);
    return found;
  }

  declare(name: string, type: Type, mutable: boolean): VariableSymbol {
    const symbol = new VariableSymbol(name, plain(type), mutable, this.body);
    this.variables.set(name, symbol);
    return symbol;
  }

  fact(key: string): Type | undefined {
    return this.facts.get(key) ?? this.parent?.fact(key);
  }

  /** Innermost first. */
  receivers(): Receiver[] {
    const found: Receiver[] = this.receiver === undefined ? [] : [this.seen(this.receiver)];
    for (let here = this.parent; here !== undefined; here = here.parent) {
      if (here.receiver !== undefined) {
        found.push(this.seen(here.receiver));
      }
    }
    return found;
  }

  /** A receiver with what tests have shown of it here. */
  seen(receiver: Receiver): Receiver {
    const key = factKey(receiver.code(0));
    const type = key === undefined ? undefined : this.fact(key);
    return type === undefined
      ? receiver
      : {...receiver, type, code: (at) => ({...receiver.code(at), type})};
  }

  typeNamed(name: string, at: number): TypeName | undefined {
    const own =
      this.types.get(name) ??
      (this.classBody === undefined
        ? undefined
        : (nestedClass(this.classBody, name) ?? this.classBody.aliases.get(name)));
    return (
      own ??
      (this.parent === undefined ? this.file.typeNamed(name) : this.parent.typeNamed(name, at))
    );
  }

  around(of: ClassSymbol): ClassType | undefined {
    return (this.classBody && asSuper(thisType(this.classBody), of)) ?? this.parent?.around(of);
  }

  /** An entry of an enum around this place. */
  entryNamed(name: string): {readonly of: ClassSymbol; readonly name: string} | undefined {
    const own =
      this.classBody?.entries.includes(name) === true ? {of: this.classBody, name} : undefined;
    return (
      own ?? (this.parent === undefined ? this.file.entryNamed(name) : this.parent.entryNamed(name))
    );
  }

  loopNamed(label: string | undefined): Loop | undefined {
    if (this.loop !== undefined && (label === undefined || this.loop.label === label)) {
      return this.loop;
    }
    if (this.parent === undefined || (this.parent.body !== this.body && !this.body.inlined)) {
      return undefined;
    }
    return this.parent.loopNamed(label);
  }
}

/** The class of a name within a class or one of those above it. */
export function nestedIn(
  of: ClassSymbol,
  name: string,
  within: (above: ClassSymbol, name: string) => ClassSymbol | undefined = nestedIn,
): ClassSymbol | undefined {
  const own = of.nested.get(name);
  if (own !== undefined) {
    return own;
  }
  for (const above of of.supers()) {
    const found = within(above.of, name);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** The same, as seen from its body: by the names of those above it, too, but for those of the library. */
const nestedClass = (of: ClassSymbol, name: string): ClassSymbol | undefined =>
  of.test === undefined && of.name === name ? of : nestedIn(of, name, nestedClass);

/** What a condition shows when it holds, and when it does not. */
interface Facts {
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
      const shown = factsOfType(condition.value, intersect(condition.of, condition.value.type));
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
        return {whenTrue: NONE, whenFalse: factsOfType(operand, nonNull(operand.type))};
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
    return {whenTrue: NONE, whenFalse: factsOfType(left, nonNull(left.type))};
  }
  if (isNull(left.type)) {
    return {whenTrue: NONE, whenFalse: factsOfType(right, nonNull(right.type))};
  }
  // `x == 3` shows that x is not null.
  const shown = mayBeNull(right.type) ? (mayBeNull(left.type) ? undefined : right) : left;
  return {
    whenTrue: shown === undefined ? NONE : factsOfType(shown, nonNull(shown.type)),
    whenFalse: NONE,
  };
}

/** What it shows that a value is of a type. */
export function factsOfType(value: Code, type: Type): ReadonlyMap<string, Type> {
  const key = factKey(value);
  const safe = safeReceiver(value);
  const facts = new Map<string, Type>();
  if (key !== undefined) {
    facts.set(key, type);
  }
  // `a?.b` that is not null: neither is `a`.
  if (safe !== undefined) {
    for (const [name, shown] of factsOfType(safe, nonNull(safe.type))) {
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
