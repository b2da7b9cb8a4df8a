/** The tree that the parser makes of a text. */

// The syntax tree of what a file declares, before any name has a meaning. `at` is a place (see `Sources`).

/** Where it stands. */
interface Placed {
  readonly at: number;
}

export interface TypeTree extends Placed {
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

export interface TypeParameterTree extends Placed {
  readonly name: string;
  readonly bounds: readonly TypeTree[];
  readonly reified: boolean;
  readonly contravariant: boolean;
  readonly covariant: boolean;
}

export interface Annotation extends Placed {
  readonly name: string;
  readonly args: readonly Argument[];
}

export interface Modifiers {
  readonly words: ReadonlySet<string>;
  readonly annotations: readonly Annotation[];
  /** The first word that means something this Kotlin does not know. */
  readonly unknown?: {readonly message: string; readonly at: number};
}

export interface ParameterTree extends Placed {
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

export interface FunctionTree extends Placed {
  readonly kind: 'function';
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

export interface PropertyTree extends Placed {
  readonly kind: 'property';
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

export interface DestructuringTree extends Placed {
  readonly kind: 'destructuring';
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

export interface ClassTree extends Placed {
  readonly kind: 'class';
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

export interface EnumEntryTree extends Placed {
  readonly name: string;
  readonly args: readonly Argument[];
  readonly body?: ClassTree;
}

/** A constructor in the body of its class. */
export interface ConstructorTree extends Placed {
  readonly kind: 'constructor';
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

interface InitTree extends Placed {
  readonly kind: 'init';
  readonly body: Block;
}

export interface AliasTree extends Placed {
  readonly kind: 'alias';
  readonly name: string;
  readonly typeParameters: readonly TypeParameterTree[];
  readonly type: TypeTree;
}

export type Declaration =
  FunctionTree | PropertyTree | ClassTree | ConstructorTree | InitTree | AliasTree;

export interface ImportTree extends Placed {
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

// The tree of what is evaluated.

export interface Argument {
  readonly name?: string;
  readonly spread: boolean;
  readonly value: Expression;
}

export interface Block extends Placed {
  readonly kind: 'block';
  readonly statements: readonly Statement[];
  readonly end: number;
}

export interface LambdaTree extends Placed {
  readonly kind: 'lambda';
  /** None when there is no arrow: then `it` may be meant. */
  readonly parameters: readonly ParameterTree[] | undefined;
  readonly body: Block;
  readonly label?: string;
}

export interface WhenBranch extends Placed {
  /** None for `else`. */
  readonly conditions?: readonly WhenCondition[];
  /** What stands after `if`. */
  readonly guard?: Expression;
  readonly body: Expression | Block;
}

export interface WhenCondition extends Placed {
  readonly kind: 'value' | 'in' | 'is';
  readonly negated: boolean;
  readonly value?: Expression;
  readonly type?: TypeTree;
}

type ConstantSort = 'Int' | 'Long' | 'Double' | 'Float' | 'Char' | 'Boolean' | 'String' | 'Null';

export type Expression =
  CallTree | MemberTree | BinaryTree | IfTree | LambdaTree | Block | (Placed & OtherExpression);

type OtherExpression =
  | {readonly kind: 'constant'; readonly sort: ConstantSort; readonly text: string}
  | {readonly kind: 'template'; readonly parts: readonly (string | Expression)[]}
  | {readonly kind: 'name'; readonly name: string}
  | {readonly kind: 'this'; readonly label?: string}
  | {
      readonly kind: 'super';
      /** `super<Type>`. */
      readonly type?: TypeTree;
      readonly label?: string;
    }
  | {readonly kind: 'index'; readonly target: Expression; readonly args: readonly Expression[]}
  | {readonly kind: 'prefix'; readonly operator: string; readonly operand: Expression}
  | {readonly kind: 'postfix'; readonly operator: string; readonly operand: Expression}
  | {
      readonly kind: 'is';
      readonly operand: Expression;
      readonly type: TypeTree;
      readonly negated: boolean;
    }
  | {
      readonly kind: 'as';
      readonly operand: Expression;
      readonly type: TypeTree;
      readonly safe: boolean;
    }
  | {
      readonly kind: 'when';
      readonly subject?: Expression;
      readonly variable?: PropertyTree;
      readonly branches: readonly WhenBranch[];
    }
  | {
      readonly kind: 'try';
      readonly body: Block;
      readonly catches: readonly CatchTree[];
      readonly last?: Block;
    }
  | {readonly kind: 'throw'; readonly value: Expression}
  | {readonly kind: 'return'; readonly label?: string; readonly value?: Expression}
  | {readonly kind: 'jump'; readonly word: 'break' | 'continue'; readonly label?: string}
  | {readonly kind: 'anonymous'; readonly declaration: FunctionTree}
  | {readonly kind: 'object'; readonly declaration: ClassTree}
  | {
      readonly kind: 'reference';
      readonly target?: Expression;
      /** Of its target, which is a class: `List<Int>::sum`. */
      readonly typeArgs?: readonly TypeTree[];
      readonly name: string;
      /** What a delegate gets: the property whatever else has that name. */
      readonly property?: true;
    };

export interface CallTree extends Placed {
  readonly kind: 'call';
  readonly callee: Expression;
  readonly typeArgs: readonly TypeTree[];
  readonly args: readonly Argument[];
  /** The lambda after the parentheses, if any. */
  readonly trailing?: LambdaTree;
  /** Whether it is not written, but meant: of a delegate. */
  readonly operator?: boolean;
}

export interface MemberTree extends Placed {
  readonly kind: 'member';
  readonly target: Expression;
  readonly name: string;
  readonly safe: boolean;
}

export interface BinaryTree extends Placed {
  readonly kind: 'binary';
  readonly operator: string;
  /** The operator is a name: `a until b`. */
  readonly infix: boolean;
  readonly left: Expression;
  readonly right: Expression;
}

export interface IfTree extends Placed {
  readonly kind: 'if';
  readonly condition: Expression;
  readonly then: Expression | Block;
  readonly otherwise?: Expression | Block;
}

interface CatchTree extends Placed {
  readonly name: string;
  readonly type: TypeTree;
  readonly body: Block;
}

export interface AssignTree extends Placed {
  readonly kind: 'assign';
  readonly operator: string;
  readonly target: Expression;
  readonly value: Expression;
}

export interface LoopTree extends Placed {
  readonly kind: 'while' | 'do';
  readonly label?: string;
  readonly condition: Expression;
  readonly body: Block;
}

export interface ForTree extends Placed {
  readonly kind: 'for';
  readonly label?: string;
  readonly variable: ParameterTree;
  readonly subject: Expression;
  readonly body: Block;
}

export type Statement =
  | Expression
  | FunctionTree
  | PropertyTree
  | ClassTree
  | DestructuringTree
  | AssignTree
  | LoopTree
  | ForTree;

/** Whether a tree names something: as a name alone, behind `this.` or as what an assignment is for. */
export function names(tree: unknown, name: string): boolean {
  if (typeof tree !== 'object' || tree === null) {
    return false;
  }
  const {kind, name: own} = tree as {readonly kind?: unknown; readonly name?: unknown};
  return (
    ((kind === 'name' || kind === 'member') && own === name) ||
    Object.values(tree).some((each) => names(each, name))
  );
}
