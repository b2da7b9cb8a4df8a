import {
  type Body,
  type Case,
  type ClassSymbol,
  type Code,
  mapParts,
  partsOf,
  type Type,
  type VariableSymbol,
  solved,
} from '@collektive/kotlin';
import {bodiesIn, bodiesOfClass, codesOf, localClassOf} from './bodies';

const transformed = new WeakSet<Body>();

/** Says that the compiler stops at a place. */
type Report = (at: number, message: string) => void;

/**
 * What the compiler's plugin does: in each outermost function with an `Aggregate` or a `Field` among its parameters,
 * expressions that use one, and branches that contain one, are put between a token and its end; variables that hold a
 * field are projected where they are read in branches and in `alignedOn`.
 */
export function alignBody(body: Body, report: Report): void {
  if (transformed.has(body)) {
    return;
  }
  transformed.add(body);
  // What a class does before its constructor's body is no part of that function.
  if (body.sort !== 'initialiser' && isAggregateBody(body)) {
    new Alignment(report).outermost(body);
    return;
  }
  for (const inner of bodiesIn(body)) {
    alignBody(inner, report);
  }
}

const AGGREGATE = 'it.unibo.collektive.aggregate.api.Aggregate';
const FIELD = 'it.unibo.collektive.aggregate.Field';
export const AGGREGATES: ReadonlySet<string> = new Set([AGGREGATE, FIELD]);

const named = (type: Type, name: string): boolean => {
  const found = solved(type);
  return found.kind === 'class' && found.of.qualified === name;
};
const isAggregate = (type: Type): boolean => named(type, AGGREGATE);
export const isField = (type: Type): boolean => named(type, FIELD);
const isAggregateBody = ({parameters}: Body): boolean =>
  parameters.some((each) => isAggregate(each.type) || isField(each.type));

const BY_HAND = new Set(['align', 'alignedOn']);

/** Tokens of what is not aligned: they become part of the tokens after them. */
type Before = string[];

class Alignment {
  private readonly occurrences = new Map<string, number>();
  private readonly projected = new Set<ClassSymbol>();
  private readonly aligned = new Set<ClassSymbol>();
  private body: Body | undefined;
  /** How many alignments there are so far: the names of what they add have a number. */
  private count = 0;

  constructor(private readonly report: Report) {}

  outermost(body: Body): void {
    this.projectIn(body, false);
    this.alignIn(body, []);
  }

  private projectIn(body: Body, inside: boolean): void {
    transformed.add(body);
    changeCodes(body, (code) => this.project(code, inside));
  }

  /** Projects variables that hold fields where `inside` a branch, or what is aligned by hand. */
  private project(code: Code, inside: boolean): Code {
    switch (code.op) {
      case 'get':
        return inside && isField(code.variable.type)
          ? {op: 'project', value: code, type: code.type, at: code.at}
          : code;
      case 'lambda':
        if (code.reference === undefined) {
          this.projectIn(code.body, inside);
        }
        return code;
      case 'branches':
        return {...code, cases: code.cases.map((each) => this.projectCase(each, inside))};
      case 'call': {
        const here = inside || BY_HAND.has(code.to.name);
        this.eachBodyOnce(localClassOf(code), this.projected, (body) => {
          this.projectIn(body, here);
        });
        return mapParts(code, (part) => this.project(part, here));
      }
      default:
        return mapParts(code, (part) => this.project(part, inside));
    }
  }

  /** The plugin goes only through what a branch results in, and cannot replace what is nothing but a variable. */
  private projectCase({condition, body}: Case, inside: boolean): Case {
    return {
      condition: condition !== undefined && inside ? this.project(condition, true) : condition,
      body: body.op === 'get' && !inside ? body : this.project(body, true),
    };
  }

  private eachBodyOnce(
    of: ClassSymbol | undefined,
    known: Set<ClassSymbol>,
    act: (body: Body) => void,
  ): void {
    if (of !== undefined && !known.has(of)) {
      known.add(of);
      bodiesOfClass(of).forEach(act);
    }
  }

  private alignIn(body: Body, before: Before): void {
    const outer = this.body;
    this.body = body;
    changeCodes(body, (code) => this.align(code, before));
    this.body = outer;
  }

  private align(code: Code, before: Before): Code {
    if (code.op === 'lambda') {
      if (code.reference === undefined) {
        this.alignIn(code.body, before);
      } else {
        before.push(this.next('::'));
      }
      return code;
    }
    if (code.op === 'branches') {
      return {...code, cases: code.cases.map((each) => this.alignCase(each, before))};
    }
    if (code.op === 'each') {
      before.push(this.next('iterator'));
    }
    const name = nameOf(code);
    if (name === undefined) {
      return this.within(code, before);
    }
    this.eachBodyOnce(localClassOf(code), this.aligned, (body) => {
      this.alignIn(body, before);
    });
    const token = this.next(name);
    const context = this.contextOf(code);
    if (context === undefined) {
      before.push(token);
      return this.within(code, before);
    }
    const full = [...before, token].join('|');
    // Of an assignment the plugin aligns the whole, and nothing in it; a variable alone needs nothing.
    const inner = code.op === 'set' || code.op === 'get' ? code : this.within(code, []);
    this.count += 1;
    return code.op === 'get' ? code : wrapped(inner, context, full);
  }

  private within(code: Code, before: Before): Code {
    return mapParts(code, (part) => this.align(part, before));
  }

