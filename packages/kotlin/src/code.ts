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
export type Code = Constant | Call | Branches | (Typed & Operation);

type Operation =
  | {readonly op: 'get'; readonly variable: VariableSymbol}
  | {
      readonly op: 'set';
      readonly variable: VariableSymbol;
      readonly value: Code;
      readonly declares: boolean;
    }
  | {readonly op: 'invoke'; readonly target: Code; readonly args: readonly Code[]}
  | {
      readonly op: 'read';
      readonly property: PropertySymbol;
      readonly args: readonly Code[];
      /** `super.x`: not the one that overrides it; `field`: what it holds, without its accessor; `raw`: even before a `lateinit` one has a value. */
      readonly from?: 'super' | 'field' | 'raw';
    }
  | {
      readonly op: 'write';
      readonly property: PropertySymbol;
      readonly args: readonly Code[];
      readonly value: Code;
      /** As of a read. */
      readonly from?: 'super' | 'field' | 'raw';
    }
  | {
      readonly op: 'lambda';
      readonly body: Body;
      /** Of `::f`: what it names, and the variable that holds what is before it. */
      readonly reference?: {readonly of: unknown; readonly bound?: VariableSymbol};
    }
  | {readonly op: 'instance'; readonly of: ClassSymbol}
  | {readonly op: 'entry'; readonly of: ClassSymbol; readonly name: string}
  | {
      readonly op: 'outer';
      /** The class of an inner instance. */
      readonly of: ClassSymbol;
      readonly value: Code;
    }
  | {readonly op: 'block'; readonly statements: readonly Code[]}
  | {
      readonly op: 'loop';
      readonly loop: Loop;
      readonly condition: Code;
      readonly body: Code;
      readonly bodyFirst: boolean;
    }
  | {
      readonly op: 'each';
      readonly loop: Loop;
      readonly variable: VariableSymbol;
      readonly subject: Code;
      readonly body: Code;
    }
  | {
      readonly op: 'try';
      readonly body: Code;
      readonly catches: readonly {variable: VariableSymbol; body: Code}[];
      readonly last?: Code;
    }
  | {readonly op: 'throw'; readonly value: Code}
  | {readonly op: 'return'; readonly target: Body; readonly value: Code | undefined}
  | {readonly op: 'jump'; readonly loop: Loop; readonly word: 'break' | 'continue'}
  | {readonly op: 'is'; readonly value: Code; readonly of: Type}
  | {readonly op: 'as'; readonly value: Code; readonly of: Type; readonly safe: boolean}
  | {readonly op: 'notNull'; readonly value: Code}
  | {readonly op: 'text'; readonly parts: readonly (string | Code)[]}
  | {
      readonly op: 'equal';
      readonly left: Code;
      readonly right: Code;
      readonly identity: boolean;
      readonly negated: boolean;
    }
  | {readonly op: 'compare'; readonly operator: string; readonly value: Code}
  | {
      readonly op: 'late';
      readonly name: string;
      readonly args: readonly Code[];
      readonly candidates: readonly (FunctionSymbol | PropertySymbol)[];
    }
  | {readonly op: 'convert'; readonly to: ClassSymbol; readonly value: Code}
  | {readonly op: 'list'; readonly items: readonly {code: Code; spread: boolean}[]}
  | {
      readonly op: 'align';
      readonly token: string | boolean;
      readonly context: Code;
      readonly value: Code;
    }
  | {readonly op: 'project'; readonly value: Code};

/** Of all code: the type of what it gives, and where it stands. */
interface Typed {
  readonly type: Type;
  readonly at: number;
}

interface Constant extends Typed {
  readonly op: 'constant';
  readonly value: unknown;
  /** Whether a literal of the text made it. */
  readonly literal: boolean;
}

export interface Call extends Typed {
  readonly op: 'call';
  readonly to: FunctionSymbol;
  /** The instance, the receiver, the parameters: none where the default is meant. */
  readonly args: readonly (Code | undefined)[];
  /** The order in which they are computed, where it is not theirs. */
  readonly order?: readonly number[];
  readonly typeArgs: readonly Type[];
  /** `super.f()`: not the one that overrides it. */
  readonly direct: boolean;
}

export interface Case {
  /** None for `else`. */
  readonly condition?: Code;
  readonly body: Code;
}

export interface Branches extends Typed {
  readonly op: 'branches';
  readonly cases: readonly Case[];
  /** What is written: `&&`, `||`, `?:`, `?.` are branches, too. */
  readonly sort: 'if' | 'when' | 'and' | 'or' | 'elvis' | 'safe';
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

/** The same code with other parts, each put in its place when it is its turn to be computed. */
export function mapParts(code: Code, change: (part: Code) => Code): Code {
  const maybe = (part: Code | undefined): Code | undefined => part && change(part);
  switch (code.op) {
    case 'constant':
    case 'get':
    case 'lambda':
    case 'instance':
    case 'entry':
    case 'jump':
      return code;
    case 'set':
    case 'outer':
    case 'throw':
    case 'is':
    case 'as':
    case 'notNull':
    case 'compare':
    case 'convert':
    case 'project':
      return {...code, value: change(code.value)};
    case 'align':
      return {...code, context: change(code.context), value: change(code.value)};
    case 'call': {
      const args = [...code.args];
      const order = new Set([...(code.order ?? []), ...args.keys()]);
      order.forEach((index) => (args[index] = maybe(args[index])));
      return {...code, args};
    }
    case 'invoke':
      return {...code, target: change(code.target), args: code.args.map(change)};
    case 'read':
    case 'late':
      return {...code, args: code.args.map(change)};
    case 'write':
      return {...code, args: code.args.map(change), value: change(code.value)};
    case 'block':
      return {...code, statements: code.statements.map(change)};
    case 'branches': {
      const cases = code.cases.map((each) => ({
        condition: maybe(each.condition),
        body: change(each.body),
      }));
      return {...code, cases};
    }
    case 'loop': {
      const first = code.bodyFirst ? change(code.body) : undefined;
      const condition = change(code.condition);
      return {...code, condition, body: first ?? change(code.body)};
    }
    case 'each':
      return {...code, subject: change(code.subject), body: change(code.body)};
    case 'try': {
      const body = change(code.body);
      const catches = code.catches.map((each) => ({...each, body: change(each.body)}));
      return {...code, body, catches, last: maybe(code.last)};
    }
    case 'return':
      return {...code, value: maybe(code.value)};
    case 'text': {
      const parts = code.parts.map((each) => (typeof each === 'string' ? each : change(each)));
      return {...code, parts};
    }
    case 'equal':
      return {...code, left: change(code.left), right: change(code.right)};
    case 'list':
      return {...code, items: code.items.map((each) => ({...each, code: change(each.code)}))};
  }
}

/** The parts of a piece of code, in the order in which they are computed. */
export function partsOf(code: Code): Code[] {
  const parts: Code[] = [];
  mapParts(code, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}
