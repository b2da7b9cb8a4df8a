/** What a sample printed, or the compiler said of it, as a block beneath the code. */
import type {PlayableSample} from '@collektive/playground';
import {devicesClass} from '../../../src/code/values';
import {block, code, type Node} from '../../nodes';
import {mayHoldDevices, rowsIn} from '../../play/devices';
import type {Print} from './quoted';

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
  const more = failed ? ' sample-output--wrong' : rows ? ` ${devicesClass(words)}` : '';
  return block(
    'div',
    {
      className: `sample-output${more}`,
      role: 'group',
      'aria-label': source === 'compiler' ? 'What the compiler says' : 'Output',
    },
    [{...code('text', words), data: {hProperties: {devices: rows?.join('\n')}}}],
  );
}
