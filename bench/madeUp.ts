/** What made-up documents are made of: the same words in the same order, in every run. */

export const VOCABULARY: readonly string[] = (
  'aggregate field device neighbour value local global compute gradient collective program round ' +
  'state exchange share message distance source channel spread converge network node actor evolve ' +
  'repeat branch align function context entry the a of to in and for with is are that this when each ' +
  'every from by as on over into between without only also more less simulation environment ' +
  'deployment compiler plugin library module type result example step path data model system time space'
).split(' ');

/** Numbers from 0 to 1 that look like chance and are the same in every run (a linear congruence). */
export function dice(): () => number {
  let state = 42;
  return () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
}
