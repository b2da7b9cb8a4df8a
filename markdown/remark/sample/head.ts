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
function markOf(sample: Sample, {regions}: Pick<Quote, 'regions'>): Node {
  const {recording, stale} = sample;
  const title = `Checked against Collektive ${recording?.collektive ?? ''}`;
  if (stale) {
    return inline('span', {className: `${MARK} ${MARK}--wrong`}, [
      text(`${stale}: ${recordCommand(path.posix.basename(sample.path, '.kt'))}`),
    ]);
  }
  return regions.some(isWrong)
    ? inline('span', {className: `${MARK} ${MARK}--wrong`, title}, [text('wrong on purpose')])
    : inline('span', {className: MARK, role: 'img', title}, []);
}

/** File name, which leads to the source, and mark. @param mark says something else */
export function nameOf(
  sample: Sample,
  quote: Pick<Quote, 'regions' | 'title'>,
  {lines: [first, last]}: Pick<Quoted, 'lines'>,
  mark: Node = markOf(sample, quote),
): Node[] {
  const name = quote.title ?? path.posix.basename(sample.path);
  const source = `${SOURCE_URL}samples/${sample.path}#L${first}-L${last}`;
  return [link(source, [text(name)], 'Source'), mark];
}

/** The same, and what else stands there. @param tag a figure has one caption */
export const headOf = (
  sample: Sample,
  quote: Pick<Quote, 'regions' | 'title'>,
  quoted: Pick<Quoted, 'lines'>,
  more: readonly Node[] = [],
  tag: 'figcaption' | 'div' = 'figcaption',
  mark?: Node,
): Node =>
  block(tag, {className: 'sample-head'}, [...nameOf(sample, quote, quoted, mark), ...more]);
