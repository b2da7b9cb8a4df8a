/** The head of a sample: its name, its source, its proof. */
import path from 'node:path';
import {SOURCE_URL} from '../../../src/site/links';
import {block, inline, link, text, type Node} from '../../nodes';
import type {Sample} from '../../samples/find';
import type {Quote} from './meta';
import type {Quoted} from './quoted';

/** Regions that show a mistake, as samples/mistakes names them. */
const isWrong = (region: string): boolean => /^wrong\b/.test(region);

function stampOf({recording, stale}: Sample, {regions}: Pick<Quote, 'regions'>): Node {
  const proof = `checked against Collektive ${recording?.collektive}`;
  const [state, words] = stale
    ? ['stale', `${stale}: npm run samples`]
    : regions.some(isWrong)
      ? ['wrong', `wrong on purpose, ${proof}`]
      : ['right', proof];
  return inline('span', {className: `sample-stamp sample-stamp--${state}`}, [text(words)]);
}

/** File name, link to the source, stamp, and what else stands there. @param tag a figure has one caption */
export function headOf(
  sample: Sample,
  quote: Pick<Quote, 'regions' | 'title'>,
  {lines: [first, last]}: Pick<Quoted, 'lines'>,
  more: readonly Node[] = [],
  tag: 'figcaption' | 'div' = 'figcaption',
): Node {
  const name = path.posix.basename(sample.path);
  return block(tag, {className: 'sample-head'}, [
    inline('span', {className: 'sample-name'}, [text(quote.title ?? name)]),
    link(`${SOURCE_URL}samples/${sample.path}#L${first}-L${last}`, [
      text('source'),
      inline('span', {className: 'sr-only'}, [text(` of ${name}, lines ${first} to ${last}`)]),
    ]),
    stampOf(sample, quote),
    ...more,
  ]);
}
