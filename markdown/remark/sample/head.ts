/** The head of a sample: its name, which leads to its source, and its mark. */
import {recordCommand, type Sample} from '@collektive/samples';
import path from 'node:path';
import {SOURCE_URL} from '../../../src/site/links';
import {block, inline, link, text, type Node} from '../../nodes';
import type {Quote} from './meta';
import type {Quoted} from './quoted';

/** By this class a page knows that it has samples (see ../checked). */
export const MARK = 'sample-mark';

/** Regions that show a mistake, as samples/mistakes names them. */
const isWrong = (region: string): boolean => /^wrong\b/.test(region);

/** That it was checked, as a sign; the page says once what that means. What is wrong says so in words. */
function markOf({recording, stale, path: file}: Sample, {regions}: Pick<Quote, 'regions'>): Node {
  const title = `Checked against Collektive ${recording?.collektive ?? ''}`;
  if (stale) {
    return inline('span', {className: `${MARK} ${MARK}--wrong`}, [
      text(`${stale}: ${recordCommand(path.posix.basename(file, '.kt'))}`),
    ]);
  }
  return regions.some(isWrong)
    ? inline('span', {className: `${MARK} ${MARK}--wrong`, title}, [text('wrong on purpose')])
    : inline('span', {className: MARK, role: 'img', title}, []);
}

type Named = Pick<Quote, 'regions' | 'title'>;
type Lines = Pick<Quoted, 'lines'>;

/** File name, which leads to the source. */
export function nameOf(sample: Sample, {title}: Named, {lines: [first, last]}: Lines): Node {
  const source = `${SOURCE_URL}samples/${sample.path}#L${first}-L${last}`;
  return link(source, [text(title ?? path.posix.basename(sample.path))], 'Source');
}

/** File name and mark. */
export const markedName = (sample: Sample, quote: Named, quoted: Lines): Node[] => [
  nameOf(sample, quote, quoted),
  markOf(sample, quote),
];

/** Both as the head of what they name. @param tag a figure has one caption */
export const headOf = (
  sample: Sample,
  quote: Named,
  quoted: Lines,
  tag: 'figcaption' | 'div' = 'figcaption',
): Node => block(tag, {className: 'sample-head'}, markedName(sample, quote, quoted));
