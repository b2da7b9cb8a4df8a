import {
  type ClassSymbol,
  type FunctionSymbol,
  type PropertySymbol,
  type Type,
  type VariableSymbol,
} from './symbols';

/**
 * What the checker makes of the tree: every name has its meaning, every operator is a call, every expression its type.
 * The compiler makes closures of it.
 */
export type Code =
  | Constant
  | {
      readonly op: 'get';
      readonly variable: VariableSymbol;
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'set';
      readonly variable: VariableSymbol;
      readonly value: Code;
      readonly declares: boolean;
      readonly type: Type;
      readonly at: number;
    }
  | Call
  | {
      readonly op: 'invoke';
      readonly target: Code;
      readonly args: readonly Code[];
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'read';
      readonly property: PropertySymbol;
      readonly args: readonly Code[];
      readonly type: Type;
      readonly at: number;
      /** `super.x`: not the one that overrides it; `field`: what it holds, without its accessor; `raw`: even before a `lateinit` one has a value. */
      readonly from?: 'super' | 'field' | 'raw';
    }
  | {
      readonly op: 'write';
      readonly property: PropertySymbol;
      readonly args: readonly Code[];
      readonly value: Code;
      readonly type: Type;
      readonly at: number;
      /** As of a read. */
      readonly from?: 'super' | 'field' | 'raw';
    }
  | {
      readonly op: 'lambda';
      readonly body: Body;
      /** Of `::f`: what it names, and the variable that holds what is before it. */
      readonly reference?: {readonly of: unknown; readonly bound?: VariableSymbol};
      readonly type: Type;
      readonly at: number;
    }
  | {readonly op: 'instance'; readonly of: ClassSymbol; readonly type: Type; readonly at: number}
  | {
      readonly op: 'entry';
      readonly of: ClassSymbol;
      readonly name: string;
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'outer';
      /** The class of an inner instance. */
      readonly of: ClassSymbol;
      readonly value: Code;
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'block';
      readonly statements: readonly Code[];
      readonly type: Type;
      readonly at: number;
    }
  | Branches
  | {
      readonly op: 'loop';
      readonly loop: Loop;
      readonly condition: Code;
      readonly body: Code;
      readonly bodyFirst: boolean;
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'each';
      readonly loop: Loop;
      readonly variable: VariableSymbol;
      readonly subject: Code;
      readonly body: Code;
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'try';
      readonly body: Code;
      readonly catches: readonly {variable: VariableSymbol; body: Code}[];
      readonly last?: Code;
      readonly type: Type;
      readonly at: number;
    }
  | {readonly op: 'throw'; readonly value: Code; readonly type: Type; readonly at: number}
  | {
      readonly op: 'return';
      readonly target: Body;
      readonly value: Code | undefined;
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'jump';
      readonly loop: Loop;
      readonly word: 'break' | 'continue';
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'is';
      readonly value: Code;
      readonly of: Type;
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'as';
      readonly value: Code;
      readonly of: Type;
      readonly safe: boolean;
      readonly type: Type;
      readonly at: number;
    }
  | {readonly op: 'notNull'; readonly value: Code; readonly type: Type; readonly at: number}
  | {
      readonly op: 'text';
      readonly parts: readonly (string | Code)[];
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'equal';
      readonly left: Code;
      readonly right: Code;
      readonly identity: boolean;
      readonly negated: boolean;
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'compare';
      readonly operator: string;
      readonly value: Code;
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'late';
      readonly name: string;
      readonly args: readonly Code[];
      readonly candidates: readonly (FunctionSymbol | PropertySymbol)[];
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'convert';
      readonly to: ClassSymbol;
      readonly value: Code;
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'list';
      readonly items: readonly {code: Code; spread: boolean}[];
      readonly type: Type;
      readonly at: number;
    }
  | {
      readonly op: 'align';
      readonly token: string | boolean;
      readonly context: Code;
      readonly value: Code;
      readonly type: Type;
      readonly at: number;
    }
  | {readonly op: 'project'; readonly value: Code; readonly type: Type; readonly at: number};

export interface Constant {
  readonly op: 'constant';
  readonly value: unknown;
  readonly type: Type;
  readonly at: number;
  /** Whether a literal of the text made it. */
  readonly literal: boolean;
}

export interface Call {
  readonly op: 'call';
  readonly to: FunctionSymbol;
  /** The instance, the receiver, the parameters: none where the default is meant. */
  readonly args: readonly (Code | undefined)[];
  /** The order in which they are computed, where it is not theirs. */
  readonly order?: readonly number[];
  readonly typeArgs: readonly Type[];
  /** `super.f()`: not the one that overrides it. */
  readonly direct: boolean;
  readonly type: Type;
  readonly at: number;
}

export interface Case {
  /** None for `else`. */
  readonly condition?: Code;
  readonly body: Code;
}

export interface Branches {
  readonly op: 'branches';
  readonly cases: readonly Case[];
  /** What is written: `&&`, `||`, `?:`, `?.` are branches, too. */
  readonly sort: 'if' | 'when' | 'and' | 'or' | 'elvis' | 'safe';
  readonly type: Type;
  readonly at: number;
}

/** A loop, as the target of `break` and `continue`. */
export interface Loop {
  readonly label: string | undefined;
  readonly body: Body;
}

/** The body of a function, a lambda, a getter or an initialiser: what has a frame of its own. */
export class Body {
  readonly parameters: VariableSymbol[] = [];
  /** Default values of parameters, by their index. */
  readonly defaults = new Map<number, Code>();
  code: Code | undefined;
  /** The type that `return` gives. */
  result: Type | undefined;
  /** Types of the values returned so far, where the result is inferred. */
  readonly returned: Type[] = [];
  /** Holds what reified type parameters stand for. */
  types: VariableSymbol | undefined;
  /** Whether it gives values one by one, as the block of `sequence` does. */
  waits = false;
  /** Of a lambda: whether the function that takes it is inline, so that `break` and `continue` may leave it. */
  inlined = false;
  /** What the compiler makes of it. */
  compiled: unknown;

  constructor(
    readonly parent: Body | undefined,
    readonly label: string | undefined,
    readonly sort: 'function' | 'lambda' | 'initialiser',
    /** The local class of which it is a member, if any. */
    readonly memberOf: ClassSymbol | undefined,
    readonly at: number,
  ) {}
}
