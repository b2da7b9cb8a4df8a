/** Properties of files, and what `lazy` computes. */
import {type Code} from '../../code';
import {type PropertySymbol} from '../../symbols';
import {Layout} from '../layout';
import {machine} from '../machine';
import {text} from '../text';
import {zeroOf} from '../zeros';
import {Compiler} from './compiler';

/** Holds the value of a property of a file. */
interface Global {
  value: unknown;
}

/** What holds a property of a file; the first look at one gives all of its file their first values. */
export function globalOf(property: PropertySymbol): Global {
  const {globals} = machine.memory;
  const found = globals.get(property);
  if (found !== undefined) {
    return found;
  }
  beginFile(property);
  return globals.get(property) ?? hold(property);
}

function hold(property: PropertySymbol): Global {
  const held: Global = {value: zeroOf(property.type())};
  machine.memory.globals.set(property, held);
  return held;
}

/** Gives all properties of a file their first values, one after the other. */
function beginFile(property: PropertySymbol): void {
  const all = property.siblings.length === 0 ? [property] : property.siblings;
  for (const each of all) {
    hold(each);
  }
  for (const each of all) {
    const held = machine.memory.globals.get(each);
    const code = each.initial();
    if (held !== undefined && code !== undefined) {
      held.value = computed(each, code);
    }
  }
}

function computed(property: PropertySymbol, code: Code): unknown {
  const body = property.initialBody;
  if (body === undefined) {
    return null;
  }
  const layout = new Layout(body);
  const evaluate = new Compiler(layout).value(code);
  return evaluate(new Array(layout.size));
}

/** Gives the properties of a file their first values, before anything in it runs. */
export function beginProperties(properties: readonly PropertySymbol[]): void {
  const [first] = properties;
  if (first !== undefined && !machine.memory.globals.has(first)) {
    beginFile(first);
  }
}

const constants = new WeakMap<PropertySymbol, {readonly value: unknown}>();

/** The value of a `const`, which needs nothing else to have begun. */
export function constantValue(property: PropertySymbol): unknown {
  let found = constants.get(property);
  if (found === undefined) {
    const code = property.initial();
    found = {value: code === undefined ? null : computed(property, code)};
    constants.set(property, found);
  }
  return found.value;
}

export function globalValue(property: PropertySymbol): unknown {
  const {value} = globalOf(property);
  return property.lazy ? lazyValue(value) : value;
}

/** What `lazy` computes, once. */
export class Lazy {
  private computed: {readonly value: unknown} | undefined;

  constructor(private readonly compute: () => unknown) {}

  static of(value: unknown): Lazy {
    const made = new Lazy(() => value);
    made.computed = {value};
    return made;
  }

  get isInitialized(): boolean {
    return this.computed !== undefined;
  }

  toString(): string {
    return this.computed === undefined
      ? 'Lazy value not initialized yet.'
      : text(this.computed.value);
  }

  get value(): unknown {
    return (this.computed ??= {value: this.compute()}).value;
  }
}

export const lazyValue = (lazy: unknown): unknown => (lazy instanceof Lazy ? lazy.value : lazy);
