import {
  type Body,
  type CheckedFile,
  type ClassSymbol,
  type Code,
  type FunctionSymbol,
  isUnit,
  partsOf,
  render,
  solved,
  type Type,
  type VariableSymbol,
  type World,
} from '@collektive/kotlin';
import {AGGREGATES, isField} from './alignment';
import {bodiesOf, bodiesOfClass, codesOf, localClassOf} from './bodies';
import {Evolved, NEIGHBORING} from './evolved';
import {
  all,
  type Around,
  type Call,
  classNameOf,
  isSame,
  type Lambda,
  lastOf,
  ownParameters,
  partsWithLambdas,
} from './expressions';
import {isIterated} from './iterated';

const API = 'it.unibo.collektive.aggregate.api.';
const AGGREGATE = `${API}Aggregate.`;
const OPERATORS = new Set(
  ['evolve', 'evolving']
    .map((name) => AGGREGATE + name)
    .concat(['share', 'sharing', 'exchange', 'exchanging'].map((name) => API + name)),
);
const YIELDING = new Set(['evolving', 'sharing', 'exchanging']);
const BY_HAND = new Set(['align', 'dealign', 'alignedOn'].map((name) => AGGREGATE + name));

/** Says what the compiler's plugin says of aggregate code: six warnings and one error. */
export function warn(files: readonly CheckedFile[], world: World): void {
  const warnings = new Warnings(world);
  for (const body of files.flatMap(bodiesOf)) {
    warnings.body(body, []);
  }
}

type Invoked = Extract<Code, {op: 'call' | 'invoke'}>;

class Warnings {
  private readonly localClasses = new Set<ClassSymbol>();

  constructor(private readonly world: World) {}

  body(body: Body, around: Around): void {
    for (const code of codesOf(body)) {
      this.visit(code, [...around, body]);
    }
  }

  private visit(code: Code, around: Around): void {
    const aggregate = around.some((each) => 'parameters' in each && isAggregateBody(each));
    if (code.op === 'call') {
      this.call(code, aggregate);
    }
    if (code.op === 'invoke' || code.op === 'call') {
      this.loops(code, around);
    }
    if (code.op === 'branches' && aggregate) {
      this.branches(code);
    }
    const inside = [...around, code];
    if (code.op === 'lambda') {
      this.body(code.body, inside);
      return;
    }
    for (const part of partsOf(code)) {
      this.visit(part, inside);
    }
    const local = localClassOf(code);
    if (local !== undefined && !this.localClasses.has(local)) {
      this.localClasses.add(local);
      for (const body of bodiesOfClass(local)) {
        this.body(body, around);
      }
    }
  }

  private call(code: Call, aggregate: boolean): void {
    const {to} = code;
    const name = to.qualified;
    const say = (message: string): void => this.world.report(code.at, message, 'warning');
    if (aggregate && (name === `${AGGREGATE}align` || name === `${AGGREGATE}dealign`)) {
      say(`The function '${name}' must not be called explicitly`);
    }
    if (name === NEIGHBORING && isLiteral(code.args[1])) {
      say(
        `This '${to.name}' call uses a compile-time constant, which is shared with neighbors unnecessarily.\nConsider using 'mapNeighborhood { constant }' instead, which provides minimal communication by only sharing the alignment token.`,
      );
    }
    if (OPERATORS.has(name)) {
      this.operator(code, say);
    }
  }

  private loops(code: Invoked, around: Around): void {
    const isOne =
      code.op === 'call'
        ? !BY_HAND.has(code.to.qualified) && isAggregateFunction(code.to)
        : code.args.some((each) => isAggregateType(each.type));
    if (!isOne || !isIterated(code, around)) {
      return;
    }
    const name = code.op === 'call' ? code.to.name : targetOf(code.target);
    this.world.report(
      code.at,
      `Aggregate function '${name}' is called inside a loop without explicit alignment.\nThis may cause the same execution path to trigger multiple interactions, resulting in ambiguous alignment.\nWrap the function call using 'alignedOn' with a unique key to ensure consistent alignment.`,
      'warning',
    );
  }

