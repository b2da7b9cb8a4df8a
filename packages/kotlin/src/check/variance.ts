/** Where the type parameters of a class, and its private classes, may not stand. */
import {type ClassTree, type Declaration, type TypeTree} from '../tree';
import {type World} from './world';

type Names = ReadonlySet<string>;

const isHidden = ({modifiers: {words}}: {readonly modifiers: {readonly words: Names}}): boolean =>
  words.has('private');

/** Reports `out T` that is taken, and `in T` that is given; those behind other types are not looked at. */
export function varianceRules(tree: ClassTree, world: World): void {
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
export function orderRules({members, parameters}: ClassTree, world: World): void {
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
