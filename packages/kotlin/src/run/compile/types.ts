/** Types as the running program knows them: `is`, `as`, and reified type parameters. */
import {type Body, type Call, type Code} from '../../code';
import {PRIMITIVES} from '../../primitives';
import {type Type, UNKNOWN} from '../../symbols';
import {render, solved, substitute} from '../../types';
import {List} from '../collections';
import {fail, Throwable} from '../failures';
import {Instance} from '../instances';
import {machine} from '../machine';
import {type Evaluate, type Frame} from '../procedure';
import {testOf} from '../classes';
import {nameOf} from '../text';
import {Char, Double, Float, KotlinArray, Small} from '../values';
import {type Compiler} from './compiler';

/** The test for a type, which may be a reified parameter. */
export function testing(
  compiler: Compiler,
  type: Type,
): (frame: Frame) => (value: unknown) => boolean {
  const known = typeOf(compiler, type);
  if (known.fixed !== undefined) {
    const test = testOf(known.fixed);
    return () => test;
  }
  return (f) => testOf(known.make(f));
}

/** `as` and `as?`. */
export function compileCast(compiler: Compiler, code: Extract<Code, {op: 'as'}>): Evaluate {
  const value = compiler.value(code.value);
  const test = testing(compiler, code.of);
  const {at, of, safe} = code;
  return (f) => {
    const found = value(f);
    if (test(f)(found)) {
      return found;
    }
    if (safe) {
      return null;
    }
    machine.at = at;
    // The JVM's own lists can change, whatever Kotlin calls them.
    if (
      of.kind === 'class' &&
      of.of.qualified.startsWith('kotlin.collections.Mutable') &&
      found instanceof List
    ) {
      fail(
        'UnsupportedOperationException',
        'Casts of read-only lists to mutable ones are not known here.',
      );
    }
    return found === null
      ? fail('NullPointerException', `null cannot be cast to non-null type ${qualifiedName(of)}`)
      : fail('ClassCastException', castText(className(found), javaName(of)));
  };
}

/** A type as the running program knows it. */
export function typeOf(
  compiler: Compiler,
  type: Type,
): {fixed: Type | undefined; make: (frame: Frame) => Type} {
  const found = solved(type);
  if (!mentionsReified(found)) {
    return {fixed: found, make: () => found};
  }
  let owner: Body | undefined = compiler.layout.body;
  while (owner !== undefined && owner.types === undefined) {
    owner = owner.parent;
  }
  const variable = owner?.types;
  if (variable === undefined) {
    return {fixed: UNKNOWN, make: () => UNKNOWN};
  }
  if (variable.body !== compiler.layout.body) {
    variable.captured = true;
  }
  const slot = compiler.layout.slot(variable);
  return {
    fixed: undefined,
    make: (f) => substitute(found, (f[slot] ?? new Map()) as Map<never, never>),
  };
}

/** What the reified type parameters of the function that is called stand for. */
export function reifiedOf(compiler: Compiler, code: Call): Evaluate | undefined {
  if (!code.to.typeParameters.some((each) => each.reified)) {
    return undefined;
  }
  const types = code.typeArgs.map((type) => typeOf(compiler, type));
  const parameters = code.to.typeParameters;
  return (f) =>
    new Map(
      parameters.map((parameter, index) => [
        parameter,
        types[index]?.fixed ?? types[index]?.make(f) ?? UNKNOWN,
      ]),
    );
}

function mentionsReified(type: Type): boolean {
  if (type.kind === 'parameter') {
    return type.of.reified;
  }
  if (type.kind === 'class') {
    return type.args.some((each) => mentionsReified(solved(each)));
  }
  return false;
}

/** What the JVM says of a cast; of classes of the program it says where they were loaded, which nobody can foresee. */
function castText(from: string, to: string): string {
  const isJava = [from, to].every((each) => /^(java\.|\[)/.test(each));
  const end = isJava ? ` (${from} and ${to} are in module java.base of loader 'bootstrap')` : '';
  return `class ${from} cannot be cast to class ${to}${end}`;
}

const JAVA: ReadonlyMap<string, string> = new Map([
  ['kotlin.Int', 'java.lang.Integer'],
  ['kotlin.Char', 'java.lang.Character'],
  ['kotlin.Any', 'java.lang.Object'],
  ...'Byte Short Long Double Float Boolean String Number Comparable CharSequence'
    .split(' ')
    .map((name): [string, string] => [`kotlin.${name}`, `java.lang.${name}`]),
  ...PRIMITIVES.map((name): [string, string] => [
    `kotlin.${name}Array`,
    new KotlinArray([], name).javaName,
  ]),
  ...['List', 'Set', 'Map', 'Collection'].map((name): [string, string] => [
    `kotlin.collections.${name}`,
    `java.util.${name}`,
  ]),
]);

function qualifiedName(type: Type): string {
  return type.kind === 'class' ? type.of.qualified : render(type);
}

function javaName(type: Type): string {
  return type.kind === 'class' ? (JAVA.get(type.of.qualified) ?? nameOf(type.of)) : render(type);
}

/** The name of a value's class, as Java has it. */
export function className(value: unknown): string {
  if (value instanceof Instance) {
    return nameOf(value.of);
  }
  if (typeof value === 'bigint') {
    return 'java.lang.Long';
  }
  if (value instanceof Char) {
    return 'java.lang.Character';
  }
  if (typeof value === 'string') {
    return 'java.lang.String';
  }
  if (typeof value === 'number') {
    return 'java.lang.Integer';
  }
  if (typeof value === 'boolean') {
    return 'java.lang.Boolean';
  }
  if (value instanceof Double) {
    return 'java.lang.Double';
  }
  if (value instanceof Float) {
    return 'java.lang.Float';
  }
  if (value instanceof Small) {
    return `java.lang.${value.bits === 8 ? 'Byte' : 'Short'}`;
  }
  if (value instanceof KotlinArray) {
    return value.javaName;
  }
  return value instanceof Throwable ? value.name : 'java.lang.Object';
}
