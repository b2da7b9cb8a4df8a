/** What a declaration may not say, whatever its names mean: modifiers that do not apply, things declared twice. */
import {PRIMITIVES} from '../primitives';
import {
  type Declaration,
  type Expression,
  type FunctionTree,
  type ClassTree,
  names,
  type PropertyTree,
} from '../tree';
import {classRules} from './classRules';
import {apart} from './modifiers';
import {type World} from './world';

/** How many parameters an operator has. */
const OPERATORS = new Map(
  [
    'unaryPlus unaryMinus not inc dec iterator next hasNext',
    'plus minus times div rem rangeTo rangeUntil contains compareTo equals plusAssign minusAssign timesAssign divAssign remAssign',
    'getValue provideDelegate',
    'setValue',
    'get set invoke',
  ].flatMap((names, count) =>
    names.split(' ').map((name) => [name, count < 4 ? count : undefined] as const),
  ),
);

/** Reports what is wrong with a declaration, and with those in it. */
export function declarationRules(
  tree: Declaration,
  owner: ClassTree | undefined,
  world: World,
): void {
  if (tree.kind === 'function') {
    functionRules(tree, owner, world);
  }
  if (tree.kind === 'property') {
    propertyRules(tree, owner, world);
  }
  if (tree.kind === 'class') {
    classRules(tree, owner, world);
    for (const member of tree.members) {
      declarationRules(member, tree, world);
    }
  }
}

function functionRules(tree: FunctionTree, owner: ClassTree | undefined, world: World): void {
  const {at, name, parameters, receiver} = tree;
  const {words} = tree.modifiers;
  const say = (message: string): void => world.report(at, message);
  apart(words, at, world);
  const names = parameters.map((each) => each.name);
  if (new Set(names).size < names.length) {
    say('Conflicting declarations of parameters.');
  }
  if (parameters.filter((each) => each.vararg).length > 1) {
    say('Multiple vararg parameters are prohibited.');
  }
  const isExtension = receiver !== undefined || owner !== undefined;
  for (const each of parameters) {
    const given = ['crossinline', 'noinline'].some((word) => each.modifiers.words.has(word));
    if (given && (!words.has('inline') || PRIMITIVES.includes(each.type?.name ?? ''))) {
      say(`Modifier of '${each.name}' is not applicable here.`);
    }
  }
  if (words.has('infix') && (!isExtension || parameters.length !== 1)) {
    say("'infix' modifier is inapplicable to this function.");
  }
  if (words.has('operator')) {
    operatorRules(tree, say);
  }
  if (!words.has('inline') && tree.typeParameters.some((each) => each.reified)) {
    say('Only type parameters of inline functions can be reified.');
  }
  if (owner === undefined && ['override', 'abstract', 'open'].some((word) => words.has(word))) {
    say('This modifier is not applicable to a top level function.');
  }
  if (owner === undefined) {
    return;
  }
  if (owner.sort === 'interface') {
    interfaceRules(words, say);
  }
  const {words: around} = owner.modifiers;
  if (words.has('abstract') && !isAbstract(owner)) {
    say(`Abstract function '${name}' in non-abstract class '${owner.name}'.`);
  }
  if (tree.body === undefined && words.has('private')) {
    say(`Function '${name}' without a body cannot be private.`);
  }
  if (tree.body === undefined && !words.has('abstract') && owner.sort !== 'interface') {
    say(`Function '${name}' without a body must be abstract.`);
  }
  if (tree.body !== undefined && words.has('abstract')) {
    say(`A function '${name}' with body cannot be abstract.`);
  }
  if (around.has('fun') && words.has('abstract') && tree.typeParameters.length > 0) {
    say('Single abstract member cannot declare type parameters.');
  }
}

/** What some operators give; looked at where the body is a constant. */
const RESULTS = {compareTo: 'Int', contains: 'Boolean', equals: 'Boolean', hasNext: 'Boolean'};

function interfaceRules(words: ReadonlySet<string>, say: (message: string) => void): void {
  for (const word of ['final', 'protected']) {
    if (words.has(word)) {
      say(`Modifier '${word}' is not applicable here.`);
    }
  }
}