  private operator(code: Call, say: (message: string) => void): void {
    const {name} = code.to;
    const lambda = firstWithParameters(code);
    if (lambda !== undefined && ownParameters(lambda).some((each) => !reads(lambda, each))) {
      say(
        `This '${name}' appears unnecessary in this case, as the anonymous function's parameter is unused.\nConsider using a different construct or eliminating the call altogether.`,
      );
    }
    if ((name === 'evolve' || name === 'evolving') && new Evolved(code).isReplaceable) {
      say(`This '${name}' can be replaced with 'share' for better performance.`);
    }
    if (YIELDING.has(name) && yieldsWhatIsSent(code)) {
      say(
        `The 'yielding' block inside '${name}' may be redundant, as the yielded expression is identical to the one being exchanged.\nConsider using the non-ing (non-yielding) version of the same construct (e.g., 'share' instead of 'sharing').`,
      );
    }
  }

  private branches(code: Extract<Code, {op: 'branches'}>): void {
    if (code.sort !== 'if' && code.sort !== 'when') {
      return;
    }
    for (const {body} of code.cases) {
      if (!isField(body.type)) {
        continue;
      }
      const type = solved(isUnit(code.type) ? body.type : code.type);
      const args = type.kind === 'class' ? type.args.map(render).join(', ') : '';
      this.world.report(
        body.at,
        `This branch returns a 'it.unibo.collektive.aggregate.Field<${args}>', which is an instance of it.unibo.collektive.aggregate.Field.\nReturning fields from branches is disallowed, as it may break alignment: fields are projected within branches\nand may be restricted to partial domains.\nBuild the field before the branch and map it afterward.\nFor example, transform:\n    if (X) neighboring(Y) else neighboring(Z)\ninto:\n   neighboring(Y).alignedMapValues(neighboring(Z)) { _, y, z -> if (X) y else z }.`,
      );
    }
  }
}

/** `-1` is one, `-1.5` is not. */
const isLiteral = (code: Code | undefined): boolean =>
  code?.op === 'constant'
    ? code.literal
    : code?.op === 'call' &&
      code.to.name === 'unaryMinus' &&
      /^kotlin\.(Int|Long)$/.test(classNameOf(code.type)) &&
      isLiteral(code.args[0]);

function isAggregateType(type: Type): boolean {
  const found = solved(type);
  return found.kind === 'class' && isAggregateClass(found.of);
}

/** `Aggregate`, `Field`, or what is below one of them. */
const isAggregateClass = (of: ClassSymbol): boolean =>
  AGGREGATES.has(of.qualified) || of.supers().some(isAggregateType);

const isAggregateBody = ({parameters, sort}: Body): boolean =>
  sort !== 'initialiser' && parameters.some((each) => isAggregateType(each.type));

function isAggregateFunction({constructs, owner, receiver, parameters}: FunctionSymbol): boolean {
  const types = [receiver, ...parameters.map((each) => each.type)];
  return (
    constructs === undefined &&
    ((owner !== undefined && isAggregateClass(owner)) ||
      types.some((type) => type !== undefined && isAggregateType(type)))
  );
}

/** What a call of a value is called by. */
const targetOf = (target: Code): string =>
  target.op === 'get'
    ? target.variable.name
    : target.op === 'read'
      ? target.property.name
      : 'invoke';

const reads = (code: Code, variable: VariableSymbol): boolean =>
  all(code).some((each) => each.op === 'get' && each.variable === variable);

/** The first lambda with parameters, but not within one that has none. */
function firstWithParameters(code: Code): Lambda | undefined {
  if (code.op === 'lambda') {
    return ownParameters(code).length > 0 ? code : undefined;
  }
  for (const part of partsOf(code)) {
    const found = firstWithParameters(part);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** `x.yielding { x }`, in the last of them. */
function yieldsWhatIsSent(call: Call): boolean {
  let same = false;
  const visit = (code: Code, sent: Code | undefined, last: Code | undefined): void => {
    const result = code.op === 'return' ? code.value : code === last ? code : undefined;
    if (sent !== undefined && result !== undefined) {
      same = isSame(result, sent);
      return;
    }
    if (code.op === 'call' && code.to.qualified === `${API}YieldingContext.yielding`) {
      visit(code.args[2]!, code.args[1], undefined);
      return;
    }
    const next = code.op === 'lambda' ? lastOf(code) : last;
    partsWithLambdas(code).forEach((part) => {
      visit(part, sent, next);
    });
  };
  visit(call, undefined, undefined);
  return same;
}
