/** Which functions, lambdas and initialisers there are in a program. */
import {
  type Body,
  type CheckedFile,
  type ClassSymbol,
  type Code,
  type Member,
  partsOf,
} from '@collektive/kotlin';

/** Every body of a file that no other contains. */
export function bodiesOf(file: CheckedFile): Body[] {
  return [
    ...file.functions.flatMap(bodiesOfMember),
    ...file.properties.flatMap((each) => [
      ...bodiesOfMember(each),
      ...[each.initial()].flatMap((code) => (code === undefined ? [] : bodiesWithin(code))),
    ]),
    ...file.classes.flatMap(bodiesOfClass),
  ];
}

/** Those of its constructors, of its members, and of the classes in it. */
export function bodiesOfClass(of: ClassSymbol): Body[] {
  return [
    ...of.constructors.flatMap((each) => each.body() ?? []),
    ...[...of.members.values()].flat().flatMap(bodiesOfMember),
    ...[...of.nested.values(), ...of.entryClasses.values()].flatMap(bodiesOfClass),
  ];
}

function bodiesOfMember(member: Member): Body[] {
  const all = member.kind === 'function' ? [member] : [member.getter, member.setter];
  return all.flatMap((each) => each?.body() ?? []);
}

/** What the code of a body consists of: the values of its parameters by default, then what it does. */
export const codesOf = ({code, defaults}: Body): Code[] =>
  code === undefined ? [...defaults.values()] : [...defaults.values(), code];

/** The class of a function of which a call makes an instance, if it does. */
export function localClassOf(code: Code): ClassSymbol | undefined {
  const made = code.op === 'call' ? code.to.constructs : undefined;
  return made?.localIn === undefined ? undefined : made;
}

/** The outermost bodies within one: lambdas, local functions, members of local classes. A reference is none of them. */
export const bodiesIn = (body: Body): Body[] => codesOf(body).flatMap(bodiesWithin);

function bodiesWithin(code: Code): Body[] {
  if (code.op === 'lambda') {
    return code.reference === undefined ? [code.body] : [];
  }
  const local = localClassOf(code);
  return [
    ...partsOf(code).flatMap(bodiesWithin),
    ...(local === undefined ? [] : bodiesOfClass(local)),
  ];
}
