/** What a declaration may not say, whatever its names mean: modifiers that do not apply, things declared twice. */
import {
  type Declaration,
  type Expression,
  type FunctionTree,
  type ClassTree,
  type PropertyTree,
} from '../tree';
import {orderRules, varianceRules} from './variance';
import {type World} from './world';

const APART: readonly (readonly [string, string])[] = [
  ['private', 'open'], ['open', 'final'], ['abstract', 'final'], ['open', 'data'], ['abstract', 'data'],
  ['sealed', 'data'], ['private', 'public'], ['private', 'protected'], ['private', 'abstract'],
]; // prettier-ignore

/** How many parameters an operator has. */
const OPERATORS = new Map<string, number | undefined>([
  ...['plus', 'minus', 'times', 'div', 'rem', 'rangeTo', 'rangeUntil', 'contains', 'compareTo', 'equals'].map(
    (name): [string, number] => [name, 1],
  ),
  ...['plusAssign', 'minusAssign', 'timesAssign', 'divAssign', 'remAssign'].map(
    (name): [string, number] => [name, 1],
  ),
  ...['unaryPlus', 'unaryMinus', 'not', 'inc', 'dec', 'iterator', 'next', 'hasNext'].map(
    (name): [string, number] => [name, 0],
  ),
  ...['get', 'set', 'invoke'].map((name): [string, undefined] => [name, undefined]),
  ['getValue', 2],
  ['setValue', 3],
  ['provideDelegate', 2],
]); // prettier-ignore

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
  }
}

function apart(words: ReadonlySet<string>, at: number, world: World): void {
  const found = APART.find(([one, other]) => words.has(one) && words.has(other));
  if (found !== undefined) {
    world.report(at, `Modifier '${found[0]}' is incompatible with '${found[1]}'.`);
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
    if (given && !(words.has('inline') && each.type?.kind === 'function')) {
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
      `'operator' modifier is not applicable to function: must have ${count === 0 ? 'no value parameters' : count === 1 ? 'a single value parameter' : `${count} value parameters`}.`,
    );
  }
}

const isAbstract = ({modifiers, sort}: ClassTree): boolean =>
  sort === 'interface' ||
  sort === 'enum' ||
  ['abstract', 'sealed'].some((word) => modifiers.words.has(word));

const PRIMITIVES = new Set(['Int', 'Long', 'Double', 'Float', 'Boolean', 'Char', 'Byte', 'Short']);

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
    if (type?.nullable === true) {
      say("'lateinit' modifier is not allowed on properties of nullable types.");
    }
    if (type !== undefined && PRIMITIVES.has(type.name)) {
      say("'lateinit' modifier is not allowed on properties of primitive types.");
    }
    if (initial !== undefined) {
      say("'lateinit' modifier is not allowed on properties with initializer.");
    }
  }
  if (!mutable && setter !== undefined) {
    say("A 'val'-property cannot have a setter.");
  }
  if (receiver !== undefined && initial !== undefined) {
    say('Extension property cannot be initialized because it has no backing field.');
  }
  const usesField = [getter, setter].some((each) =>
    JSON.stringify(each?.body)?.includes('"field"'),
  );
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

function classRules(tree: ClassTree, owner: ClassTree | undefined, world: World): void {
  const {at, sort, name, parameters, members, entries} = tree;
  const {words, annotations} = tree.modifiers;
  varianceRules(tree, world);
  orderRules(tree, world);
  const say = (message: string): void => world.report(at, message);
  apart(words, at, world);
  if (words.has('inner') && owner === undefined) {
    say("Modifier 'inner' is not applicable inside a file.");
  }
  if (sort === 'interface' && parameters !== undefined) {
    say('Interfaces cannot have constructors.');
  }
  if (sort === 'enum' && tree.supers.some((each) => each.type.name === 'Comparable')) {
    say("Type parameter 'T' of 'Comparable' has inconsistent values.");
  }
  if (sort === 'object' && parameters !== undefined) {
    say('Objects cannot have constructors.');
  }
  const companions = members.filter(
    (each) => each.kind === 'class' && each.modifiers.words.has('companion'),
  );
  if (companions.length > (sort === 'object' || words.has('inner') ? 0 : 1)) {
    say("Modifier 'companion' is not applicable here.");
  }
  if (words.has('data') && sort === 'class') {
    for (const each of members) {
      if (
        each.kind === 'function' &&
        (/^component\d+$/.test(each.name) ? 0 : each.name === 'copy' ? parameters?.length : -1) ===
          each.parameters.length
      ) {
        world.report(each.at, `Conflicting overloads: 'fun ${each.name}'.`);
      }
    }
    if (parameters?.some((each) => each.vararg) === true) {
      say("Modifier 'vararg' is not applicable here.");
    }
    if ((parameters ?? []).length === 0) {
      say('Data class must have at least one primary constructor parameter.');
    }
    if (parameters?.some((each) => each.property === undefined) === true) {
      say("Primary constructor of data class must only have property ('val' / 'var') parameters.");
    }
  }
  if (words.has('value')) {
    if (members.some((each) => each.kind === 'property' && each.getter === undefined)) {
      say('Property with a backing field is not allowed here.');
    }
    if (parameters?.length !== 1) {
      say('Inline class must have exactly one primary constructor parameter.');
    }
    if (!annotations.some((each) => each.name.endsWith('JvmInline'))) {
      say("Value classes without '@JvmInline' annotation are not yet supported.");
    }
  }
  const abstract = members.filter(
    (each) => each.kind === 'function' && each.body === undefined && each.receiver === undefined,
  );
  if (
    words.has('fun') &&
    (abstract.length > 1 || (abstract.length === 0 && tree.supers.length === 0))
  ) {
    say('Functional interface must have exactly one abstract function.');
  }
  if (
    words.has('fun') &&
    members.some((each) => each.kind === 'property' && each.getter === undefined)
  ) {
    say('Functional interface must have exactly one abstract function.');
  }
  for (const each of parameters ?? []) {
    if (each.modifiers.words.has('lateinit')) {
      say(`Modifier of '${each.name}' is not applicable here.`);
    }
  }
  const twice = entries.find(
    (each, index) => entries.findIndex((one) => one.name === each.name) < index,
  );
  if (twice !== undefined) {
    world.report(twice.at, `Conflicting declarations: '${twice.name}'.`);
  }
  const seen = new Set<string>();
  const declared = [
    ...(parameters ?? []).filter((each) => each.property !== undefined).map((each) => each.name),
    ...members.flatMap((each) =>
      each.kind === 'property' ? [`${shape(each.receiver)}${each.name}`] : [],
    ),
  ];
  for (const each of declared) {
    if (seen.has(each)) {
      say(`Conflicting declarations: '${each}' in '${name}'.`);
    }
    seen.add(each);
  }
  const functions = new Set<string>();
  for (const each of members) {
    if (each.kind === 'function') {
      const head = `${shape(each.receiver)}${each.name}(${each.parameters.map((one) => `${shape(one.type)}${one.vararg ? '*' : ''}`).join(',')})`;
      if (functions.has(head)) {
        world.report(each.at, `Conflicting overloads: 'fun ${each.name}'.`);
      }
      // Two of other type parameters may differ in their bounds.
      if (each.typeParameters.length === 0) {
        functions.add(head);
      }
    }
    declarationRules(each, tree, world);
  }
}

/** A type as it is written. */
function shape(type: FunctionTree['receiver']): string {
  return type === undefined
    ? ''
    : JSON.stringify(type, (key, value: unknown) => (key === 'at' ? undefined : value));
}
