/** The functions that a name may mean, level by level: the first level with one that fits is meant. */
import {type Code} from '../../code';
import {ClassSymbol, type FunctionSymbol} from '../../symbols';
import {isSubclass, nonNull, upperBound} from '../../types';
import {type Candidate} from '../calls/request';
import {nestedIn, type Receiver, type Scope} from '../scope';
import {membersOf, objectOf} from './members';

/** The functions that `name(…)` may mean, level by level: those of functions first, whatever is closer. */
export function candidatesOf(name: string, scope: Scope, at: number): Candidate[][] {
  const levels: Candidate[][] = [];
  const receivers = scope.receivers();
  const codes = receivers.map((each) => each.code(at));
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    const local = here.functions.get(name) ?? [];
    levels.push(
      local.flatMap((symbol): Candidate[] =>
        symbol.receiver === undefined ? [{symbol}] : codes.map((receiver) => ({symbol, receiver})),
      ),
    );
    const type = here.types.get(name);
    if (type instanceof ClassSymbol) {
      levels.push(constructorsOf(type, receivers, at));
    }
  }
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    const receiver = here.receiver === undefined ? undefined : scope.seen(here.receiver);
    if (receiver !== undefined) {
      levels.push(...implicitMembers(receiver, name, codes, scope, at));
    }
    const nested = here.classBody === undefined ? undefined : ownClass(here.classBody, name);
    if (nested !== undefined) {
      levels.push(constructorsOf(nested, receivers, at));
    }
  }
  const type = scope.file.typeNamed(name);
  if (type?.kind === 'class') {
    levels.push(constructorsOf(type, receivers, at));
  }
  if (type?.kind === 'alias') {
    const target = type.type();
    if (target.kind === 'class') {
      levels.push(constructorsOf(target.of, receivers, at));
    }
  }
  for (const level of scope.file.membersNamed(name)) {
    levels.push(
      level.flatMap((symbol): Candidate[] => {
        if (symbol.kind !== 'function') {
          return [];
        }
        const dispatch = objectOf(symbol, at);
        return symbol.receiver === undefined
          ? [{symbol, dispatch}]
          : codes.map((receiver) => ({symbol, dispatch, receiver}));
      }),
    );
  }
  return levels.filter((level) => level.length > 0);
}

/** A class that is named within another: nested in it or in what is above it, or itself. */
function ownClass(of: ClassSymbol, name: string): ClassSymbol | undefined {
  const own = of.nested.get(name);
  if (own !== undefined || of.name === name) {
    return own ?? of;
  }
  for (const above of of.supers()) {
    const found = above.of.tree === undefined ? undefined : ownClass(above.of, name);
    if (found !== undefined && found !== above.of) {
      return found;
    }
  }
  return undefined;
}

/** The constructors of a class; those of an inner one with the instance to which the new one belongs. */
export function constructorsOf(
  of: ClassSymbol,
  receivers: readonly Receiver[],
  at: number,
): Candidate[] {
  of.complete();
  if (of.isObject) {
    return [];
  }
  const {outer} = of;
  if (outer === undefined) {
    return of.constructors.map((symbol) => ({symbol}));
  }
  const owner = receivers.find(({type}) => type.kind === 'class' && isSubclass(type.of, outer));
  return of.constructors.map((symbol) => ({symbol, dispatch: owner?.code(at)}));
}

function implicitMembers(
  receiver: Receiver,
  name: string,
  codes: readonly Code[],
  scope: Scope,
  at: number,
): Candidate[][] {
  const functions = membersOf(receiver.type, name, scope).filter(
    (each) => each.kind === 'function',
  );
  const dispatch = receiver.code(at);
  const plain = functions
    .filter((symbol) => symbol.receiver === undefined)
    .map((symbol) => ({symbol, dispatch}));
  const extensions = functions
    .filter((symbol) => symbol.receiver !== undefined)
    .flatMap((symbol) => codes.map((code) => ({symbol, dispatch, receiver: code})));
  return [plain, extensions, innerConstructors(dispatch, name)];
}

/** The functions that `value.name(…)` may mean, level by level. */
export function candidatesOn(value: Code, name: string, scope: Scope): Candidate[][] {
  const levels: Candidate[][] = [];
  const members = membersOf(value.type, name, scope).filter((each) => each.kind === 'function');
  levels.push(
    members
      .filter((symbol) => symbol.receiver === undefined)
      .map((symbol) => ({symbol, dispatch: value})),
  );
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    levels.push(
      (here.functions.get(name) ?? [])
        .filter((symbol) => symbol.receiver !== undefined)
        .map((symbol) => ({symbol, receiver: value})),
    );
  }
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    const {receiver} = here;
    if (receiver !== undefined) {
      const extensions = membersOf(receiver.type, name, scope).filter(
        (each) => each.kind === 'function' && each.receiver !== undefined,
      );
      levels.push(
        extensions.map((symbol) => ({
          symbol: symbol as FunctionSymbol,
          dispatch: receiver.code(value.at),
          receiver: value,
        })),
      );
    }
  }
  for (const level of scope.file.membersNamed(name)) {
    levels.push(
      level.flatMap((symbol): Candidate[] =>
        symbol.kind === 'function' && symbol.receiver !== undefined
          ? [{symbol, dispatch: objectOf(symbol, value.at), receiver: value}]
          : [],
      ),
    );
  }
  levels.push(innerConstructors(value, name));
  return levels.filter((level) => level.length > 0);
}

/** The constructors of an inner class: `outer.Inner()`. */
function innerConstructors(outer: Code, name: string): Candidate[] {
  const type = upperBound(nonNull(outer.type));
  const inner = type.kind === 'class' ? nestedIn(type.of, name) : undefined;
  if (inner?.outer === undefined) {
    return [];
  }
  inner.complete();
  return inner.constructors.map((symbol) => ({symbol, dispatch: outer}));
}
