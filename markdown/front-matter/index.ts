import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {DefaultParseFrontMatter, ParseFrontMatter} from '@docusaurus/types';
import {kindOf} from '../../src/site/kinds';
import {fillVersions} from '../../src/site/versions';
import type {Options} from '../options';
import {pathFrom} from '../paths';
import {readText} from '../text';
import {lastChanges} from './changes';
import {neighboursOf} from './neighbours';
import {minutesToRead} from './readingTime';
import {faultsOf, type Fault, type KnownNames} from './schema';
import {
  lineOfKey,
  missingTruncation,
  withoutFrontMatter,
  yamlFault,
  type TextFault,
} from './source';

/**
 * What is wrong with texts whose frontmatter is no YAML: the framework's parser keeps such a text as one without any,
 * and says nothing the next time. One for the process, like that parser's: the configuration is loaded more than once.
 */
const brokenYaml = ((globalThis as {[key: symbol]: Map<string, TextFault> | undefined})[
  Symbol.for('broken frontmatter')
] ??= new Map<string, TextFault>());

/** Keys whose text may name a version, as `{collektive}`. */
const WORDED = ['title', 'description', 'sidebar_label'];

/** Where pages that tell when they were last changed lie. */
const DATED = 'docs';

/** What the blog's lists of authors and tags describe. */
async function knownNames(siteDir: string, parse: DefaultParseFrontMatter): Promise<KnownNames> {
  const keysOf = async (name: string): Promise<string[]> => {
    const filePath = path.join(siteDir, 'blog', name);
    const yaml = existsSync(filePath) ? readFileSync(filePath, 'utf8') : '';
    const {frontMatter} = await parse({filePath, fileContent: `---\n${yaml}\n---\n`});
    return Object.keys(frontMatter);
  };
  return {authors: await keysOf('authors.yml'), tags: await keysOf('tags.yml')};
}

/**
 * The setting `markdown.parseFrontMatter`: holds a page's frontmatter against the schema of its kind,
 * fills versions in, says what is read before and after, counts the minutes that documentation takes, and
 * says, where a site is built, when it was last changed. What is wrong is noted in `faults`, for markdown/remark/rules;
 * the page goes on without it, so that all pages are read.
 */
export default function checkedFrontMatter({
  siteDir,
  drafts,
  order = [],
}: Options): ParseFrontMatter {
  let changes: ReturnType<typeof lastChanges> | undefined;
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = pathFrom(siteDir, filePath);
    const unreadable = (fault: TextFault) => ({
      frontMatter: {faults: [fault]},
      content: withoutFrontMatter(fileContent),
    });
    const before = brokenYaml.get(fileContent);
    if (before) {
      return unreadable(before);
    }
    let parsed;
    try {
      parsed = await defaultParseFrontMatter({filePath, fileContent});
    } catch (error) {
      const fault = yamlFault(error);
      brokenYaml.set(fileContent, fault);
      return unreadable(fault);
    }
    const kind = kindOf(file);
    if (kind === undefined) {
      return parsed;
    }
    // A copy: the parser keeps what it made of a text, and hands it out again.
    const frontMatter = {...parsed.frontMatter};
    for (const key of WORDED) {
      if (typeof frontMatter[key] === 'string') {
        frontMatter[key] = fillVersions(frontMatter[key]);
      }
    }
    const known = kind === 'post' ? await knownNames(siteDir, defaultParseFrontMatter) : undefined;
    const faults: Fault[] = faultsOf(kind, frontMatter, known);
    const told: TextFault[] = [
      ...faults.map(({key, sentence}) => ({line: lineOfKey(fileContent, key), sentence})),
      // Lists are given the beginning of a post alone.
      ...(kind === 'post' && existsSync(filePath) ? missingTruncation(readText(filePath)) : []),
    ];
    for (const {key} of faults) {
      delete frontMatter[key];
    }
    if (told.length > 0) {
      frontMatter.faults = told;
    }
    if (drafts) {
      delete frontMatter.draft;
    }
    if (file.startsWith(`${DATED}/`) && frontMatter.reading_time !== false) {
      frontMatter.reading_minutes = minutesToRead(fileContent);
    }
    // While it is being written, the framework makes dates up.
    if (file.startsWith(`${DATED}/`) && process.env.NODE_ENV === 'production') {
      changes ??= lastChanges(siteDir, DATED);
      const change = changes.get(file);
      if (change && frontMatter.last_update === undefined) {
        frontMatter.last_update = {date: new Date(change.time), author: change.author};
      }
    }
    const id = file.replace(/^docs\/|\.mdx?$/g, '');
    return {...parsed, frontMatter: {...neighboursOf(id, order), ...frontMatter}};
  };
}
