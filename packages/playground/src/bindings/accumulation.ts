/** What flows down a potential. */
import * as model from '@collektive/model';
import {type Aggregate} from '@collektive/model';
import {type LibraryPackage, type Rows, KotlinSet} from '@collektive/kotlin';
import {type F, ints, doubles} from './shared';

const set = (ids: Iterable<unknown>): KotlinSet => new KotlinSet(ids);

/** The potential in its three forms: a field, the own value, whether this is the sink. */
function potentials(
  head: string,
  rest: string,
  result: string,
  run: (self: Aggregate, potential: unknown, select: F | undefined, ...args: unknown[]) => unknown,
  count: number,
): Rows {
  const tail = rest === '' ? '' : `, ${rest}`;
  const entry = 'selectParent: Comparator<FieldEntry<ID, P>> = 0';
  return {
    [`${head}potential: Field<ID, P>, ${entry}${tail}): ${result}`]: (
      self: Aggregate,
      ...args: unknown[]
    ) =>
      run(
        self,
        args[count],
        args[count + 1] as F,
        ...args.slice(0, count),
        ...args.slice(count + 2),
      ),
    [`${head}potential: P, ${entry}${tail}): ${result}`]: (self: Aggregate, ...args: unknown[]) =>
      run(
        self,
        args[count],
        args[count + 1] as F,
        ...args.slice(0, count),
        ...args.slice(count + 2),
      ),
    [`${head.replace(', reified P : Comparable<P>', '')}sink: Boolean${tail}): ${result}`]: (
      self: Aggregate,
      ...args: unknown[]
    ) => run(self, args[count], undefined, ...args.slice(0, count), ...args.slice(count + 1)),
  };
}

export const accumulation: LibraryPackage = {
  name: 'it.unibo.collektive.stdlib.accumulation',
  rows: {
    ...potentials(
      'fun <reified ID : Any, reified T, reified P : Comparable<P>> Aggregate<ID>.convergeCast(local: T, ',
      'accumulateData: (T, T) -> T',
      'T',
      (self, potential, select, local, reduce) =>
        model.convergeCast(self, local, potential, reduce as F, select as never),
      1,
    ),
    ...potentials(
      'fun <reified ID : Any, reified P : Comparable<P>> Aggregate<ID>.convergeSum(local: Int, ',
      '',
      'Int',
      (self, potential, select, local) =>
        model.convergeSum(self, ints, local as number, potential, select as never),
      1,
    ),
    ...potentials(
      'fun <reified ID : Any, reified P : Comparable<P>> Aggregate<ID>.convergeSum(local: Double, ',
      '',
      'Double',
      (self, potential, select, local) =>
        model.convergeSum(self, doubles, local, potential, select as never),
      1,
    ),
    ...potentials(
      'fun <reified ID : Any, reified P : Comparable<P>> Aggregate<ID>.convergeMean(local: Double, ',
      '',
      'Double',
      (self, potential, select, local) =>
        model.convergeMean(self, local, potential, select as never),
      1,
    ),
    ...potentials(
      'fun <reified ID : Any, reified P : Comparable<P>> Aggregate<ID>.countDevices(',
      '',
      'Int',
      (self, potential, select) => model.countDevices(self, potential, select as never),
      0,
    ),
    'fun <ID : Any, reified P : Comparable<P>> Aggregate<ID>.findParent(potential: Field<ID, P>, comparator: Comparator<FieldEntry<ID, P>> = 0): ID':
      (self: Aggregate, potential: unknown, order?: F) =>
        model.findParent(self, potential, order as never),
    'fun <ID : Any, reified P : Comparable<P>> Aggregate<ID>.findParent(potential: P, comparator: Comparator<FieldEntry<ID, P>> = 0): ID':
      (self: Aggregate, potential: unknown, order?: F) =>
        model.findParent(self, potential, order as never),
    'fun <ID : Any, reified P : Comparable<P>> Aggregate<ID>.findParents(potential: Field<ID, P>): Set<ID>':
      (self: Aggregate, potential: unknown) => set(model.findParents(self, potential)),
    'fun <ID : Any, reified P : Comparable<P>> Aggregate<ID>.findParents(potential: P): Set<ID>': (
      self: Aggregate,
      potential: unknown,
    ) => set(model.findParents(self, potential)),
  },
};
