/** Functions where a functional interface is wanted: what its lambda looks like. */
import {type ClassSymbol, type FunctionSymbol, type FunctionType, type Type} from '../../symbols';
import {nonNull, parametersOf, substitute} from '../../types';

/** The function type that a parameter wants of a lambda: of a functional interface, its only abstract function's. */
export function wantedFunction(type: Type): FunctionType | undefined {
  const found = nonNull(type);
  if (found.kind === 'function') {
    return found;
  }
  if (found.kind !== 'class' || !found.of.modifiers.has('fun')) {
    return undefined;
  }
  const method = onlyAbstract(found.of);
  if (method === undefined) {
    return undefined;
  }
  const by = parametersOf(found.of, found.args);
  return {
    kind: 'function',
    parameters: method.parameters.map((each) => substitute(each.type, by)),
    result: substitute(method.result(), by),
    extension: false,
    nullable: false,
  };
}

/** The only abstract function of an interface, or of those above it. */
export function onlyAbstract(of: ClassSymbol): FunctionSymbol | undefined {
  of.complete();
  for (const name of of.memberNames) {
    for (const member of of.member(name)) {
      if (member.kind === 'function' && member.abstract) {
        return member;
      }
    }
  }
  for (const above of of.supers()) {
    const found = above.of.qualified === 'kotlin.Any' ? undefined : onlyAbstract(above.of);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
