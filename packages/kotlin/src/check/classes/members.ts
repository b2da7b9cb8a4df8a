/** The members of a class: those that are written, and those that the compiler adds. */
import {type Body} from '../../code';
import {type ClassSymbol, type Member, PropertySymbol, UNKNOWN} from '../../symbols';
import {type ClassTree, type ParameterTree, type PropertyTree} from '../../tree';
import {isClass, thisType} from '../../types';
import {declareFunction, type Place} from '../functions';
import {resolveType} from '../resolveType';
import {Scope} from '../scope';
import {constructor} from './construct';
import {dataMembers} from './data';
import {entryCall, entryClass} from './entries';
import {overrides} from './overrides';
import {declareProperty, isStored} from './properties';
import {memberScope, staticScope} from './scopes';
import {secondary, secondaryOf} from './secondary';

/** Makes all members of a class, the fields of its instances with them. */
export function makeMembers(
  symbol: ClassSymbol,
  tree: ClassTree,
  scope: Scope,
  packageName: string,
): void {
  const {world} = scope;
  for (const above of symbol.supers()) {
    above.of.complete();
  }
  const base = superClass(symbol);
  symbol.inherited = base?.tree === undefined ? 0 : base.fields;
  symbol.fields = symbol.inherited;
  const within = (body: Body): Scope => {
    const self =
      body.parameters[0] ??
      new Scope(scope, scope.file, body).declare('this', thisType(symbol), false);
    if (body.parameters.length === 0) {
      body.parameters.push(self);
    }
    return memberScope(symbol, scope, body, self);
  };
  const statics = staticScope(symbol, scope);
  const place: Place = {scope: statics, owner: symbol, packageName, memberScope: within};
  for (const parameter of tree.parameters ?? []) {
    if (parameter.property !== undefined) {
      addMember(symbol, parameterProperty(parameter, place, symbol));
    }
  }
  for (const above of tree.supers) {
    if (above.delegate === undefined) {
      continue;
    }
    const to = resolveType(above.type, scope);
    if (to.kind === 'class') {
      symbol.delegates.push({to, field: symbol.fields++});
    }
  }
  if (symbol.outer !== undefined) {
    symbol.outerField = symbol.fields++;
  }
  if (symbol.localIn !== undefined) {
    symbol.environmentField = symbol.fields++;
  }
  for (const member of tree.members) {
    if (member.kind === 'function') {
      addMember(symbol, declareFunction(member, place));
    }
    if (member.kind === 'property') {
      addMember(symbol, memberProperty(member, place, symbol));
    }
    if (member.kind === 'alias') {
      world.report(member.at, 'Nested type aliases are not known here.');
    }
  }
  if (tree.sort === 'interface') {
    for (const members of symbol.members.values()) {
      for (const each of members) {
        each.open = true;
      }
    }
  }
  for (const each of dataMembers(symbol, tree, packageName)) {
    addMember(symbol, each);
  }
  overrides(symbol, scope);
  const others = secondaryOf(tree).map((each) =>
    secondary(symbol, tree, each, scope, within, packageName),
  );
  const hasPrimary = tree.parameters !== undefined || others.length === 0;
  if (tree.sort !== 'interface') {
    symbol.construct = hasPrimary
      ? constructor(symbol, tree, scope, within, packageName)
      : others.shift();
  }
  symbol.secondary = others;
  for (const each of tree.entries) {
    entryClass(symbol, each, scope, packageName);
    symbol.entryCalls.set(
      each.name,
      once(() => entryCall(symbol, each, statics)),
    );
  }
}

function superClass(symbol: ClassSymbol): ClassSymbol | undefined {
  return symbol.supers().find((each) => !each.of.isInterface && !isClass(each, 'kotlin.Any'))?.of;
}

function addMember(symbol: ClassSymbol, member: Member): void {
  member.owner = symbol;
  symbol.members.set(member.name, [...(symbol.members.get(member.name) ?? []), member]);
}

/** `val` or `var` in the parentheses of a class. */
function parameterProperty(
  tree: ParameterTree,
  {scope, packageName}: Place,
  symbol: ClassSymbol,
): PropertySymbol {
  const property = new PropertySymbol(tree.name, packageName, tree.modifiers.words);
  const type = tree.type === undefined ? UNKNOWN : resolveType(tree.type, scope);
  property.type = () => (tree.vararg ? scope.world.arrayOf(type) : type);
  property.mutable = tree.property === 'var';
  property.isPrivate = tree.modifiers.words.has('private');
  property.field = symbol.fields++;
  return property;
}

function memberProperty(tree: PropertyTree, place: Place, symbol: ClassSymbol): PropertySymbol {
  const property = declareProperty(tree, place);
  const hasValue = tree.getter === undefined || tree.initial !== undefined;
  if (hasValue && tree.type === undefined) {
    // Known when the constructor has been checked, which sees its parameters.
    let checking = false;
    property.type = () => {
      if (checking) {
        return UNKNOWN;
      }
      checking = true;
      const before = property.type;
      symbol.construct?.body();
      checking = false;
      return property.type === before ? UNKNOWN : property.type();
    };
  }
  const isAbstract = tree.modifiers.words.has('abstract') || symbol.sort === 'interface';
  const stored = !isAbstract && isStored(tree);
  property.abstract = isAbstract && tree.getter === undefined;
  if (stored) {
    property.field = symbol.fields++;
  }
  return property;
}

function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}
