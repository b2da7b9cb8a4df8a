/** The check of aggregate calls in loops. */
import {type Body, type Code, upperBound} from '@collektive/kotlin';
import {type Around, type Call, classNameOf, lastOf} from './expressions';

/** Whether a call stands in a loop, or in a lambda given to a collection's function, and nothing is returned or aligned between. */
export function isIterated(call: Code, around: Around): boolean {
  const returned = new Set<unknown>(
    around.map((each) => ('op' in each && each.op === 'lambda' ? lastOf(each) : undefined)),
  );
  let child: Code | Body = call;
  for (const here of [...around].reverse()) {
    if (returned.has(child) || ends(here)) {
      return false;
    }
    if ('op' in here && goesThrough(here, child)) {
      return true;
    }
    child = here;
  }
  return false;
}

const ends = (here: Code | Body): boolean =>
  'op' in here
    ? here.op === 'return' || (here.op === 'call' && here.to.name === 'alignedOn')
    : here.sort === 'function' && here.label !== '';

function goesThrough(here: Code, child: Code | Body): boolean {
  switch (here.op) {
    case 'loop':
      return true;
    case 'each':
      return child === here.body;
    case 'call':
      return here.args.at(-1) === child && loops(here);
    default:
      return false;
  }
}

/** The library's functions of everything that can be gone through, and `forEach` of maps. */
const COLLECTIONS =
  /^kotlin\.(collections\.(Mutable)?(Iterable|Collection|List|Set)|sequences\.Sequence)$/;
/** Of a type of their own. */
const OTHERS = new Set(['ifEmpty', 'onEach', 'onEachIndexed']);

/** Calls a function for each of what can be gone through. */
function loops({to}: Call): boolean {
  if (to.receiver === undefined || to.parameters.at(-1)?.type.kind !== 'function') {
    return false;
  }
  const from = classNameOf(upperBound(to.receiver));
  return (
    (COLLECTIONS.test(from) && !OTHERS.has(to.name)) ||
    (from === 'kotlin.collections.Map' && to.name === 'forEach')
  );
}
