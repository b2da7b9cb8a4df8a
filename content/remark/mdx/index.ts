import path from 'node:path';
import {Problems, type Page, type Transform} from '../../nodes';
import type {Options} from '../../options';
import {toldOf, type SyntaxFault} from './syntax';

/** What parses Markdown; plugins may replace it. */
export interface Processor {
  parser?: (text: string, file: never) => unknown;
}

/**
 * Remark plugin: what keeps MDX from being read is told with its place, and what to write instead.
 */
export default function mdx(this: Processor, {siteDir}: Options): Transform {
  const parse = this.parser!;
  this.parser = (text, page: Page) => {
    const file = path
      .relative(siteDir, page.path ?? '')
      .split(path.sep)
      .join('/');
    try {
      return parse(text, page as never);
    } catch (error) {
      const {line, column, sentence} = toldOf(error as SyntaxFault, text);
      const problems = new Problems(file);
      problems.add({position: {start: {line, column}}}, sentence);
      return problems.report();
    }
  };
  return () => undefined;
}
