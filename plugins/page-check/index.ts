import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {frontMatterFindings} from '@collektive/problems';
import {readRecord} from '../../content/pages/record';
import {ARCHIVES} from '../../content/starter/forms';
import {IS_STRICT, POLICY} from '../../src/site/policy';
import {doubledAddresses, writtenPages, type WrittenPage} from './addresses';
import {isOfGonePage, toldOf, type BundlerError} from './bundler';
import {Compilers, type Stats} from './compilers';
import {brokenLinks, type BrokenLink} from './links';
import {complain, refuse, warn} from './tell';

/** What fails a build always; the rest only a strict one. */
const REFUSED: readonly BrokenLink['kind'][] = POLICY.onBrokenLinks === 'throw' ? ['path'] : [];

const WRONG_PAGES = 'These pages need fixing';
const BROKEN_LINKS = 'These links lead nowhere';

/** Where in a plugin something was noticed does not help an author. */
const withoutFrames = (sentence: string): Error => Object.assign(new Error(sentence), {stack: ''});

/** Every address of the site: the keys of the framework's list of chunks, which end with a hash. */
function allAddresses(generatedFilesDir: string): Set<string> {
  const chunks = JSON.parse(
    readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
  ) as Record<string, unknown>;
  return new Set(
    Object.keys(chunks).map((key) => key.replace(/-[\da-f]+$/, '').replace(/\/?$/, '/')),
  );
}

/**
 * Tells authors what is wrong with their pages, with file and line, and what to do. A build ends there;
 * `npm start` goes on, and tells again when something changes.
 */
export default function pageCheck(context: LoadContext): Plugin {
  const {siteDir, baseUrl, generatedFilesDir, siteConfig, i18n} = context;
  const {locales} = siteConfig.i18n;
  if (!locales.includes(i18n.currentLocale)) {
    throw new Error(
      `The locale "${i18n.currentLocale}" is not configured (configured: ${locales.join(', ')}). ` +
        'Add it to i18n.locales in docusaurus.config.ts, or build one of these.',
    );
  }
  const isWriting = process.env.NODE_ENV === 'development';
  const stop = isWriting ? complain : refuse;
  let pages: WrittenPage[] = [];
  let toldOfLinks = '';
  let toldOfPages = '';
  let sentences: string[] = [];

  const sourceOf = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  const isThere = (file: string): boolean => existsSync(path.join(siteDir, file));
  const hasFile = (file: string): boolean =>
    ARCHIVES.includes(file) ||
    siteConfig.staticDirectories.some((folder) => existsSync(path.join(siteDir, folder, file)));

  function tellOfLinks(): void {
    const broken = brokenLinks({
      baseUrl,
      pages,
      recordOf: (file) => readRecord(siteDir, file),
      addresses: allAddresses(generatedFilesDir),
      hasFile,
    });
    const said = broken.map(({sentence}) => sentence);
    const isRefused = !isWriting && (IS_STRICT || broken.some(({kind}) => REFUSED.includes(kind)));
    // While writing, what has been said of one version of a page need not be said of the next.
    if (said.join() !== toldOfLinks) {
      toldOfLinks = said.join();
      (isRefused ? refuse : warn)(BROKEN_LINKS, said);
    }
  }

  /** What is wrong with pages is said in the place of what the bundler says of them. */
  function tellOfPages(stats: readonly Stats[]): void {
    const errors = stats.flatMap(({compilation}) => [...compilation.errors]);
    sentences = [
      ...(isWriting ? frontMatterFindings.all(isThere) : []),
      ...new Set(errors.flatMap((error) => toldOf(siteDir, error) ?? [])),
    ];
    const isOther = (error: BundlerError): boolean =>
      !toldOf(siteDir, error) && !(isWriting && isOfGonePage(siteDir, error));
    for (const {compilation} of stats) {
      compilation.errors = [...compilation.errors].filter(isOther);
    }
    if (!isWriting) {
      (errors.some(isOther) ? complain : refuse)(WRONG_PAGES, sentences);
    } else if (sentences.join() !== toldOfPages) {
      complain(WRONG_PAGES, sentences);
    }
    toldOfPages = sentences.join();
    if (errors.length === 0) {
      tellOfLinks();
    }
  }

  /** While writing, the same is shown over the page. */
  function showOverPage({compilation}: Stats): void {
    compilation.errors = [...sentences.map(withoutFrames), ...compilation.errors];
  }

  const compilers = new Compilers(tellOfPages, isWriting ? showOverPage : undefined);

  return {
    name: 'page-check',
    allContentLoaded({allContent}) {
      pages = writtenPages(allContent);
      if (!isWriting) {
        refuse(WRONG_PAGES, frontMatterFindings.all());
      }
      const doubled = doubledAddresses(pages, sourceOf);
      (IS_STRICT ? stop : warn)('Pages share an address, and only one of each is seen', doubled);
    },
    configureWebpack: () => ({
      plugins: [compilers.plugin()],
      // Of what a page imports by a name that the other file does not have, the bundler would only warn.
      module: {rules: [{resource: /\.mdx?$/, parser: {exportsPresence: 'error'}}]},
    }),
  };
}
