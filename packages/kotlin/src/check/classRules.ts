import {type ClassTree, type FunctionTree} from '../tree';
import {apart} from './modifiers';
import {orderRules, varianceRules} from './variance';
import {type World} from './world';

/** Reports what is wrong with a class itself, not with its members. */
export function classRules(tree: ClassTree, owner: ClassTree | undefined, world: World): void {
  const {at, sort, name, parameters, members, entries} = tree;
  const {words, annotations} = tree.modifiers;
  varianceRules(tree, world);
  orderRules(tree, world);
  const say = (message: string): void => world.report(at, message);
  apart(words, at, world, true);
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
