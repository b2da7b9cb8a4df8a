/** The syntax tree of what a file declares, before any name has a meaning. `at` is a place (see `Sources`). */
import {type Argument, type Block, type Expression} from './expressions';

export interface TypeTree {
  readonly at: number;
  readonly kind: 'named' | 'function' | 'star';
  /** `kotlin.Int` or `Duration.Companion` is one name with dots. */
  readonly name: string;
  readonly args: readonly TypeTree[];
  readonly receiver?: TypeTree;
  readonly result?: TypeTree;
  readonly nullable: boolean;
  /** Of an argument: `in` or `out` stands before it. */
  readonly projected?: 'in' | 'out';
}

export interface TypeParameterTree {
  readonly name: string;
  readonly at: number;
  readonly bounds: readonly TypeTree[];
  readonly reified: boolean;
  readonly contravariant: boolean;
  readonly covariant: boolean;
}

export interface Annotation {
  readonly name: string;
  readonly args: readonly Argument[];
  readonly at: number;
}

export interface Modifiers {
  readonly words: ReadonlySet<string>;
  readonly annotations: readonly Annotation[];
  /** The first word that means something this Kotlin does not know. */
  readonly unknown?: {readonly message: string; readonly at: number};
}

export interface ParameterTree {
  readonly at: number;
  readonly name: string;
  readonly type?: TypeTree;
  readonly initial?: Expression;
  readonly vararg: boolean;
  /** Of a primary constructor: whether it is a property, too. */
  readonly property?: 'val' | 'var';
  readonly modifiers: Modifiers;
  /** Of a lambda: `(a, b)` instead of a name. */
  readonly entries?: readonly ParameterTree[];
}

export interface FunctionTree {
  readonly kind: 'function';
  readonly at: number;
  readonly name: string;
  readonly modifiers: Modifiers;
  readonly typeParameters: readonly TypeParameterTree[];
  readonly receiver?: TypeTree;
  readonly parameters: readonly ParameterTree[];
  readonly result?: TypeTree;
  readonly body?: Expression | Block;
  /** Whether the body is an expression after `=`. */
  readonly expressionBody: boolean;
  readonly end: number;
}

export interface PropertyTree {
  readonly kind: 'property';
  readonly at: number;
  readonly name: string;
  readonly modifiers: Modifiers;
  readonly mutable: boolean;
  readonly typeParameters: readonly TypeParameterTree[];
  readonly receiver?: TypeTree;
  readonly type?: TypeTree;
  readonly initial?: Expression;
  readonly delegate?: Expression;
  /** Of what holds a delegate: what `provideDelegate` is told. */
  readonly about?: readonly Expression[];
  readonly getter?: FunctionTree;
  /** With a body; its only parameter is the new value. */
  readonly setter?: FunctionTree;
  /** `private set`: what stands before the word `set`. */
  readonly setterModifiers?: Modifiers;
}

export interface DestructuringTree {
  readonly kind: 'destructuring';
  readonly at: number;
  readonly entries: readonly ParameterTree[];
  readonly mutable: boolean;
  readonly initial: Expression;
}

export interface SuperTree {
  readonly type: TypeTree;
  readonly args?: readonly Argument[];
  readonly delegate?: Expression;
}

export type ClassKind = 'class' | 'interface' | 'object' | 'enum';

export interface ClassTree {
  readonly kind: 'class';
  readonly at: number;
  readonly name: string;
  readonly sort: ClassKind;
  readonly modifiers: Modifiers;
  readonly typeParameters: readonly TypeParameterTree[];
  readonly parameters: readonly ParameterTree[] | undefined;
  /** `private constructor`. */
  readonly constructorModifiers?: Modifiers;
  readonly supers: readonly SuperTree[];
  readonly members: readonly Declaration[];
  readonly entries: readonly EnumEntryTree[];
}

export interface EnumEntryTree {
  readonly at: number;
  readonly name: string;
  readonly args: readonly Argument[];
  readonly body?: ClassTree;
}

/** A constructor in the body of its class. */
export interface ConstructorTree {
  readonly kind: 'constructor';
  readonly at: number;
  readonly modifiers: Modifiers;
  readonly parameters: readonly ParameterTree[];
  /** `: this(…)` or `: super(…)`. */
  readonly delegation?: {
    readonly to: 'this' | 'super';
    readonly args: readonly Argument[];
    readonly at: number;
  };
  readonly body?: Block;
}

export interface InitTree {
  readonly kind: 'init';
  readonly at: number;
  readonly body: Block;
}

export interface AliasTree {
  readonly kind: 'alias';
  readonly at: number;
  readonly name: string;
  readonly typeParameters: readonly TypeParameterTree[];
  readonly type: TypeTree;
}

export type Declaration =
  FunctionTree | PropertyTree | ClassTree | ConstructorTree | InitTree | AliasTree;

export interface ImportTree {
  readonly at: number;
  /** Without the star. */
  readonly path: string;
  readonly star: boolean;
  readonly alias?: string;
}

export interface FileTree {
  readonly name: string;
  readonly package: string;
  readonly imports: readonly ImportTree[];
  readonly declarations: readonly Declaration[];
}