function operatorRules(
  {name, parameters, expressionBody, body}: FunctionTree,
  say: (message: string) => void,
): void {
  const isComponent = /^component\d+$/.test(name);
  if (!isComponent && !OPERATORS.has(name)) {
    say("'operator' modifier is not applicable to function: illegal function name.");
  }
  const wanted = RESULTS[name as 'compareTo'] as string | undefined;
  if (wanted !== undefined && expressionBody && body !== undefined) {
    const sort = 'sort' in body ? body.sort : wanted;
    if (sort !== wanted) {
      say(`'operator' modifier is not applicable to function: must return '${wanted}'.`);
    }
  }
  const count = isComponent ? 0 : OPERATORS.get(name);
  if (count !== undefined && count !== parameters.length) {
    say(
      `'operator' modifier is not applicable to function: must have ${count || 'no'} value parameters.`,
    );
  }
}

const isAbstract = ({modifiers, sort}: ClassTree): boolean =>
  sort === 'interface' ||
  sort === 'enum' ||
  ['abstract', 'sealed'].some((word) => modifiers.words.has(word));

/** Whether an expression can be one that is known without running: no call by name, no collection, no lambda. */
const isConstant = (tree: Expression): boolean =>
  tree.kind !== 'lambda' &&
  tree.kind !== 'object' &&
  !(tree.kind === 'call' && tree.callee.kind === 'name');

function propertyRules(tree: PropertyTree, owner: ClassTree | undefined, world: World): void {
  const {at, name, type, initial, getter, setter, receiver, mutable, delegate} = tree;
  const {words} = tree.modifiers;
  const say = (message: string): void => world.report(at, message);
  apart(words, at, world);
  if (words.has('const')) {
    if (owner !== undefined && owner.sort !== 'object') {
      say("Const 'val' is only allowed on top level, in named objects, or in companion objects.");
    }
    if (mutable) {
      say("Modifier 'const' is not applicable to 'vars'.");
    }
    if (initial === undefined || getter !== undefined) {
      say("Const 'val' must have an initializer.");
    }
  }
  if (words.has('lateinit')) {
    if (!mutable) {
      say("'lateinit' modifier is allowed only on mutable properties.");
    }
    const why =
      type?.nullable === true
        ? 'of nullable types'
        : PRIMITIVES.includes(type?.name ?? '')
          ? 'of primitive types'
          : initial && 'with initializer';
    if (why !== undefined) {
      say(`'lateinit' modifier is not allowed on properties ${why}.`);
    }
  }
  if (!mutable && setter !== undefined) {
    say("A 'val'-property cannot have a setter.");
  }
  if (receiver !== undefined && initial !== undefined) {
    say('Extension property cannot be initialized because it has no backing field.');
  }
  const usesField = [getter, setter].some((each) => names(each?.body, 'field'));
  const isComputed = getter !== undefined && (!mutable || setter !== undefined) && !usesField;
  if (initial !== undefined && isComputed) {
    say('Initializer is prohibited here because this property has no backing field.');
  }
  if (owner?.sort === 'interface' && initial !== undefined) {
    say('Property initializers in interfaces are prohibited.');
  }
  if (owner?.sort === 'interface' && words.has('private') && getter === undefined) {
    say('Abstract property in an interface cannot be private.');
  }
  if (words.has('abstract') && (initial ?? getter) !== undefined) {
    say("Modifier 'abstract' is not applicable here.");
  }
  if (words.has('inline') && initial !== undefined) {
    say('Property with a backing field is not allowed here.');
  }
  if (words.has('const') && initial !== undefined && !isConstant(initial)) {
    say("Const 'val' must have a constant initializer.");
  }
  if (owner === undefined) {
    if (initial ?? delegate ?? getter ?? (words.has('lateinit') ? tree : undefined)) {
      return;
    }
    say('Property must be initialized.');
  } else if (words.has('abstract') && !isAbstract(owner)) {
    say(`Abstract property '${name}' in non-abstract class '${owner.name}'.`);
  }
}
