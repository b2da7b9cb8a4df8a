import {PAIRINGS} from '../../src/site/compatibility';
import {fillVersions} from '../../src/site/versions';
import {checking, replaceEach, text, type Node, type Transform} from '../nodes';
import type {Options} from '../options';

const row = (cells: readonly string[]): Node => ({
  type: 'tableRow',
  children: cells.map((cell) => ({type: 'tableCell', children: [text(fillVersions(cell))]})),
});

/** Remark plugin: `<Compatibility />`, the table of which Kotlin goes with which release. */
export default function compatibility(options: Options): Transform {
  return checking(options, (tree, problems) =>
    replaceEach(tree, 'Compatibility', problems, () => ({
      type: 'table',
      children: [
        row(['Collektive', 'Kotlin']),
        ...PAIRINGS.map(({releases, kotlin}) => row([releases, kotlin])),
      ],
    })),
  );
}
