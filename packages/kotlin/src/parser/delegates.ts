/** Properties with a delegate, written as what they stand for: a property that holds it, and accessors that ask it. */
import {
  type CallTree,
  type Declaration,
  type Expression,
  type FunctionTree,
  type PropertyTree,
} from '../tree';

/** The name of the property, or of the variable, that holds the delegate: extensions of others may have the same. */
export const holderOf = ({name, at}: {readonly name: string; readonly at: number}): string =>
  `${name}$delegate$${at}`;

/** `lazy { … }`: the one delegate that is a value by itself. */
export const isLazy = (tree: Expression): boolean =>
  tree.kind === 'call' && tree.callee.kind === 'name' && tree.callee.name === 'lazy';

/** What a delegate is told: whose property it is, and which. */
export const about = (name: string, at: number, self: Expression): Expression[] => [
  self,
  {kind: 'reference', at, name, property: true},
];

/** Whose a property is that is no member. */
export const nobody = (at: number): Expression => ({
  kind: 'constant',
  at,
  sort: 'Null',
  text: 'null',
});

/**
 * A call of the delegate's `getValue` or `setValue`.
 *
 * @param self the instance of which it is a property, or null
 */
export function asking(
  name: 'getValue' | 'setValue',
  of: {readonly name: string; readonly at: number},
  self: Expression,
  ...more: readonly Expression[]
): CallTree {
  const {name: own, at} = of;
  const target: Expression = {kind: 'name', at, name: holderOf(of)};
  const args = [...about(own, at, self), ...more].map((value) => ({spread: false, value}));
  return {
    kind: 'call',
    at,
    callee: {kind: 'member', at, target, name, safe: false},
    typeArgs: [],
    args,
    operator: true,
  };
}

/** A declaration, or the two that a property with a delegate is. */
export function delegated(tree: Declaration, within: boolean): Declaration[] {
  if (tree.kind !== 'property' || tree.delegate === undefined || isLazy(tree.delegate)) {
    return [tree];
  }
  const {at, name, delegate, modifiers, mutable} = tree;
  const own: Expression = within ? {kind: 'this', at} : nobody(at);
  const self: Expression = tree.receiver === undefined ? own : {kind: 'this', at};
  const none = {words: new Set<string>(), annotations: []};
  const accessor = {kind: 'function', at, modifiers: none, typeParameters: [], end: at} as const;
  const getter: FunctionTree = {
    ...{...accessor, name: 'get', parameters: [], result: tree.type, expressionBody: true},
    body: asking('getValue', tree, self),
  };
  const setter: FunctionTree = {
    ...{...accessor, name: 'set', expressionBody: false},
    parameters: [{at, name: 'value', vararg: false, modifiers: none}],
    body: {
      ...{kind: 'block', at, end: at},
      statements: [asking('setValue', tree, self, {kind: 'name', at, name: 'value'})],
    },
  };
  const holder: PropertyTree = {
    ...{kind: 'property', at, name: holderOf(tree), mutable: false, typeParameters: []},
    modifiers: {words: new Set(['private']), annotations: []},
    initial: delegate,
    about: about(name, at, own),
  };
  const property = {
    ...tree,
    modifiers,
    delegate: undefined,
    getter,
    setter: mutable ? setter : undefined,
  };
  return [holder, property];
}
