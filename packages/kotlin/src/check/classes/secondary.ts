/** Constructors in the body of a class: they call another one, or the superclass's, and then do what they say. */
import {Body, type Code} from '../../code';
import {type ClassSymbol, FunctionSymbol} from '../../symbols';
import {type ClassTree, type ConstructorTree} from '../../tree';
import {thisType} from '../../types';
import {constructorsOf} from '../names/candidates';
import {declareParameters, parameterOf} from '../functions';
import {Scope} from '../scope';
import {statements} from '../statements/block';
import {Construction} from './construct';
import {missingMembers} from './missing';
import {staticScope} from './scopes';
import {constructorCall} from './superCall';

export function secondaryOf(tree: ClassTree): ConstructorTree[] {
  return tree.members.filter((each) => each.kind === 'constructor');
}

/** @param within makes the scope of a member, with its `this` */
export function secondary(
  symbol: ClassSymbol,
  tree: ClassTree,
  own: ConstructorTree,
  scope: Scope,
  within: (body: Body) => Scope,
  packageName: string,
): FunctionSymbol {
  const made = new FunctionSymbol(symbol.name, packageName, own.modifiers.words);
  made.constructs = symbol;
  made.typeParameters = symbol.typeParameters.slice(0, tree.typeParameters.length);
  made.owner = symbol.outer;
  const types = staticScope(symbol, scope);
  made.parameters = own.parameters.map((each) => parameterOf(each, types));
  made.result = () => thisType(symbol);
  let body: Body | undefined;
  made.body = () => {
    if (body !== undefined) {
      return body;
    }
    const local = symbol.localIn;
    body = new Body(
      local,
      symbol.name,
      'initialiser',
      local === undefined ? undefined : symbol,
      own.at,
    );
    body.result = scope.world.types.Unit;
    const members = within(body);
    const parameters = new Scope(members, members.file, body);
    declareParameters(made, body, parameters);
    body.code = code(made, symbol, tree, own, scope, members, parameters);
    missingMembers(symbol, tree, scope);
    return body;
  };
  return made;
}

function code(
  made: FunctionSymbol,
  symbol: ClassSymbol,
  tree: ClassTree,
  own: ConstructorTree,
  scope: Scope,
  members: Scope,
  parameters: Scope,
): Code {
  const construction = new Construction(symbol, tree, scope, members, members);
  const {delegation, at} = own;
  const codes: Code[] = [];
  if (delegation?.to === 'this') {
    const others = constructorsOf(symbol, members.receivers(), at).filter(
      (each) => each.symbol !== made,
    );
    const {at: place, args} = delegation;
    codes.push(
      ...constructorCall(
        symbol.name,
        others,
        thisType(symbol),
        place,
        args,
        construction.self,
        parameters,
      ),
    );
  } else {
    if (tree.parameters !== undefined) {
      scope.world.report(at, 'Primary constructor call expected.');
    }
    codes.push(...construction.begin(delegation?.args ?? [], parameters));
  }
  if (own.body !== undefined) {
    const wanted = {value: undefined, used: false, at};
    codes.push(statements(own.body.statements, parameters.inner(), wanted));
  }
  return {op: 'block', statements: codes, type: scope.world.types.Unit, at};
}
