import {
  type World,
  type Body,
  type Code,
  partsOf,
  type FunctionSymbol,
  type VariableSymbol,
  asSuper,
  isUnit,
  render,
  solved,
  upperBound,
} from '@collektive/kotlin';
import {isAggregate, isField} from './alignment';

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
export function warn(bodies: readonly Body[], world: World): void {
  for (const body of bodies) {
    new Warnings(world).body(body, []);
  }
}

type Call = Extract<Code, {op: 'call'}>;

/** What is around a piece of code, outermost first. */
type Around = readonly (Code | Body)[];

class Warnings {
  constructor(private readonly world: World) {}

  body(body: Body, around: Around): void {
    if (body.code !== undefined) {
      this.visit(body.code, [...around, body]);
    }
  }

  private visit(code: Code, around: Around): void {
    const aggregate = around.some(
      (each) =>
        'parameters' in each &&
        each.parameters.some((one) => isAggregate(one.type) || isField(one.type)),
    );
    if (code.op === 'call') {
      this.call(code, around, aggregate);
    }
    if (code.op === 'branches' && aggregate) {
      this.branches(code);
    }
    if (code.op === 'lambda') {
      this.body(code.body, [...around, code]);
    } else {
      for (const part of partsOf(code)) {
        this.visit(part, [...around, code]);
      }
    }
  }

  private call(code: Call, around: Around, aggregate: boolean): void {
    const {to} = code;
    const name = to.qualified;
    const say = (message: string): void => this.world.report(code.at, message, 'warning');
    if (aggregate && (name === `${AGGREGATE}align` || name === `${AGGREGATE}dealign`)) {
      say(`The function '${name}' must not be called explicitly`);
    }
    if (name === `${API}neighboring` && isLiteral(code.args[1])) {
      say(
        `This '${to.name}' call uses a compile-time constant, which is shared with neighbors unnecessarily.\nConsider using 'mapNeighborhood { constant }' instead, which provides minimal communication by only sharing the alignment token.`,
      );
    }
    if (OPERATORS.has(name)) {
      this.operator(code, say);
    }
    if (!BY_HAND.has(name) && aggregate && isAggregateFunction(to) && iterated(around)) {
      say(
        `Aggregate function '${to.name}' is called inside a loop without explicit alignment.\nThis may cause the same execution path to trigger multiple interactions, resulting in ambiguous alignment.\nWrap the function call using 'alignedOn' with a unique key to ensure consistent alignment.`,
      );
    }
  }

  private operator(code: Call, say: (message: string) => void): void {
    const {name} = code.to;
    const lambda = code.args.find((each) => each?.op === 'lambda');
    if (lambda?.op !== 'lambda' || lambda.body.code === undefined) {
      return;
    }
    const own = lambda.body.parameters.filter((each) => each.name !== '<this>');
    const named = own.filter((each) => each.name !== '_' && !each.name.startsWith('<'));
    const {code: inside} = lambda.body;
    if (named.length > 0 && !named.some((each) => reads(inside, new Set([each])))) {
      say(
        `This '${name}' appears unnecessary in this case, as the anonymous function's parameter is unused.\nConsider using a different construct or eliminating the call altogether.`,
      );
    }
    if (
      (name === 'evolve' || name === 'evolving') &&
      isImproper(inside, new Set(own), name === 'evolving')
    ) {
      say(
        `This '${name}' can be replaced with '${name === 'evolve' ? 'share' : 'sharing'}' for better performance.`,
      );
    }
    if (YIELDING.has(name) && all(inside).some(isUnneeded)) {
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

const isLiteral = (code: Code | undefined): boolean =>
  code !== undefined &&
  ((code.op === 'constant' && code.literal && code.value !== null) ||
    (code.op === 'call' && code.to.name === 'unaryMinus' && isLiteral(code.args[0])));

function isAggregateFunction(to: FunctionSymbol): boolean {
  const {owner} = to;
  if (owner !== undefined && owner.qualified === `${API}Aggregate`) {
    return true;
  }
  return [to.receiver, ...to.parameters.map((each) => each.type)].some(
    (type) => type !== undefined && (isAggregate(type) || isField(type)),
  );
}

/** All code in a piece of code, lambdas included. */
function all(code: Code): Code[] {
  const parts =
    code.op === 'lambda' ? (code.body.code === undefined ? [] : [code.body.code]) : partsOf(code);
  return [code, ...parts.flatMap(all)];
}

const reads = (code: Code, variables: ReadonlySet<VariableSymbol>): boolean =>
  all(code).some((each) => each.op === 'get' && variables.has(each.variable));

/** `x.yielding { x }`. */
function isUnneeded(code: Code): boolean {
  if (code.op !== 'call' || code.to.name !== 'yielding') {
    return false;
  }
  const [, receiver, lambda] = code.args;
  const result =
    lambda?.op === 'lambda' && lambda.body.code !== undefined ? last(lambda.body.code) : undefined;
  return (
    receiver !== undefined &&
    result?.op === 'get' &&
    receiver.op === 'get' &&
    result.variable === receiver.variable &&
    !receiver.variable.body.parameters.includes(receiver.variable)
  );
}

function last(code: Code): Code {
  const inner = code.op === 'block' ? code.statements.at(-1) : undefined;
  return inner === undefined ? code : last(inner);
}

/** Whether the result of an `evolve` comes from `neighboring` of its own parameter. */
function isImproper(code: Code, parameters: ReadonlySet<VariableSymbol>, yields: boolean): boolean {
  const derived = new Set(parameters);
  const own = all(code);
  for (const each of own) {
    if (each.op === 'set' && reads(each.value, derived)) {
      derived.add(each.variable);
    }
  }
  const sent = own.flatMap((each) =>
    each.op === 'call' &&
    each.to.qualified === `${API}neighboring` &&
    each.args[1] !== undefined &&
    reads(each.args[1], derived)
      ? [each.args[1]]
      : [],
  );
  const [first] = sent;
  if (first === undefined) {
    return false;
  }
  let result: Code | undefined = last(code);
  if (yields) {
    result = result.op === 'call' && result.to.name === 'yielding' ? result.args[1] : undefined;
  }
  return (
    result !== undefined &&
    !(result.op === 'get' && first.op === 'get' && result.variable === first.variable)
  );
}

/** Whether a call stands in a loop, or in a lambda given to a collection's function, without `alignedOn` between. */
function iterated(around: Around): boolean {
  for (let index = around.length - 1; index >= 0; index -= 1) {
    const here = around[index];
    if (here === undefined) {
      return false;
    }
    if ('parameters' in here) {
      if (here.sort === 'function') {
        return false;
      }
      continue;
    }
    if (here.op === 'each' || here.op === 'loop') {
      return true;
    }
    if (here.op !== 'call') {
      continue;
    }
    if (here.to.qualified === `${AGGREGATE}alignedOn`) {
      return false;
    }
    const inLambda = around[index + 1];
    if (
      inLambda !== undefined &&
      'op' in inLambda &&
      inLambda.op === 'lambda' &&
      here.args.at(-1) === inLambda &&
      loops(here)
    ) {
      return inLambda.type.kind === 'function' && isUnit(inLambda.type.result);
    }
  }
  return false;
}

const COLLECTIONS = new Set(['kotlin.collections', 'kotlin.sequences']);

function loops(call: Call): boolean {
  const [receiver] = call.args;
  if (
    receiver === undefined ||
    !COLLECTIONS.has(call.to.packageName) ||
    call.to.name === 'onEach'
  ) {
    return false;
  }
  const type = upperBound(receiver.type);
  return type.kind === 'class' && asSuper(type, type.of) !== undefined;
}
