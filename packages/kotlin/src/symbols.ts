import {type Body, type Code} from './code';
import {
  type CallTree,
  type ClassTree,
  type FunctionTree,
  type PropertyTree,
  type ClassKind,
  type ParameterTree,
} from './tree';

/** What a name stands for, and types. The checker makes symbols of trees and of the library's signatures. */

export type Type = ClassType | ParameterType | FunctionType | VariableType | UnknownType;

export interface ClassType {
  readonly kind: 'class';
  readonly of: ClassSymbol;
  readonly args: readonly Type[];
  readonly nullable: boolean;
  /** Of `Int`: that it is of a whole number as it is written, and how many bits its value takes: 8, 16 or 32. */
  readonly literal?: number;
  /** Whether an argument is `in`, `out` or `*`: then another one may be below it. */
  readonly projected?: boolean;
  /** What the value is besides: of a smart cast, what it was before; of a type parameter, its other bounds. */
  readonly also?: readonly Type[];
}

/** A type parameter in its own declaration. */
export interface ParameterType {
  readonly kind: 'parameter';
  readonly of: TypeParameter;
  readonly nullable: boolean;
}

export interface FunctionType {
  readonly kind: 'function';
  /** The receiver first, if there is one. */
  readonly parameters: readonly Type[];
  readonly result: Type;
  readonly extension: boolean;
  readonly nullable: boolean;
}

/** A type that a call has still to infer. */
export interface VariableType {
  readonly kind: 'variable';
  readonly of: InferenceVariable;
  readonly nullable: boolean;
}

/** Nothing is known: the checker stays silent, and members are found when the program runs. */
export interface UnknownType {
  readonly kind: 'unknown';
  readonly nullable: false;
}

export const UNKNOWN: UnknownType = {kind: 'unknown', nullable: false};

export class TypeParameter {
  bound: Type | undefined;

  constructor(
    readonly name: string,
    readonly reified: boolean,
    readonly contravariant: boolean,
    readonly covariant: boolean,
  ) {}
}

export class InferenceVariable {
  readonly lower: Type[] = [];
  readonly upper: Type[] = [];
  /** What an item of an invariant type has to be. */
  readonly exact: Type[] = [];
  fixed: Type | undefined;

  constructor(readonly parameter: TypeParameter) {}
}

/** What the library is implemented by. */
export type Implementation = (...args: never[]) => unknown;

export interface Parameter {
  readonly name: string;
  readonly type: Type;
  readonly optional: boolean;
  readonly vararg: boolean;
  readonly tree?: ParameterTree;
}

/** A function or a property, of a class, of a file, or local. */
abstract class Declared {
  typeParameters: readonly TypeParameter[] = [];
  /** The class of which it is a member. */
  owner: ClassSymbol | undefined;
  receiver: Type | undefined;
  parameters: readonly Parameter[] = [];
  implementation: Implementation | undefined;
  /** Members that override each other share a number. */
  slot = 0;
  /** The numbers of what it overrides besides. */
  also: readonly number[] = [];
  abstract = false;
  /** Whether a class of the program may override it. */
  open = false;
  isPrivate = false;
  /** The text of the library's signature. */
  signature: string | undefined;
  /** The file in which it is declared. */
  file: unknown;

  constructor(
    readonly name: string,
    readonly packageName: string,
    readonly modifiers: ReadonlySet<string> = new Set(),
  ) {}
}

export class FunctionSymbol extends Declared {
  readonly kind = 'function';
  /** Where a call may find out the result: inferred from the body on demand. */
  result: () => Type = () => UNKNOWN;
  tree: FunctionTree | undefined;
  /** The function that it overrides and whose default values its parameters have. */
  defaultsOf: FunctionSymbol | undefined;
  /** Of a constructor. */
  constructs: ClassSymbol | undefined;
  /** Checks the body, once. */
  body: () => Body | undefined = () => undefined;
  /** Of a local function: the variable that holds it. */
  variable: VariableSymbol | undefined;
  annotations: readonly string[] = [];

  get qualified(): string {
    const prefix = this.owner?.qualified ?? this.packageName;
    return prefix === '' ? this.name : `${prefix}.${this.name}`;
  }
}

/** It has no parameters. */
export class PropertySymbol extends Declared {
  readonly kind = 'property';
  type: () => Type = () => UNKNOWN;
  mutable = false;
  tree: PropertyTree | undefined;
  /** The field of an instance that holds the value; none for those that are computed. */
  field: number | undefined;
  getter: FunctionSymbol | undefined;
  setter: FunctionSymbol | undefined;
  /** `private set`. */
  isSetPrivate = false;
  /** Declared `by lazy`: the field holds what computes the value. */
  lazy = false;
  /** Of a property of a file: all of that file, in their order. */
  siblings: readonly PropertySymbol[] = [];
  /** Of a property of a file: its first value. */
  initial: () => Code | undefined = () => undefined;
  /** In which that is computed. */
  initialBody: Body | undefined;
}

