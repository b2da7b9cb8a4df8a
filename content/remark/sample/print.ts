/** What a sample printed, or the compiler said of it, as a block beneath the code. */
import {text as translated} from '@collektive/texts';
import type {PlayableSample} from '@collektive/playground';
import {block, code, type Node} from '../../nodes';
import {mayHoldDevices, rowsIn} from '../../play/devices';
import type {Print} from './quoted';

/** Longest values of devices in one column, in characters, and the class that makes them all as wide. */
const WIDTHS: readonly (readonly [most: number, name: string])[] = [
  [2, 'devices'],
  [4, 'devices devices-4'],
  [Infinity, 'devices devices-8'],
];

/** Classes of an output whose lists are drawn as devices: src/css/values.css. */
function classesOf(words: string): string {
  const values = [...words.matchAll(/\[(.+)\]$/gm)].flatMap(([, list]) => list.split(', '));
  const longest = Math.max(...values.map(({length}) => length));
  return WIDTHS.find(([most]) => longest <= most)![1];
}

/**
 * @param root the folder samples/
 * @param playable the sample as it can be run here, which tells what lists of an output are devices of
 */
export function printBlock(
  root: string,
  {text: words, source, name}: Print,
  playable: PlayableSample | undefined,
): Node {
  const failed = source === 'compiler' || words.startsWith('Exception');
  const rows =
    !failed && playable?.runs[name] && mayHoldDevices(words)
      ? rowsIn(root, playable, name)
      : undefined;
  const more = failed ? ' sample-output--wrong' : rows ? ` ${classesOf(words)}` : '';
  return block(
    'div',
    {
      className: `sample-output${more}`,
      role: 'group',
      'aria-label':
        source === 'compiler' ? translated('What the compiler says') : translated('Output'),
    },
    [{...code('text', words), data: {hProperties: {devices: rows?.join('\n')}}}],
  );
}
