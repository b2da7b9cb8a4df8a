import {FEATURES} from '../../src/site/features';
import {jsonLd} from '../../src/site/jsonLd';
import {block, text, type Node, type Page, type Transform} from '../nodes';
import type {Options} from '../options';
import {pathFrom} from '../paths';

/** Its headings of the third level ask, and what follows them answers. */
const PAGE = 'docs/faq.mdx';

/** A heading says its address at its end. */
const ID = /\s*\{#[^{}]*\}$/;

const plain = ({type, value, children = []}: Node): string =>
  value ?? children.map(plain).join(type.startsWith('list') ? ' ' : '');

const wordsOf = (nodes: readonly Node[]): string =>
  nodes.map(plain).join(' ').replace(/\s+/g, ' ').trim();

/** What a page asks and answers, in the words of https://schema.org. */
export function questionsOf({children = []}: Node): object[] {
  return children.flatMap((node, at) => {
    const name = wordsOf([node]).replace(ID, '');
    if (node.type !== 'heading' || node.depth !== 3 || !name.endsWith('?')) {
      return [];
    }
    const rest = children.slice(at + 1);
    const end = rest.findIndex(({type}) => type === 'heading');
    const answer = wordsOf(rest.slice(0, end < 0 ? undefined : end));
    return [{'@type': 'Question', name, acceptedAnswer: {'@type': 'Answer', text: answer}}];
  });
}

/** Remark plugin: tells search engines the questions of one page. */
export default function questions({siteDir}: Options): Transform {
  return (tree, page: Page) => {
    if (FEATURES.structuredData && pathFrom(siteDir, page.path) === PAGE) {
      const json = jsonLd({'@type': 'FAQPage', mainEntity: questionsOf(tree)});
      const script = block('script', {type: 'application/ld+json'}, [text(json)]);
      tree.children!.push(block('head', {}, [script]));
    }
  };
}
