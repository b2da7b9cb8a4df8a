import {Problems, type Page, type Transform} from '../../nodes';
import type {Options} from '../../options';
import {pathFrom} from '../../paths';
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
    try {
      return parse(text, page as never);
    } catch (error) {
      const {line, column, sentence} = toldOf(error as SyntaxFault, text);
      const problems = new Problems(pathFrom(siteDir, page.path));
      problems.add({position: {start: {line, column}}}, sentence);
      return problems.report();
    }
  };
  return () => undefined;
}
