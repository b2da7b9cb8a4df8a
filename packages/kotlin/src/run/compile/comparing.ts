/** `==`, and `<` and so on. */
import {type Code} from '../../code';
import {isClass, solved} from '../../types';
import {equals} from '../equality';
import {COMPARISONS} from '../intrinsics';
import {type Evaluate} from '../procedure';
import {type Double} from '../values';
import {type Compiler} from './compiler';

export function equal(compiler: Compiler, code: Extract<Code, {op: 'equal'}>): Evaluate {
  const a = compiler.value(code.left);
  const b = compiler.value(code.right);
  const {negated} = code;
  const types = [solved(code.left.type), solved(code.right.type)];
  const simple =
    code.identity ||
    types.some((type) =>
      ['Int', 'Boolean', 'Nothing', 'Char', 'Long'].some((name) => isClass(type, `kotlin.${name}`)),
    );
  if (simple) {
    return negated ? (f) => a(f) !== b(f) : (f) => a(f) === b(f);
  }
  if (types.every((type) => isClass(type, 'kotlin.Double') && !type.nullable)) {
    return negated
      ? (f) => (a(f) as Double).value !== (b(f) as Double).value
      : (f) => (a(f) as Double).value === (b(f) as Double).value;
  }
  // Numbers with a fraction, known to be that or null: by their values, not as `equals` does.
  if (
    ['kotlin.Double', 'kotlin.Float'].some((name) => types.every((type) => isClass(type, name)))
  ) {
    const valueOf = (value: unknown): unknown => (value as Double | null)?.value ?? null;
    return (f) => (valueOf(a(f)) === valueOf(b(f))) !== negated;
  }
  return negated ? (f) => !equals(a(f), b(f)) : (f) => equals(a(f), b(f));
}

export function compare(compiler: Compiler, code: Extract<Code, {op: 'compare'}>): Evaluate {
  const {operator, value: inner} = code;
  if (inner.op === 'call') {
    const build = COMPARISONS.get(inner.to.implementation);
    const [left, right] = inner.args;
    if (build !== undefined && left !== undefined && right !== undefined) {
      return build(operator, compiler.value(left), compiler.value(right));
    }
  }
  const value = compiler.value(inner);
  switch (operator) {
    case '<':
      return (f) => (value(f) as number) < 0;
    case '>':
      return (f) => (value(f) as number) > 0;
    case '<=':
      return (f) => (value(f) as number) <= 0;
    default:
      return (f) => (value(f) as number) >= 0;
  }
}
