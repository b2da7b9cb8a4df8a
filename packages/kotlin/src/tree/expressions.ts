/** The tree of what is evaluated. */
import {
  type ClassTree,
  type DestructuringTree,
  type FunctionTree,
  type ParameterTree,
  type PropertyTree,
  type TypeTree,
} from './declarations';

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

export type Constant = 'Int' | 'Long' | 'Double' | 'Float' | 'Char' | 'Boolean' | 'String' | 'Null';

export type Expression =
  | {readonly kind: 'constant'; readonly at: number; readonly sort: Constant; readonly text: string}
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

export interface CatchTree {
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
