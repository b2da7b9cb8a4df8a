/**
 * What a declaration may not say, whatever its names mean: what readers get wrong who write one. Kotlin has more rules
 * of this sort, about modifiers and their order; what breaks only those is run here (see the package's README).
 */
import {PRIMITIVES} from '../primitives';
import {
  type ClassTree,
  type Declaration,
  type FunctionTree,
  names,
  type ParameterTree,
  type PropertyTree,
  type TypeTree,
} from '../tree';
import {type World} from './world';

type Say = (message: string, at?: number) => void;

/** Reports what is wrong with a declaration, and with those in it. */
export function declarationRules(
  tree: Declaration,
  owner: ClassTree | undefined,
  world: World,
): void {
  const say: Say = (message, at = tree.at) => world.report(at, message);
  if (tree.kind === 'function') {
    functionRules(tree, owner, say);
  }
  if (tree.kind === 'property') {
    propertyRules(tree, owner, say);
  }
  if (tree.kind === 'class') {
    classRules(tree, say);
    for (const member of tree.members) {
      declarationRules(member, tree, world);
    }
  }
}

/** Whether members of a class may be left to those below it. */
const mayHaveAbstract = ({modifiers, sort}: ClassTree): boolean =>
  sort === 'interface' ||
  sort === 'enum' ||
  ['abstract', 'sealed'].some((word) => modifiers.words.has(word));

/** Whether a member is abstract in a class that is not. */
const isMisplaced = (
  {modifiers}: Declaration & {kind: 'function' | 'property'},
  owner?: ClassTree,
) => modifiers.words.has('abstract') && owner !== undefined && !mayHaveAbstract(owner);

function functionRules(tree: FunctionTree, owner: ClassTree | undefined, say: Say): void {
  const {name, parameters, body, modifiers, typeParameters} = tree;
  if (firstTwice(parameters) !== undefined) {
    say('Conflicting declarations of parameters.');
  }
  if (!modifiers.words.has('inline') && typeParameters.some((each) => each.reified)) {
    say('Only type parameters of inline functions can be reified.');
  }
  if (owner === undefined) {
    return;
  }
  const isAbstract = modifiers.words.has('abstract');
  if (isMisplaced(tree, owner)) {
    say(`Abstract function '${name}' in non-abstract class '${owner.name}'.`);
  }
  if (body === undefined && !isAbstract && owner.sort !== 'interface') {
    say(`Function '${name}' without a body must be abstract.`);
  }
  if (body !== undefined && isAbstract) {
    say(`A function '${name}' with body cannot be abstract.`);
  }
}

function propertyRules(tree: PropertyTree, owner: ClassTree | undefined, say: Say): void {
  const {name, type, initial, getter, setter, receiver, mutable, delegate, modifiers} = tree;
  const isLate = modifiers.words.has('lateinit');
  if (isLate && !mutable) {
    say("'lateinit' modifier is allowed only on mutable properties.");
  }
  if (isLate && (type?.nullable === true || PRIMITIVES.includes(type?.name ?? ''))) {
    const what = type?.nullable === true ? 'nullable' : 'primitive';
    say(`'lateinit' modifier is not allowed on properties of ${what} types.`);
  }
  if (modifiers.words.has('const') && owner !== undefined && owner.sort !== 'object') {
    say("Const 'val' is only allowed on top level, in named objects, or in companion objects.");
  }
  if (!mutable && setter !== undefined) {
    say("A 'val'-property cannot have a setter.");
  }
  if (receiver !== undefined && initial !== undefined) {
    say('Extension property cannot be initialized because it has no backing field.');
  }
  const usesField = [getter, setter].some((each) => names(each?.body, 'field'));
  if (initial !== undefined && getter !== undefined && !usesField && (!mutable || setter)) {
    say('Initializer is prohibited here because this property has no backing field.');
  }
  if (owner?.sort === 'interface' && initial !== undefined) {
    say('Property initializers in interfaces are prohibited.');
  }
  if (owner === undefined && (initial ?? delegate ?? getter) === undefined && !isLate) {
    say('Property must be initialized.');
  }
  if (owner !== undefined && isMisplaced(tree, owner)) {
    say(`Abstract property '${name}' in non-abstract class '${owner.name}'.`);
  }
}

function classRules(tree: ClassTree, say: Say): void {
  const {sort, name, parameters = [], members, entries, modifiers} = tree;
  if (tree.parameters !== undefined && (sort === 'interface' || sort === 'object')) {
    say(`${sort === 'object' ? 'Objects' : 'Interfaces'} cannot have constructors.`);
  }
  if (modifiers.words.has('data') && sort === 'class') {
    if (parameters.length === 0) {
      say('Data class must have at least one primary constructor parameter.');
    }
    if (parameters.some((each) => each.property === undefined)) {
      say("Primary constructor of data class must only have property ('val' / 'var') parameters.");
    }
  }
  const entry = firstTwice(entries);
  if (entry !== undefined) {
    say(`Conflicting declarations: '${entry.name}'.`, entry.at);
  }
  const held = parameters.filter((each) => each.property !== undefined);
  const own = members.filter((each) => each.kind === 'property');
  const property = firstTwice([...held, ...own], headOf);
  if (property !== undefined) {
    say(`Conflicting declarations: '${property.name}' in '${name}'.`);
  }
  // Two of other type parameters may differ in their bounds.
  const functions = members.filter(
    (each) => each.kind === 'function' && each.typeParameters.length === 0,
  );
  const overload = firstTwice(functions as FunctionTree[], headOf);
  if (overload !== undefined) {
    say(`Conflicting overloads: 'fun ${overload.name}'.`, overload.at);
  }
}

/** The first of which there was one before. */
const firstTwice = <T extends {readonly name: string}>(
  all: readonly T[],
  key: (each: T) => string = ({name}) => name,
): T | undefined =>
  all.find((each, index) => all.findIndex((one) => key(one) === key(each)) < index);

/** What tells a member from others of its name. */
function headOf(tree: FunctionTree | PropertyTree | ParameterTree): string {
  const {receiver, parameters} = tree as Partial<FunctionTree>;
  const types = parameters?.map(({type, vararg}) => `${shape(type)}${vararg ? '*' : ''}`);
  return `${shape(receiver)}${tree.name}(${types?.join()})`;
}

/** A type as it is written. */
const shape = (type: TypeTree | undefined): string =>
  JSON.stringify(type, (key, value: unknown) => (key === 'at' ? undefined : value)) ?? '';
