import logger from '@docusaurus/logger';
import type {DocusaurusConfig} from '@docusaurus/types';
import {STRICT} from '../src/site/env';
import {pathFrom} from './paths';

/** The setting `markdown.hooks`: which links and images of Markdown a build refuses, and which it only warns of. */
export const markdownHooks = {
  // The framework's own warning lets the link on to `onBrokenLinks`, which would end the build.
  onBrokenMarkdownLinks({url, sourceFilePath, node}) {
    const {line, column} = node.position!.start;
    const place = `${pathFrom(process.cwd(), sourceFilePath)}:${line}:${column}`;
    const sentence = `${place}: there is no page ${url}. Correct the link, or write the page.`;
    if (STRICT) {
      throw Object.assign(new Error(sentence), {stack: ''});
    }
    logger.warn(sentence);
    return `pathname://${url}`;
  },
  onBrokenMarkdownImages: 'throw',
} as const satisfies DocusaurusConfig['markdown']['hooks'];
