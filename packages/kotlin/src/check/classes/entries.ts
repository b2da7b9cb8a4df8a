/** Entries of an enum: those with a body are classes of their own. */
import {type Code} from '../../code';
import {type ClassSymbol} from '../../symbols';
import {type ClassTree, type EnumEntryTree} from '../../tree';
import {choose} from '../calls/choose';
import {complete} from '../calls/complete';
import {refuse} from '../calls/refuse';
import {givenArgs, type Request} from '../calls/request';
import {constructorsOf} from '../names/candidates';
import {type Scope} from '../scope';
import {declareClass, declareMembers} from './declare';
import {staticScope} from './scopes';

/** Declares the class of an entry that has a body. */
export function entryClass(
  symbol: ClassSymbol,
  {name, at, args, body}: EnumEntryTree,
  scope: Scope,
  packageName: string,
): void {
  if (symbol.construct === undefined || body === undefined) {
    return;
  }
  const tree: ClassTree = {
    ...body,
    name,
    sort: 'class',
    supers: [{type: {at, kind: 'named', name: symbol.name, args: [], nullable: false}, args}],
  };
  const own = declareClass(tree, packageName, symbol);
  own.anonymous = true;
  const modifiers = symbol.modifiers as Set<string>;
  modifiers.add('open');
  declareMembers(own, staticScope(symbol, scope), packageName);
  own.complete();
  symbol.entryClasses.set(name, own);
}

/** The call that makes an enum's entry. */
export function entryCall(
  symbol: ClassSymbol,
  entry: EnumEntryTree,
  scope: Scope,
): Code | undefined {
  const candidates = constructorsOf(symbol.entryClasses.get(entry.name) ?? symbol, [], entry.at);
  if (candidates.length === 0) {
    return undefined;
  }
  const args = entry.body === undefined ? entry.args : [];
  const request: Request = {
    name: entry.name,
    at: entry.at,
    args: givenArgs(args, undefined),
    typeArgs: [],
    expected: undefined,
    scope,
  };
  const {choice, drafts} = choose([candidates], request);
  if (choice.candidate !== undefined) {
    return complete(choice.candidate, request, drafts);
  }
  refuse(entry.name, request, choice, scope);
  return undefined;
}
