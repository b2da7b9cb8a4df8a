/** Statements one after the other, and what later ones know from earlier ones. */
import {unitCode} from '../codes';
import {type Code} from '../../code';
import {type Type} from '../../symbols';
import {type Statement} from '../../tree';
import {isNothing, nonNull} from '../../types';
import {declareLocalClass} from '../classes/declare';
import {expression} from '../expressions/expression';
import {factKey, factsOf} from '../flow';
import {localFunction} from '../functions';
import {type Scope} from '../scope';
import {assign} from './assignment';
import {destructuring, localProperty} from './locals';
import {forLoop, loop} from './loops';

/** What is wanted of the value of the last statement. */
interface Wanted {
  readonly value: Type | undefined;
  readonly used: boolean;
  readonly at: number;
}

/** Checks statements one after the other; the last one's value is the block's. */
export function statements(trees: readonly Statement[], scope: Scope, wanted: Wanted): Code {
  const {world} = scope;
  reportTwins(trees, scope);
  const codes: Code[] = [];
  let ends = false;
  trees.forEach((tree, index) => {
    const last = index === trees.length - 1;
    const code = statement(tree, scope, last ? wanted.value : undefined, last && wanted.used);
    codes.push(code);
    learn(code, scope);
    ends ||= isNothing(code.type);
  });
  const final = codes.at(-1);
  const type = ends ? world.types.Nothing : (final?.type ?? world.types.Unit);
  return {op: 'block', statements: codes, type, at: trees[0]?.at ?? wanted.at};
}

/** Reports a name that a block declares twice. */
function reportTwins(trees: readonly Statement[], {world}: Scope): void {
  const seen = new Set<string>();
  for (const tree of trees) {
    const declared =
      tree.kind === 'property' ? [tree] : tree.kind === 'destructuring' ? tree.entries : [];
    for (const {name, at} of declared) {
      if (seen.has(name)) {
        world.report(at, `Conflicting declarations: '${name}'.`);
      }
      // `_` declares nothing, and neither do the parentheses within parentheses.
      if (name !== '_' && name !== '') {
        seen.add(name);
      }
    }
  }
}

/** What holds after a statement that leaves when something is so. */
function learn(code: Code, scope: Scope): void {
  if (code.op === 'branches' && code.sort === 'if') {
    const [first, second] = code.cases;
    if (first?.condition === undefined) {
      return;
    }
    const facts = factsOf(first.condition);
    if (isNothing(first.body.type)) {
      for (const [key, type] of facts.whenFalse) {
        scope.facts.set(key, type);
      }
    } else if (second !== undefined && isNothing(second.body.type)) {
      for (const [key, type] of facts.whenTrue) {
        scope.facts.set(key, type);
      }
    }
  }
  if (
    code.op === 'call' &&
    code.to.owner === undefined &&
    ['check', 'require', 'checkNotNull', 'requireNotNull', 'assertNotNull'].includes(code.to.name)
  ) {
    const [value] = code.args;
    if (value === undefined) {
      return;
    }
    const key = factKey(value);
    if (code.to.name.endsWith('NotNull')) {
      if (key !== undefined) {
        scope.facts.set(key, nonNull(value.type));
      }
    } else {
      for (const [name, type] of factsOf(value).whenTrue) {
        scope.facts.set(name, type);
      }
    }
  }
}

function statement(tree: Statement, scope: Scope, expected: Type | undefined, used: boolean): Code {
  switch (tree.kind) {
    case 'property':
      return localProperty(tree, scope);
    case 'destructuring':
      return destructuring(tree, scope);
    case 'function': {
      const word = ['public', 'private', 'protected', 'internal'].find((each) =>
        tree.modifiers.words.has(each),
      );
      if (word !== undefined) {
        scope.world.report(tree.at, `Modifier '${word}' is not applicable to a local function.`);
      }
      return localFunction(tree, scope);
    }
    case 'class':
      declareLocalClass(tree, scope, tree.at);
      return unitCode(scope, tree.at);
    case 'assign':
      return assign(tree, scope);
    case 'while':
    case 'do':
      return loop(tree, scope);
    case 'for':
      return forLoop(tree, scope);
    default:
      return expression(tree, scope, expected, used);
  }
}
