/** Properties of files and classes: their types, getters and first values. */
import {Body, type Code} from '../../code';
import {PropertySymbol, type Type, type TypeParameter, UNKNOWN} from '../../symbols';
import {names, type PropertyTree, type TypeTree} from '../../tree';
import {plain, substitute} from '../../types';
import {convert} from '../calls/convert';
import {lazyValue, typed} from '../expressions/expected';
import {expression} from '../expressions/expression';
import {provided} from '../expressions/operators';
import {declareFunction, type Place} from '../functions';
import {resolveType, type TypeScope} from '../resolveType';
import {Scope} from '../scope';
import {typeParametersIn} from '../signatures';
import {initializer, RECURSIVE} from '../words';

/** Declares a property of a file or a class; its first value is checked when asked for, once. */
export function declareProperty(tree: PropertyTree, place: Place): PropertySymbol {
  const property = new PropertySymbol(tree.name, place.packageName, tree.modifiers.words);
  property.tree = tree;
  property.mutable = tree.mutable;
  property.isPrivate = tree.modifiers.words.has('private');
  const own = typeParametersIn(place.scope, tree.typeParameters);
  property.typeParameters = own.parameters;
  property.receiver =
    tree.receiver === undefined ? undefined : resolveType(tree.receiver, own.scope);
  property.isSetPrivate = tree.setterModifiers?.words.has('private') === true;
  const {getter} = tree;
  if (getter === undefined || tree.initial !== undefined) {
    declareValue(property, tree, place, own.scope);
  }
  const accessor = {...place, backing: isStored(tree) ? property : undefined};
  const {name, receiver, typeParameters} = tree;
  if (getter !== undefined) {
    const result = getter.result ?? tree.type;
    const head = {name, receiver, typeParameters, modifiers: tree.modifiers};
    const isTyped = tree.initial !== undefined && result === undefined;
    property.getter = declareFunction({...getter, ...head, result}, accessor);
    if (tree.initial === undefined) {
      // Each accessor is a function with type parameters of its own.
      ({
        result: property.type,
        receiver: property.receiver,
        typeParameters: property.typeParameters,
      } = property.getter);
    } else if (isTyped) {
      property.getter.result = () => property.type();
    }
  }
  if (tree.setter !== undefined) {
    // The value has the type of the property, which may have to be inferred.
    const any: TypeTree = {at: tree.at, kind: 'star', name: '*', args: [], nullable: false};
    const parameters = tree.setter.parameters.map((each) => ({...each, type: any}));
    const head = {name, receiver, typeParameters, modifiers: tree.modifiers, parameters};
    const setter = declareFunction({...tree.setter, ...head}, accessor);
    const by = parametersIn(property.typeParameters, setter.typeParameters);
    setter.parameters = setter.parameters.map((each) => ({
      ...each,
      get type() {
        return substitute(property.type(), by);
      },
    }));
    property.setter = setter;
  }
  return property;
}

/** Type parameters as they are called elsewhere. */
const parametersIn = (
  here: readonly TypeParameter[],
  there: readonly TypeParameter[],
): Map<TypeParameter, Type> =>
  new Map(
    here.map((each, index) => [each, {kind: 'parameter', of: there[index], nullable: false}]),
  );

/** Whether a property has a field: a first value, an accessor that is the usual one, or one that names `field`. */
export function isStored(tree: PropertyTree): boolean {
  if (tree.initial !== undefined || tree.delegate !== undefined) {
    return true;
  }
  if (tree.receiver !== undefined) {
    return false;
  }
  return (
    tree.getter === undefined ||
    (tree.mutable && tree.setter === undefined) ||
    [tree.getter, tree.setter].some((each) => names(each?.body, 'field'))
  );
}

/** The type of a property that holds a value, and its first value. */
function declareValue(
  property: PropertySymbol,
  tree: PropertyTree,
  {scope, owner, memberScope}: Place,
  types: TypeScope,
): void {
  const {world} = scope;
  const value = tree.initial ?? tree.delegate;
  let declared: Type | undefined;
  let resolved = tree.type === undefined;
  const type = (): Type | undefined => {
    if (!resolved && tree.type !== undefined) {
      declared = resolveType(tree.type, types);
    }
    resolved = true;
    return declared;
  };
  const local = owner?.localIn;
  const memberOf = local === undefined ? undefined : owner;
  const body = new Body(local, undefined, 'initialiser', memberOf, tree.at);
  let code: Code | undefined;
  let checking = false;
  property.initial = () => {
    if (code !== undefined || value === undefined || checking) {
      return code;
    }
    checking = true;
    const inner =
      memberScope === undefined ? new Scope(scope, scope.file, body) : memberScope(body);
    code = world.once(owner, () => {
      const wanted = type();
      if (tree.delegate !== undefined) {
        return lazyValue(tree.delegate, wanted, inner);
      }
      if (wanted !== undefined) {
        return convert(typed(value, inner, wanted, initializer), wanted, inner);
      }
      const own = expression(value, inner, undefined);
      return tree.about === undefined ? own : provided(own, tree.about, inner);
    });
    checking = false;
    property.initialBody = body;
    return code;
  };
  property.type = () => {
    const wanted = type();
    if (wanted !== undefined) {
      return wanted;
    }
    if (checking) {
      world.report(tree.at, RECURSIVE);
      return UNKNOWN;
    }
    const result = property.initial()?.type ?? UNKNOWN;
    return tree.delegate !== undefined && result.kind === 'class'
      ? (result.args[0] ?? UNKNOWN)
      : plain(result);
  };
  property.lazy = tree.delegate !== undefined;
  if (value === undefined && tree.type === undefined) {
    world.report(
      tree.at,
      'This property must either have a type annotation, be initialized or be delegated.',
    );
  }
}
