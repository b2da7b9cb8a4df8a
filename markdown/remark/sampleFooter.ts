import {versionsOf} from '@collektive/samples';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {attribute, block, inline, text, type Node, type Transform} from '../nodes';
import type {Options} from '../options';
import {MARK} from './sample/head';

/** A part of a page, such as those of the home page, has no end of its own. */
const isPart = (file: string): boolean => path.basename(path.dirname(file)).startsWith('_');

/**
 * Remark plugin: a page with samples says at its end, once, what their marks mean.
 */
export default function sampleFooter({siteDir}: Options): Transform {
  return (tree, page) => {
    let marked = false;
    visit(tree as never, 'mdxJsxTextElement', (node: Node) => {
      marked ||= attribute(node, 'className') === MARK;
    });
    if (!marked || isPart(page.path ?? '')) {
      return;
    }
    const {collektive} = versionsOf(path.join(siteDir, 'samples'));
    tree.children!.push(
      block('p', {className: 'checked'}, [
        inline('span', {className: MARK, 'aria-hidden': 'true'}, []),
        text(
          ` Checked against Collektive ${collektive}: programs with this mark were compiled with the library and run, and what they printed was compared with what is shown here.`,
        ),
      ]),
    );
  };
}