  private alignCase({condition, body}: Case, before: Before): Case {
    const context = this.contextOf(body);
    const number = this.count;
    this.count += context === undefined ? 0 : 1;
    const test = condition && this.align(condition, before);
    if (context === undefined) {
      return {condition: test, body: this.align(body, before)};
    }
    // The plugin goes through what it has added, too.
    before.push(this.next('align'));
    const aligned = this.align(body, before);
    before.push(this.next('dealign'), `result${number}`);
    return {condition: test, body: wrapped(aligned, context, condition !== undefined)};
  }

  private next(token: string): string {
    const count = (this.occurrences.get(token) ?? 0) + 1;
    this.occurrences.set(token, count);
    return count === 1 ? token : `(${count})${token}`;
  }

  /** The first `Aggregate` that the code reads, else the context of the first `Field`. */
  private contextOf(code: Code): Code | undefined {
    const parts = partsToSearch(code, true);
    const aggregate = firstOf(parts, isAggregate);
    const found = aggregate ?? firstOf(parts, isField);
    if (found === undefined) {
      return undefined;
    }
    const {variable, at} = found;
    if (!this.isThereBefore(variable, code)) {
      this.report(at, tooLate(variable.type));
      return undefined;
    }
    variable.captured ||= variable.body !== this.body;
    return (
      aggregate ?? {
        op: 'read',
        property: contextProperty(found),
        args: [found],
        type: found.type,
        at: code.at,
      }
    );
  }

  /** Whether a variable has its value before the code begins. */
  private isThereBefore(variable: VariableSymbol, code: Code): boolean {
    for (let body = this.body; body !== undefined; body = body.parent) {
      if (variable.body === body) {
        return !declares(code, variable);
      }
    }
    return false;
  }
}

type Get = Extract<Code, {op: 'get'}>;

function firstOf(parts: readonly Code[], wanted: (type: Type) => boolean): Get | undefined {
  for (const part of parts) {
    const found =
      part.op === 'get'
        ? wanted(part.variable.type)
          ? part
          : undefined
        : firstOf(partsToSearch(part, false), wanted);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** Where a variable may be read; what makes an anonymous object has its class before it, not in it. */
function partsToSearch(code: Code, isWhole: boolean): Code[] {
  switch (code.op) {
    case 'get':
      return [code];
    case 'lambda':
      return code.reference === undefined ? codesOf(code.body) : [];
    case 'call': {
      const local = isWhole ? undefined : localClassOf(code);
      return local?.anonymous === true
        ? [...bodiesOfClass(local).flatMap(codesOf), ...partsOf(code)]
        : partsOf(code);
    }
    default:
      return partsOf(code);
  }
}

const declares = (code: Code, variable: VariableSymbol): boolean =>
  (code.op === 'set' && code.declares && code.variable === variable) ||
  (code.op === 'each' && code.variable === variable) ||
  partsOf(code).some((part) => declares(part, variable));

const tooLate = (type: Type): string =>
  `Kotlin's compiler stops here with "No mapping for symbol": Collektive's plugin needs the first aggregate that an expression or a branch names, else its first field, before that begins, and this one is declared within. ${
    isAggregate(type)
      ? 'Give the aggregate to a function instead, as its parameter.'
      : "Declare the field before, or use 'localId' in the same expression or branch."
  }`;

function changeCodes(body: Body, change: (code: Code) => Code): void {
  for (const [index, value] of body.defaults) {
    body.defaults.set(index, change(value));
  }
  body.code &&= change(body.code);
}

const wrapped = (value: Code, context: Code, token: string | boolean): Code => ({
  op: 'align',
  token,
  context,
  value,
  type: value.type,
  at: value.at,
});

function contextProperty(field: Code): Extract<Code, {op: 'read'}>['property'] {
  const type = solved(field.type);
  const [property] = type.kind === 'class' ? type.of.member('context') : [];
  if (property?.kind !== 'property') {
    throw new Error('a field has a context');
  }
  return property;
}

/** What the plugin takes for a reference to something that is declared, by its name and types; nothing of others. */
function nameOf(code: Code): string | undefined {
  switch (code.op) {
    case 'call': {
      const {to, typeArgs} = code;
      const name = to.constructs === undefined ? to.qualified : to.constructs.qualified;
      return `${name}<${typeArgs.map(classOf).join()}>(${typesOf(code.args)})`;
    }
    case 'read':
      return `${typesOf(partsOf(code))}.${code.property.name}`;
    case 'write':
      return code.from === 'field'
        ? undefined
        : `${code.property.name} = (${typesOf(partsOf(code))})`;
    case 'late':
      return `${code.name}()`;
    case 'invoke':
      return `invoke(${typesOf(partsOf(code))})`;
    case 'get':
      return code.variable.name;
    case 'set':
      return code.declares ? undefined : `${code.variable.name} =`;
    case 'instance':
      return code.of.qualified;
    case 'entry':
      return `${code.of.qualified}.${code.name}`;
    case 'equal':
    case 'notNull':
    case 'project':
      return `${code.op}(${typesOf(partsOf(code))})`;
    case 'compare':
      return `${code.operator}(${typesOf(partsOf(code))})`;
    default:
      return undefined;
  }
}

const typesOf = (parts: readonly (Code | undefined)[]): string =>
  parts.flatMap((part) => (part === undefined ? [] : classOf(part.type))).join();

function classOf(type: Type): string {
  const found = solved(type);
  if (found.kind === 'class') {
    return found.of.qualified;
  }
  return found.kind === 'function' ? `Function${found.parameters.length}` : '*';
}
