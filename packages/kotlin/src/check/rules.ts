/** What a declaration may not say, whatever its names mean: modifiers that do not apply, things declared twice. */
import {PRIMITIVES} from '../primitives';
import {
  type ClassTree,
  type Declaration,
  type Expression,
  type FunctionTree,
  names,
  type PropertyTree,
  type TypeTree,
} from '../tree';
import {type World} from './world';

/** How many parameters an operator has. */
const OPERATOR_PARAMETERS = new Map(
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
  exclusive(words, at, world);
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
  if (words.has('abstract') && !mayHaveAbstract(owner)) {
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
  if (!isComponent && !OPERATOR_PARAMETERS.has(name)) {
    say("'operator' modifier is not applicable to function: illegal function name.");
  }
  const wanted = RESULTS[name as 'compareTo'] as string | undefined;
  if (wanted !== undefined && expressionBody && body !== undefined) {
    const sort = 'sort' in body ? body.sort : wanted;
    if (sort !== wanted) {
      say(`'operator' modifier is not applicable to function: must return '${wanted}'.`);
    }
  }
  const count = isComponent ? 0 : OPERATOR_PARAMETERS.get(name);
  if (count !== undefined && count !== parameters.length) {
    say(
      `'operator' modifier is not applicable to function: must have ${count || 'no'} value parameters.`,
    );
  }
}

const mayHaveAbstract = ({modifiers, sort}: ClassTree): boolean =>
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
  exclusive(words, at, world);
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
  } else if (words.has('abstract') && !mayHaveAbstract(owner)) {
    say(`Abstract property '${name}' in non-abstract class '${owner.name}'.`);
  }
}

/** Reports what is wrong with a class itself, not with its members. */
function classRules(tree: ClassTree, owner: ClassTree | undefined, world: World): void {
  const {at, sort, name, parameters, members, entries} = tree;
  const {words, annotations} = tree.modifiers;
  varianceRules(tree, world);
  orderRules(tree, world);
  const say = (message: string): void => world.report(at, message);
  exclusive(words, at, world, true);
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
  }
}

/** A type as it is written. */
function shape(type: FunctionTree['receiver']): string {
  return type === undefined
    ? ''
    : JSON.stringify(type, (key, value: unknown) => (key === 'at' ? undefined : value));
}

const APART: readonly (readonly [string, string])[] = [
  ['open', 'final'], ['abstract', 'final'], ['open', 'data'], ['abstract', 'data'],
  ['sealed', 'data'], ['private', 'public'], ['private', 'protected'],
]; // prettier-ignore

/** What no one below could override, of members. */
const HIDDEN: typeof APART = [['private', 'open'], ['private', 'abstract']]; // prettier-ignore

/** Reports modifiers that exclude each other. */
function exclusive(words: ReadonlySet<string>, at: number, world: World, isClass = false): void {
  const found = (isClass ? APART : [...APART, ...HIDDEN]).find(
    ([one, other]) => words.has(one) && words.has(other),
  );
  if (found !== undefined) {
    world.report(at, `Modifier '${found[0]}' is incompatible with '${found[1]}'.`);
  }
}

// Where the type parameters of a class, and its private classes, may not stand.

type Names = ReadonlySet<string>;

const isHidden = ({modifiers: {words}}: {readonly modifiers: {readonly words: Names}}): boolean =>
  words.has('private');

/** Reports `out T` that is taken, and `in T` that is given; those behind other types are not looked at. */
function varianceRules(tree: ClassTree, world: World): void {
  const named = (variance: 'covariant' | 'contravariant'): Names =>
    new Set(tree.typeParameters.filter((each) => each[variance]).map((each) => each.name));
  const [given, taken] = [named('covariant'), named('contravariant')];
  if (given.size + taken.size === 0) {
    return;
  }
  const look = (
    type: TypeTree | undefined,
    names: Names,
    declared: string,
    place: string,
  ): void => {
    if (type !== undefined && names.has(type.name)) {
      world.report(
        type.at,
        `Type parameter '${type.name}' is declared as '${declared}' but occurs in '${place}' position.`,
      );
    }
  };
  const out = (type: TypeTree | undefined): void => look(type, taken, 'in', 'out');
  const into = (type: TypeTree | undefined): void => look(type, given, 'out', 'in');
  for (const each of tree.parameters ?? []) {
    if (each.property === undefined || isHidden(each)) {
      continue;
    }
    out(each.type);
    if (each.property === 'var') {
      into(each.type);
    }
  }
  for (const each of tree.members) {
    if (each.kind !== 'function' && each.kind !== 'property') {
      continue;
    }
    if (isHidden(each)) {
      continue;
    }
    const own = new Set(each.typeParameters.map((one) => one.name));
    if (own.size > 0) {
      continue;
    }
    if (each.kind === 'function') {
      out(each.result);
      for (const one of each.parameters) {
        into(one.type);
      }
    } else {
      out(each.type);
      if (each.mutable) {
        into(each.type);
      }
    }
  }
}

/** The names that an expression reads at once, not in a lambda. */
function namesIn(value: unknown, found = new Set<string>()): Names {
  if (Array.isArray(value)) {
    for (const each of value) {
      namesIn(each, found);
    }
  }
  if (typeof value !== 'object' || value === null || !('kind' in value)) {
    return found;
  }
  if (value.kind === 'lambda' || value.kind === 'object' || value.kind === 'function') {
    return found;
  }
  if (value.kind === 'name' && 'name' in value) {
    found.add(String(value.name));
  }
  for (const each of Object.values(value)) {
    namesIn(each, found);
  }
  return found;
}

/** Reports properties that others read before they have a value. */
function orderRules({members, parameters}: ClassTree, world: World): void {
  members.forEach((each, index) => {
    if (each.kind !== 'property' || each.initial === undefined) {
      return;
    }
    const names = namesIn(each.initial);
    for (const later of members.slice(index)) {
      if (
        later.kind === 'property' &&
        later.initial !== undefined &&
        names.has(later.name) &&
        parameters?.some(({name}) => name === later.name) !== true
      ) {
        world.report(each.initial.at, `Variable '${later.name}' must be initialized.`);
      }
    }
  });
}

/** Reports private classes of a file in what others see of it. */
export function exposureRules(declarations: readonly Declaration[], world: World): void {
  const hidden = new Set(
    declarations.flatMap((each) => (each.kind === 'class' && isHidden(each) ? [each.name] : [])),
  );
  if (hidden.size === 0) {
    return;
  }
  const look = (type: TypeTree | undefined, what: string): void => {
    if (type !== undefined && hidden.has(type.name)) {
      world.report(type.at, `${what} exposes its private type '${type.name}'.`);
    }
  };
  for (const each of declarations) {
    if (each.kind !== 'function' && each.kind !== 'class') {
      continue;
    }
    if (isHidden(each)) {
      continue;
    }
    if (each.kind === 'function') {
      look(each.result, 'A function');
    }
    for (const one of each.parameters ?? []) {
      look(one.type, 'A parameter');
    }
  }
}
