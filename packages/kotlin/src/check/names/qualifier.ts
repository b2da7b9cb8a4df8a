/** Classes and packages before a dot. */
import {ClassSymbol} from '../../symbols';
import {type Expression} from '../../tree';
import {classType} from '../../types';
import {type Scope} from '../scope';
import {membersOf} from './members';
import {readProperty} from './properties';

export type Qualifier = ClassSymbol | {readonly kind: 'package'; readonly name: string};

/** What stands before a dot, unless it is a value. */
export function qualifierOf(tree: Expression, scope: Scope): Qualifier | undefined {
  if (tree.kind === 'name') {
    if (readable(tree.name, scope)) {
      return undefined;
    }
    const type = scope.typeNamed(tree.name, tree.at);
    if (type instanceof ClassSymbol) {
      type.complete();
      return type;
    }
    if (type !== undefined && 'kind' in type && type.kind === 'alias') {
      const target = type.type();
      return target.kind === 'class' ? target.of : undefined;
    }
    return isPackage(tree.name, scope) ? {kind: 'package', name: tree.name} : undefined;
  }
  if (tree.kind !== 'member') {
    return undefined;
  }
  const holder = qualifierOf(tree.target, scope);
  if (holder === undefined) {
    return undefined;
  }
  if (holder.kind === 'class') {
    if (
      holder.companion !== undefined &&
      membersOf(classType(holder.companion), tree.name, scope).length > 0
    ) {
      return undefined;
    }
    const nested = holder.nested.get(tree.name);
    nested?.complete();
    return nested;
  }
  const type = scope.world.packages.get(holder.name)?.classes.get(tree.name);
  if (type?.kind === 'class') {
    type.complete();
    return type;
  }
  const path = `${holder.name}.${tree.name}`;
  return isPackage(path, scope) ? {kind: 'package', name: path} : undefined;
}

function readable(name: string, scope: Scope): boolean {
  return scope.world.trial(() => readProperty(name, scope, 0)).result !== undefined;
}

function isPackage(path: string, scope: Scope): boolean {
  return [...scope.world.packages.keys()].some(
    (name) => name === path || name.startsWith(`${path}.`),
  );
}
