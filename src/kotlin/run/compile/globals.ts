/** Properties of files, and what `lazy` computes. */
import {initialBodies} from '../../check/classes/properties';
import {type PropertySymbol} from '../../symbols';
import {Layout} from '../layout';
import {Compiler} from './compiler';

/** Holds the value of a property of a file. */
interface Global {
  value: unknown;
}

let globals = new Map<PropertySymbol, Global>();

/** Forgets the properties of files: a program begins. */
export function resetGlobals(): void {
  globals = new Map();
}

/** What holds a property of a file: its first value is computed at the first look. */
export function globalOf(property: PropertySymbol): Global {
  let found = globals.get(property);
  if (found === undefined) {
    found = {value: undefined};
    globals.set(property, found);
    const code = property.initial();
    const body = initialBodies.get(property);
    if (code !== undefined && body !== undefined) {
      const layout = new Layout(body);
      const evaluate = new Compiler(layout).value(code);
      found.value = evaluate(new Array(layout.size));
    }
  }
  return found;
}

export function globalValue(property: PropertySymbol): unknown {
  const {value} = globalOf(property);
  return property.lazy ? lazyValue(value) : value;
}

/** What `lazy` computes, once. */
export class Lazy {
  private computed: {readonly value: unknown} | undefined;

  constructor(private readonly compute: () => unknown) {}

  get value(): unknown {
    return (this.computed ??= {value: this.compute()}).value;
  }
}

export const lazyValue = (lazy: unknown): unknown => (lazy instanceof Lazy ? lazy.value : lazy);
