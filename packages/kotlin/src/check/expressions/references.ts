/** What is asked of a reference where it is written: `::x.name`, `A::x.get(a)`, `::x.isInitialized`. */
import {type Code} from '../../code';
import {type CallTree, type Expression, type MemberTree} from '../../tree';
import {invoke} from '../calls/values';
import {isNone, truth} from '../codes';
import {checkReference, type ReferenceTree} from '../references';
import {type Scope} from '../scope';
import {assignRead} from '../statements/assignment';
import {expression} from './expression';
import {not} from './operators';


/** What a reference names, as it is written without the colons. */
function named({target, name, at}: ReferenceTree): Expression {
  return target === undefined
    ? {kind: 'name', at, name}
    : {kind: 'member', at, target, name, safe: false};
}

/** `::x.name` and `::x.isInitialized`. */
export function referenceRead(
  tree: MemberTree,
  reference: ReferenceTree,
  scope: Scope,
): Code | undefined {
  const {at} = tree;
  if (tree.name === 'name') {
    const before = scope.world.diagnostics.length;
    const code = checkReference(reference, scope, undefined);
    if (scope.world.diagnostics.length > before) {
      return code;
    }
    return expression(
      {kind: 'constant', at, sort: 'String', text: reference.name},
      scope,
      undefined,
    );
  }
  if (tree.name !== 'isInitialized') {
    return undefined;
  }
  const code = expression(named(reference), scope, undefined);
  if (code.op !== 'read' || !code.property.modifiers.has('lateinit')) {
    scope.world.report(
      at,
      'This declaration can only be called on a reference to a lateinit property.',
    );
    return truth(false, scope, at);
  }
  // The field as it is: null as long as nothing was put there.
  return not(isNone({...code, from: 'raw'}, scope, at), scope);
}

/** `::x.get()`, `::x.set(…)` and `::f.invoke(…)`. */
export function referenceCall(
  {target, name}: MemberTree,
  tree: CallTree,
  scope: Scope,
): Code | undefined {
  if (target.kind !== 'reference') {
    return undefined;
  }
  if (name === 'get' || name === 'invoke') {
    return invoke(checkReference(target, scope, undefined), tree, scope);
  }
  if (name !== 'set' || tree.args.length === 0) {
    return undefined;
  }
  const given = tree.args.map((each) => each.value);
  const owner = given.length > 1 ? given[0] : target.target;
  const place = named({...target, target: owner});
  const value = expression(given[given.length - 1], scope, undefined);
  return assignRead(expression(place, scope, undefined), value, scope, place, tree.at);
}
