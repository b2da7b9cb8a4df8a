/** The tree that the parser makes of a text. */

// The syntax tree of what a file declares, before any name has a meaning. `at` is a place (see `Sources`).

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

interface InitTree {
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

// The tree of what is evaluated.

export interface Argument {
  readonly name?: string;
  readonly spread: boolean;
  readonly value: Expression;
}

export interface Block {
  readonly kind: 'block';
  readonly at: number;
  readonly statements: readonly Statement[];
  readonly end: number;
}

export interface LambdaTree {
  readonly kind: 'lambda';
  readonly at: number;
  /** None when there is no arrow: then `it` may be meant. */
  readonly parameters: readonly ParameterTree[] | undefined;
  readonly body: Block;
  readonly label?: string;
}

export interface WhenBranch {
  readonly at: number;
  /** None for `else`. */
  readonly conditions?: readonly WhenCondition[];
  /** What stands after `if`. */
  readonly guard?: Expression;
  readonly body: Expression | Block;
}

export interface WhenCondition {
  readonly kind: 'value' | 'in' | 'is';
  readonly negated: boolean;
  readonly at: number;
  readonly value?: Expression;
  readonly type?: TypeTree;
}

type ConstantSort = 'Int' | 'Long' | 'Double' | 'Float' | 'Char' | 'Boolean' | 'String' | 'Null';

export type Expression =
  | {
      readonly kind: 'constant';
      readonly at: number;
      readonly sort: ConstantSort;
      readonly text: string;
    }
  | {
      readonly kind: 'template';
      readonly at: number;
      readonly parts: readonly (string | Expression)[];
    }
  | {readonly kind: 'name'; readonly at: number; readonly name: string}
  | {readonly kind: 'this'; readonly at: number; readonly label?: string}
  | {
      readonly kind: 'super';
      readonly at: number;
      /** `super<Type>`. */
      readonly type?: TypeTree;
      readonly label?: string;
    }
  | CallTree
  | MemberTree
  | {
      readonly kind: 'index';
      readonly at: number;
      readonly target: Expression;
      readonly args: readonly Expression[];
    }
  | {
      readonly kind: 'prefix';
      readonly at: number;
      readonly operator: string;
      readonly operand: Expression;
    }
  | {
      readonly kind: 'postfix';
      readonly at: number;
      readonly operator: string;
      readonly operand: Expression;
    }
  | BinaryTree
  | {
      readonly kind: 'is';
      readonly at: number;
      readonly operand: Expression;
      readonly type: TypeTree;
      readonly negated: boolean;
    }
  | {
      readonly kind: 'as';
      readonly at: number;
      readonly operand: Expression;
      readonly type: TypeTree;
      readonly safe: boolean;
    }
  | IfTree
  | {
      readonly kind: 'when';
      readonly at: number;
      readonly subject?: Expression;
      readonly variable?: PropertyTree;
      readonly branches: readonly WhenBranch[];
    }
  | {
      readonly kind: 'try';
      readonly at: number;
      readonly body: Block;
      readonly catches: readonly CatchTree[];
      readonly last?: Block;
    }
  | {readonly kind: 'throw'; readonly at: number; readonly value: Expression}
  | {
      readonly kind: 'return';
      readonly at: number;
      readonly label?: string;
      readonly value?: Expression;
    }
  | {
      readonly kind: 'jump';
      readonly at: number;
      readonly word: 'break' | 'continue';
      readonly label?: string;
    }
  | LambdaTree
  | {readonly kind: 'anonymous'; readonly at: number; readonly declaration: FunctionTree}
  | {readonly kind: 'object'; readonly at: number; readonly declaration: ClassTree}
  | {
      readonly kind: 'reference';
      readonly at: number;
      readonly target?: Expression;
      readonly name: string;
      /** What a delegate gets: the property whatever else has that name. */
      readonly property?: true;
    }
  | Block;

export interface CallTree {
  readonly kind: 'call';
  readonly at: number;
  readonly callee: Expression;
  readonly typeArgs: readonly TypeTree[];
  readonly args: readonly Argument[];
  /** The lambda after the parentheses, if any. */
  readonly trailing?: LambdaTree;
  /** Whether it is not written, but meant: of a delegate. */
  readonly operator?: boolean;
}

export interface MemberTree {
  readonly kind: 'member';
  readonly at: number;
  readonly target: Expression;
  readonly name: string;
  readonly safe: boolean;
}

export interface BinaryTree {
  readonly kind: 'binary';
  readonly at: number;
  readonly operator: string;
  /** The operator is a name: `a until b`. */
  readonly infix: boolean;
  readonly left: Expression;
  readonly right: Expression;
}

export interface IfTree {
  readonly kind: 'if';
  readonly at: number;
  readonly condition: Expression;
  readonly then: Expression | Block;
  readonly otherwise?: Expression | Block;
}

interface CatchTree {
  readonly name: string;
  readonly type: TypeTree;
  readonly at: number;
  readonly body: Block;
}

export interface AssignTree {
  readonly kind: 'assign';
  readonly at: number;
  readonly operator: string;
  readonly target: Expression;
  readonly value: Expression;
}

export interface LoopTree {
  readonly kind: 'while' | 'do';
  readonly at: number;
  readonly label?: string;
  readonly condition: Expression;
  readonly body: Block;
}

export interface ForTree {
  readonly kind: 'for';
  readonly at: number;
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
