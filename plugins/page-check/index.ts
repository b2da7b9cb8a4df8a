import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {frontMatterFindings, textFindings} from '../../content/findings';
import {readRecord} from '../../content/pages/record';
import {ARCHIVES} from '../../content/starter/forms';
import {IS_STRICT, POLICY} from '../../src/site/policy';
import {doubledAddresses, writtenPages, type WrittenPage} from './addresses';
import {brokenLinks, type BrokenLink} from './links';
import {complain, refuse, warn} from './tell';

/** What the bundlers of both commands offer: a moment when all pages are compiled. */
interface Compiler {
  hooks: {
    done: {
      tap: (
        options: {name: string; stage: number},
        hook: (stats: {hasErrors: () => boolean}) => void,
      ) => void;
    };
  };
}

/** What fails a build always; the rest only a strict one. */
const REFUSED: readonly BrokenLink['kind'][] = POLICY.onBrokenLinks === 'throw' ? ['path'] : [];

const WRONG_PAGES = 'These pages have to be put right';
const BROKEN_LINKS = 'These links lead nowhere';

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
  const {siteDir, baseUrl, generatedFilesDir, siteConfig} = context;
  const isWriting = process.env.NODE_ENV === 'development';
  const stop = isWriting ? complain : refuse;
  let pages: WrittenPage[] = [];
  let told = '';

  const sourceOf = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
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
    const sentences = broken.map(({sentence}) => sentence);
    const isRefused = !isWriting && (IS_STRICT || broken.some(({kind}) => REFUSED.includes(kind)));
    const unread = pages.filter(({file}) => /\.mdx?$/.test(file) && !readRecord(siteDir, file));
    warn(
      'The bundler has these pages in its cache, so their links were not looked at; "npx docusaurus clear" empties it',
      unread.map(({file}) => file),
    );
    // While writing, what has been said of one version of a page need not be said of the next.
    if (sentences.join() !== told) {
      told = sentences.join();
      (isRefused ? refuse : warn)(BROKEN_LINKS, sentences);
    }
  }

  const atEnd = {
    apply: ({hooks}: Compiler) =>
      // Before the framework's own plugin, which prints errors with its frames and ends the build.
      hooks.done.tap({name: 'page-check', stage: -1}, (stats) => {
        if (stats.hasErrors()) {
          stop(WRONG_PAGES, textFindings.all());
          textFindings.clear();
        } else {
          tellOfLinks();
        }
      }),
  };

  return {
    name: 'page-check',
    allContentLoaded({allContent}) {
      pages = writtenPages(allContent);
      stop('The frontmatter of these pages has to be put right', frontMatterFindings.all());
      const doubled = doubledAddresses(pages, sourceOf);
      (IS_STRICT ? stop : warn)('Pages share an address, and only one of each is seen', doubled);
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [atEnd]}),
  };
}
