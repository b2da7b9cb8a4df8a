/** Classes before their members are looked at: what they are called, what is above them. */
import {ClassSymbol, type ClassType} from '../../symbols';
import {type ClassTree} from '../../tree';
import {classType, isSubclass} from '../../types';
import {resolveType} from '../resolveType';
import {Scope} from '../scope';
import {typeParametersIn} from '../signatures';
import {checkClass} from './check';
import {CYCLE} from '../words';
import {makeMembers} from './members';
import {staticScope} from './scopes';

/** Makes the symbol of a class and of those nested in it; members come with `declareMembers`. */
export function declareClass(
  tree: ClassTree,
  packageName: string,
  enclosing: ClassSymbol | undefined,
): ClassSymbol {
  const prefix = enclosing?.qualified ?? packageName;
  const symbol = new ClassSymbol(
    tree.name,
    prefix === '' ? tree.name : `${prefix}.${tree.name}`,
    tree.sort,
    tree.modifiers.words,
  );
  symbol.tree = tree;
  symbol.enclosing = enclosing;
  symbol.outer = tree.modifiers.words.has('inner') ? enclosing : undefined;
  symbol.entries = tree.entries.map((each) => each.name);
  for (const member of tree.members) {
    if (member.kind !== 'class') {
      continue;
    }
    const nested = declareClass(member, packageName, symbol);
    symbol.nested.set(nested.name, nested);
    if (member.modifiers.words.has('companion')) {
      symbol.companion = nested;
    }
  }
  return symbol;
}

/** Gives a class its supertypes and members; everything that can be named has been declared by then. */
export function declareMembers(symbol: ClassSymbol, outer: Scope, packageName: string): void {
  const {tree} = symbol;
  if (tree === undefined) {
    return;
  }
  const {world} = outer;
  const {parameters} = typeParametersIn(outer, tree.typeParameters);
  symbol.typeParameters = [...parameters, ...(symbol.outer?.typeParameters ?? [])];
  let supers: ClassType[] | undefined;
  symbol.supers = () => {
    if (supers === undefined) {
      supers = [world.types.Any];
      const found: ClassType[] = [];
      for (const each of tree.supers) {
        const above = resolveType(each.type, scope);
        if (above.kind === 'function') {
          world.report(
            each.type.at,
            'A class whose supertype is a function type is not known here.',
          );
        }
        if (above.kind !== 'class') {
          continue;
        }
        if (isSubclass(above.of, symbol)) {
          world.report(each.type.at, CYCLE, 'error', true);
        } else {
          found.push(above);
        }
      }
      const classes = found.filter((each) => !each.of.isInterface);
      if (new Set(found.map((each) => each.of)).size < found.length || classes.length > 1) {
        world.report(
          tree.at,
          'Only one class may appear in a supertype list, and nothing twice.',
          'error',
          true,
        );
      }
      if (symbol.sort === 'enum') {
        found.push(world.type('Enum', classType(symbol)));
      }
      supers = found.length > 0 ? found : supers;
    }
    return supers;
  };
  const scope = new Scope(outer, outer.file, outer.body);
  for (const parameter of parameters) {
    scope.types.set(parameter.name, parameter);
  }

  let filled = false;
  symbol.complete = () => {
    if (filled) {
      return;
    }
    filled = true;
    makeMembers(symbol, tree, scope, packageName);
  };
  // Only inner classes see the type parameters of the class around them.
  const bare = new Scope(outer, outer.file, outer.body);
  for (const nested of symbol.nested.values()) {
    declareMembers(
      nested,
      staticScope(symbol, nested.outer === undefined ? bare : scope),
      packageName,
    );
  }
  for (const above of tree.supers) {
    const found = world.trial(() => resolveType(above.type, scope)).result;
    if (found.kind === 'class' && found.of.modifiers.has('sealed')) {
      found.of.below.push(symbol);
    }
  }
}

/** A class within a function, or an object expression. */
export function declareLocalClass(tree: ClassTree, scope: Scope, at: number): ClassSymbol {
  const symbol = declareClass({...tree, at}, '', undefined);
  const mark = (of: ClassSymbol): void => {
    of.localIn = scope.body;
    for (const nested of of.nested.values()) {
      mark(nested);
    }
  };
  mark(symbol);
  symbol.anonymous = tree.name === '';
  if (!symbol.anonymous && scope.types.has(tree.name)) {
    scope.world.report(at, `Redeclaration: '${tree.name}'.`);
  }
  if (!symbol.anonymous) {
    scope.types.set(tree.name, symbol);
  }
  declareMembers(symbol, scope, '');
  if (symbol.supers().some((each) => each.of.modifiers.has('sealed'))) {
    scope.world.report(at, 'A local class or an anonymous object cannot extend a sealed class.');
  }
  checkClass(symbol);
  return symbol;
}
