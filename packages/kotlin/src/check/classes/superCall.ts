/** The call of a superclass's constructor. */
import {type Code} from '../../code';
import {type ClassType} from '../../symbols';
import {type Argument, type ClassTree} from '../../tree';
import {choose} from '../calls/choose';
import {complete} from '../calls/complete';
import {refuse} from '../calls/refuse';
import {type Candidate, givenArgs, type Request} from '../calls/request';
import {unknown} from '../codes';
import {constructorsOf} from '../names/candidates';
import {type Scope} from '../scope';

/**
 * Calls the constructor of what stands behind the colon of a class; an interface has none.
 *
 * @param self the instance that is made
 * @param scope with the parameters of the class's own constructor
 */
export function superCall(
  to: ClassType,
  {type: {at}, args}: ClassTree['supers'][number],
  tree: ClassTree,
  self: Code,
  scope: Scope,
): Code[] {
  const {world} = scope;
  const {name, modifiers} = to.of;
  to.of.complete();
  if (to.of.isInterface) {
    if (args !== undefined) {
      world.report(at, `Interface '${name}' does not have constructors.`);
    }
    return [];
  }
  if (args === undefined) {
    if (tree.sort !== 'interface') {
      world.report(at, 'This type has a constructor, so it must be initialized here.');
    }
    return [];
  }
  if (!['open', 'abstract', 'sealed'].some((word) => modifiers.has(word))) {
    world.report(at, 'This type is final, so it cannot be extended.');
  }
  const candidates = constructorsOf(to.of, scope.receivers().slice(1), at);
  if (candidates.length === 0) {
    return [];
  }
  return constructorCall(name, candidates, to, at, args, self, scope);
}

/** The call of one of several constructors, on an instance that is being made. */
export function constructorCall(
  name: string,
  candidates: readonly Candidate[],
  to: ClassType,
  at: number,
  args: readonly Argument[],
  self: Code,
  scope: Scope,
): Code[] {
  const request: Request = {
    name,
    at,
    args: givenArgs(args, undefined),
    typeArgs: [],
    expected: to,
    scope: self.op === 'get' ? scope.without(self.variable) : scope,
    direct: true,
  };
  const {choice, drafts} = choose([candidates], request);
  if (choice.candidate === undefined) {
    refuse(name, request, choice, scope);
    return [];
  }
  const call = complete(choice.candidate, request, drafts);
  if (call.op !== 'call') {
    return [unknown(at)];
  }
  const order = call.order === undefined ? undefined : [0, ...call.order.map((each) => each + 1)];
  return [{...call, args: [self, ...call.args], order}];
}