let variables = 0;

export class VariableSymbol {
  readonly kind = 'variable';
  /** Read by a function that is nested in the one that declares it. */
  captured = false;
  /** Without a value when it was declared, or a local function. */
  late = false;
  /** Of one without a value when it was declared: the scope in which it gets its first. */
  assigned: object | undefined;
  /** Declared `by lazy`: it holds what computes its value. */
  lazy = false;
  /** Declared with another delegate: the call of its `getValue`. */
  delegate: CallTree | undefined;
  slot = -1;
  readonly id = (variables += 1);

  constructor(
    readonly name: string,
    public type: Type,
    readonly mutable: boolean,
    readonly body: Body,
  ) {}

  /** Whether frames hold a cell for it instead of its value. */
  get cell(): boolean {
    return this.captured && (this.mutable || this.late);
  }
}

export type Member = FunctionSymbol | PropertySymbol;

export class ClassSymbol {
  readonly kind = 'class';
  /** Its own; of an inner class then those of the one around it. */
  typeParameters: readonly TypeParameter[] = [];
  supers: () => readonly ClassType[] = () => [];
  /** Those that it declares itself, by their names; of a class of the library, those that were asked for. */
  readonly members = new Map<string, Member[]>();
  /** Of a class of the library: what makes the members of a name, at the first look at it. */
  readonly makers = new Map<string, () => Member[]>();
  /** Members of interfaces, and what a class above has for each. */
  readonly bridges: {readonly from: Member; readonly to: Member}[] = [];
  readonly nested = new Map<string, ClassSymbol>();
  readonly aliases = new Map<string, AliasSymbol>();
  companion: ClassSymbol | undefined;
  /** The primary constructor; without one, the first in its body. */
  construct: FunctionSymbol | undefined;
  /** Other constructors, in its body. */
  secondary: readonly FunctionSymbol[] = [];
  entries: readonly string[] = [];
  /** Of an inner class: the one whose instance it belongs to. */
  outer: ClassSymbol | undefined;
  /** Of an inner class: the field that holds the instance to which one belongs. */
  outerField = -1;
  /** Of a class within a function: the field that holds the values of the variables around it. */
  environmentField = -1;
  /** The class in which it is declared. */
  enclosing: ClassSymbol | undefined;
  tree: ClassTree | undefined;
  /** Whether a value of the running program is one of these; for classes of the library. */
  test: ((value: unknown) => boolean) | undefined;
  /** Makes the members, on demand. */
  complete: () => void = () => undefined;
  /** Of a sealed class: the classes right below it. */
  readonly below: ClassSymbol[] = [];
  /** How many fields an instance has, those of its superclass first. */
  fields = 0;
  /** How many of them are of its superclass. */
  inherited = 0;
  /** Interfaces implemented by delegation, with the field that holds the delegate. */
  readonly delegates: {readonly to: ClassType; readonly field: number}[] = [];
  /** Of a class within a function: the body in which it stands. */
  localIn: Body | undefined;
  /** Of an entry of an enum with a body, by its name. */
  readonly entryClasses = new Map<string, ClassSymbol>();
  /** Of an enum: what makes each entry. */
  readonly entryCalls = new Map<string, () => Code | undefined>();
  /** What the compiler makes of it; of an object of the library, its value. */
  compiled: unknown;
  /** Of an entry of an enum with a body, and of an object expression. */
  anonymous = false;

  constructor(
    readonly name: string,
    readonly qualified: string,
    readonly sort: ClassKind,
    readonly modifiers: ReadonlySet<string> = new Set(),
  ) {}

  /** The members of a name that it declares itself. */
  member(name: string): readonly Member[] {
    const make = this.members.has(name) ? undefined : this.makers.get(name);
    if (make !== undefined) {
      this.members.set(name, []);
      this.members.set(name, make());
    }
    return this.members.get(name) ?? [];
  }

  /** The names of all members that it declares itself. */
  get memberNames(): readonly string[] {
    return [...(this.makers.size > 0 ? this.makers : this.members).keys()];
  }

  get constructors(): readonly FunctionSymbol[] {
    return this.construct === undefined ? [] : [this.construct, ...this.secondary];
  }

  get isInterface(): boolean {
    return this.sort === 'interface';
  }

  get isObject(): boolean {
    return this.sort === 'object';
  }
}

export interface AliasSymbol {
  readonly kind: 'alias';
  readonly name: string;
  readonly typeParameters: readonly TypeParameter[];
  readonly type: () => Type;
}
