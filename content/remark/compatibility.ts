import {visit} from 'unist-util-visit';
import {PAIRINGS} from '../../src/site/compatibility';
import {fillVersions} from '../../src/site/versions';
import {isElement, text, type Node, type Transform} from '../nodes';

const row = (cells: readonly string[]): Node => ({
  type: 'tableRow',
  children: cells.map((cell) => ({type: 'tableCell', children: [text(fillVersions(cell))]})),
});

/** Remark plugin: `<Compatibility />`, the table of which Kotlin goes with which release. */
export default function compatibility(): Transform {
  return (tree) =>
    visit(tree as never, (node: Node, index: number, parent: Node) => {
      if (isElement(node, 'Compatibility')) {
        parent.children![index] = {
          type: 'table',
          children: [
            row(['Collektive', 'Kotlin']),
            ...PAIRINGS.map(({releases, kotlin}) => row([releases, kotlin])),
          ],
        };
      }
    });
}
