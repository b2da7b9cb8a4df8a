import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {fillVersions} from '../remark/versions';
import {kindOf} from '../../src/site/kinds';
import {minutesToRead} from './readingTime';
import {faultsOf} from './schema';

/** Keys whose text may name a version, as `{collektive}`. */
const WORDED = ['title', 'description', 'sidebar_label'];

/**
 * The setting `markdown.parseFrontMatter`: holds a page's frontmatter against the schema of its kind,
 * fills versions in, and counts the minutes that documentation takes to read.
 * @param siteDir the folder that paths in messages start from
 */
export default function checkedFrontMatter(siteDir: string): ParseFrontMatter {
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const parsed = await defaultParseFrontMatter({filePath, fileContent});
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const kind = kindOf(file);
    if (kind === undefined) {
      return parsed;
    }
    const {frontMatter} = parsed;
    for (const key of WORDED) {
      if (typeof frontMatter[key] === 'string') {
        frontMatter[key] = fillVersions(frontMatter[key]);
      }
    }
    const faults = faultsOf(kind, frontMatter);
    if (faults.length > 0) {
      throw new Error(
        `The frontmatter of ${file} is wrong:\n${faults.map((fault) => `- ${fault}.`).join('\n')}`,
      );
    }
    if (file.startsWith('docs/') && frontMatter.reading_time !== false) {
      frontMatter.reading_minutes = minutesToRead(fileContent);
    }
    return parsed;
  };
}
